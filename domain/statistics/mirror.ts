/** The same month of each relationship, aligned at its day 0, in calendar order, without ranking. */
import { addDays, addMonths, type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import { datePrecision } from "#domain/time/vague-date.ts";
import type { CountedMoment, CountedRelationship, Entries } from "./entries.ts";
import { type Figure, figureOf } from "./figure.ts";

/** Days drawn around the month, for context. */
export const mirrorDays = 120;

type MirrorMark = {
  readonly id: string;
  /** Days since the start. */
  readonly offset: number;
  readonly mood: number | null;
  readonly isMilestone: boolean;
  readonly isInMonth: boolean;
};

export type MirrorRow = {
  readonly relationshipId: string;
  /** The month, first day and first day after it. */
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  readonly fromOffset: number;
  readonly untilOffset: number;
  readonly marks: readonly MirrorMark[];
  /** Moments in the month. */
  readonly count: number;
  /** The last word written in the month; null when there is none. */
  readonly word: string | null;
  /** The day offset of an end within the month. */
  readonly endedAt: number | null;
};

/** `month`: 1 is the first. Based on the relationships that reached it with a start known to the month at least. */
export function mirrorMonth({ relationships, today }: Entries, month = 3): Figure<readonly MirrorRow[]> {
  const rows = relationships.map((counted) => rowOf(counted, month, today)).filter((row) => row !== null);
  return figureOf(
    rows.map(({ relationshipId }) => relationshipId),
    () => rows,
  );
}

function rowOf(
  { relationship, duration, written }: CountedRelationship,
  month: number,
  today: CalendarDay,
): MirrorRow | null {
  const start = duration.ok ? duration.spans[0]?.start : undefined;
  const { id, start_date } = relationship;
  if (!duration.ok || start === undefined || start_date === null) return null;
  if (datePrecision(start_date) !== "day" && datePrecision(start_date) !== "month") return null;
  const from = addMonths(start, month - 1);
  const last = duration.spans.at(-1)?.end ?? today;
  if (from > last) return null;
  const until = addMonths(start, month);
  const untilOffset = daysBetween(start, until);
  return {
    relationshipId: id,
    from,
    until,
    fromOffset: daysBetween(start, from),
    untilOffset,
    ...(written.length === 0
      ? unwritten
      : writtenIn(written, { start, from, until, days: Math.max(mirrorDays, untilOffset) })),
    endedAt: !duration.isOngoing && last < until ? daysBetween(start, last) : null,
  };
}

type Window = {
  readonly start: CalendarDay;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  /** Days drawn from the start. */
  readonly days: number;
};

const unwritten = { marks: [], count: 0, word: null } as const;

function writtenIn(
  written: readonly CountedMoment[],
  { start, from, until, days }: Window,
): Pick<MirrorRow, "marks" | "count" | "word"> {
  const horizon = addDays(start, days);
  const inMonth = written.filter(({ day }) => day >= from && day < until);
  return {
    marks: written
      .filter(({ day }) => day >= start && day < horizon)
      .map(({ moment, day }) => ({
        id: moment.id,
        offset: daysBetween(start, day),
        mood: moment.mood,
        isMilestone: moment.is_milestone,
        isInMonth: day >= from && day < until,
      })),
    count: inMonth.length,
    word: inMonth.findLast(({ moment }) => moment.word !== "")?.moment.word ?? null,
  };
}
