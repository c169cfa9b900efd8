import { Mail } from "lucide-react";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type MomentMarkProps = {
  moment: Moment;
  today: CalendarDay;
  size?: number;
  /** The mood's word, for those who do not see its shape. */
  label?: string | undefined;
};

/** A letter stays closed: neither its mood nor its weight shows. Without a mood, a plain point of ink. */
export function MomentMark({ moment, today, size = 28, label }: MomentMarkProps) {
  if (isSealed(moment, today)) return <Icon glyph={Mail} size={Math.round(size * 0.78)} />;
  if (moment.is_milestone) return <MilestoneKnot size={Math.round(size * 1.57)} />;
  if (moment.mood !== null) return <MoodGlyph mood={moment.mood} size={size} {...(label && { label })} />;
  return <span aria-hidden="true" className="size-2 rounded-full bg-ink" />;
}

/** Where a period begins: a ring. Where it ends: a bar across the path. */
export function EdgeGlyph({ kind }: { kind: "start" | "end" }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={24} height={24} className="block fill-none stroke-ink">
      {kind === "start" ? (
        <circle cx={12} cy={12} r={5} strokeWidth={1.7} />
      ) : (
        <path d="M4 12h16" strokeWidth={1.9} strokeLinecap="round" />
      )}
    </svg>
  );
}
