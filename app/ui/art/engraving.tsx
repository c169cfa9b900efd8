/**
 * One engraved picture: ink in `currentColor`, washes from the map's tokens, paper from `--art-paper` (the ground when
 * unset; set it to the surface a picture lies on). Decoration unless it has a label.
 * `fit`: "width" fills its container, keeping proportions; "cover" fills a box and is cut by it; "own" keeps its size.
 */
import { memo } from "react";
import { pathOf } from "./packed.ts";

/** Layers from back to front: a letter for what the shape is made of, packed marks (`pathOf`). */
export type Engraving = {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly (readonly [letter: string, packed: string])[];
};

const paints: Readonly<Record<string, string>> = {
  p: "fill-[var(--art-paper,var(--ground))]",
  k: "fill-current",
  f: "fill-current opacity-60",
  l: "fill-(--m-leaf)",
  r: "fill-accent opacity-80",
  w: "fill-(--m-win)",
  m: "fill-accent",
  a: "fill-(--m-water) opacity-25",
  h: "fill-(--m-hatch)",
  g: "fill-(--m-glow) opacity-40",
  o: "fill-(--m-moss) opacity-20",
  n: "fill-[oklch(0.3_0.035_250)]",
  s: "fill-[oklch(0.8_0.03_230)] opacity-75",
  u: "fill-[oklch(0.93_0.05_90)]",
};

const boxes = {
  width: "block h-auto w-full",
  cover: "block size-full",
  own: "block h-auto max-w-full",
} as const;

type EngravedPictureProps = { engraving: Engraving; fit?: keyof typeof boxes; label?: string };

export const EngravedPicture = memo(function EngravedPicture({
  engraving,
  fit = "width",
  label,
}: EngravedPictureProps) {
  const { width, height, layers } = engraving;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(fit === "own" ? { width, height } : {})}
      preserveAspectRatio={fit === "cover" ? "xMidYMid slice" : "xMinYMax meet"}
      className={boxes[fit]}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g transform="scale(.1)">
        {layers.map(([letter, packed]) => (
          <path key={letter + packed} className={paints[letter]} d={pathOf(packed)} />
        ))}
      </g>
    </svg>
  );
});
