import { memo, useId } from "react";
import type { DrawnCoasts } from "./draw-coasts.ts";

type CoastlineProps = {
  coasts: DrawnCoasts;
  /** Pixels a unit takes. */
  scale: number;
  transform: string;
  /** Pixels that the hatching of the sea reaches from the coast. */
  shore: number;
};

/** Pixels a unit takes: farther away borders are hairlines, dots would run together. */
const dottedFrom = 6;

/** Level strokes of several lengths, as an engraver shades the sea along a coast. */
function SeaHatching({ id, scale }: { id: string; scale: number }) {
  return (
    <pattern
      id={id}
      patternUnits="userSpaceOnUse"
      width={96}
      height={25}
      patternTransform={`scale(${1 / scale})`}
    >
      <path
        className="fill-none stroke-(--m-hatch) opacity-70"
        d="M0 2.5H58M66 2.5H90M10 7.5H40M48 7.5H96M0 12.5H26M32 12.5H80M14 17.5H66M74 17.5H96M0 22.5H44M54 22.5H88"
        strokeWidth={0.8}
        strokeLinecap="round"
      />
    </pattern>
  );
}

/** Land with its borders, and the sea hatched along it. */
export const Coastline = memo(({ coasts, scale, transform, shore }: CoastlineProps) => {
  const hatching = useId();
  const isDotted = scale >= dottedFrom;
  return (
    <g transform={transform}>
      <SeaHatching id={hatching} scale={scale} />
      {/* On both sides of the coast: the land covers its own. */}
      <path
        className="fill-none"
        d={coasts.land}
        stroke={`url(#${hatching})`}
        strokeWidth={(shore * 2) / scale}
        strokeLinejoin="round"
      />
      <path
        className="fill-(--m-paper) stroke-(--m-ink)"
        d={coasts.land}
        fillRule="evenodd"
        strokeWidth={Math.min(1.3, 0.55 + scale / 8) / scale}
        strokeLinejoin="round"
      />
      <path
        className={`fill-none stroke-(--m-ink) ${isDotted ? "opacity-60" : "opacity-25"}`}
        d={coasts.borders}
        strokeWidth={(isDotted ? 1.4 : 0.7) / scale}
        strokeLinecap="round"
        strokeDasharray={isDotted ? `${0.1 / scale} ${4.5 / scale}` : undefined}
      />
    </g>
  );
});
