/**
 * A mood as shape and colour: 5 scalloped disc, 4 circle, 3 rounded square, 2 drop, 1 lozenge. `size` in px; under 12 px
 * the face goes and the shape fills. Say the word beside it, or pass it as `label`; without one it is decoration.
 */
import { moodColours, moodName, moodShapes } from "./mood-shapes.ts";

type MoodGlyphProps = { mood: number; size?: number; label?: string };

export function MoodGlyph({ mood, size = 28, label }: MoodGlyphProps) {
  const name = moodName(mood);
  const { outline, face, small } = moodShapes[name];
  const isSmall = size < 12;
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={`block flex-none ${moodColours[name]}`}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {isSmall ? (
        <path className="fill-current" d={small} />
      ) : (
        <g
          className="fill-none stroke-current"
          strokeWidth={1.7}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path
            className="fill-[color-mix(in_oklab,currentColor_14%,var(--art-paper,var(--ground)))]"
            d={outline}
          />
          <path d={face} />
        </g>
      )}
    </svg>
  );
}
