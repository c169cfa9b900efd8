import { moodColours, moodShapes } from "#app/ui/art/mood-shapes.ts";
import type { MoodName } from "#domain/moment/moment.ts";

type MoodMarkProps = { mood: MoodName; x: number; y: number; size: number };

/** Below this many pixels the full drawing of a shape closes up. */
const smallest = 16;

/** A mood as shape and colour, its box centred on (x, y): fill 22 % over the ground, outline of its ink. */
export function MoodShapeMark({ mood, x, y, size }: MoodMarkProps) {
  const scale = size / 32;
  return (
    <g className={moodColours[mood]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      <path
        className="fill-[color-mix(in_oklab,currentColor_22%,var(--ground))] stroke-current"
        d={size < smallest ? moodShapes[mood].small : moodShapes[mood].outline}
        strokeWidth={1.4 / scale}
        strokeLinejoin="round"
      />
    </g>
  );
}
