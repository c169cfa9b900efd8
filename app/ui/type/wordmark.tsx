import { wordmarkBox, wordmarkOutlines } from "./wordmark-outlines.ts";

type WordmarkProps = {
  /** Height of the lettering's em, in px: 27 in the bar, 32 on doors. */
  size?: number | undefined;
};

/** "Tendre" in the map's lettering (outlines of IM Fell English italic, simplified), so that no font is awaited. */
export function Wordmark({ size = 27 }: WordmarkProps) {
  return (
    <svg
      role="img"
      aria-label="Tendre"
      viewBox={wordmarkBox}
      width={Math.round(size * 2.547)}
      height={Math.round(size * 0.78)}
      className="block flex-none fill-current"
    >
      <path d={wordmarkOutlines} />
    </svg>
  );
}
