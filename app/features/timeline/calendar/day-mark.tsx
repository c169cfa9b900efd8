import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import type { PictureCell } from "./picture-year.ts";

/** A day's shape: the knot of a milestone, its mood, or a plain point of ink. */
export function DayMark({ cell, size }: { cell: PictureCell; size: number }) {
  if (cell.hasMilestone) return <MilestoneKnot size={size * 1.3} />;
  if (cell.shape !== null) return <MoodGlyph mood={cell.shape} size={size} />;
  if (cell.ids.length === 0) return null;
  return <span className="block size-1.25 rounded-full bg-ink" />;
}
