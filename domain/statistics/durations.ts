/** Mean and median duration, and the three bands (specification, section 9). Ongoing relationships are included. */
import { isTooVague } from "#domain/relationship/relationship-duration.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type CalendarDuration, type DurationBand, roundedDuration } from "#domain/time/duration.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";
import type { CountedRelationship, Entries } from "./entries.ts";
import { type Figure, figureOf, meanOf, medianOf } from "./figure.ts";

/** `duration` is rounded as in speech; `days` are exact, to the half. */
type Length = { readonly days: number; readonly duration: CalendarDuration };

/** One line or point of a chart. */
export type MeasuredMark = {
  readonly id: string;
  /** Where it is drawn. */
  readonly start: CalendarDay;
  /** What is said of it. */
  readonly startDate: VagueDate;
  readonly days: number;
  readonly band: DurationBand;
  readonly isOngoing: boolean;
  readonly isApproximate: boolean;
};

export type Durations = {
  readonly average: Figure<Length>;
  readonly median: Figure<Length>;
  readonly bands: Readonly<Record<DurationBand, Figure<number>>>;
  /** Duration by start date, in that order: never sorted by length. */
  readonly marks: Figure<readonly MeasuredMark[]>;
  /** True when a length among them is about: the median and the average are too. */
  readonly isApproximate: boolean;
  /** Relationships with an unknown duration, and the reason. They are in no figure of lengths. */
  readonly unmeasured: readonly {
    readonly id: string;
    readonly reason: "no_start" | "no_end" | "not_started" | "too_vague";
  }[];
};

export function measureDurations({ relationships }: Entries): Durations {
  const marks = relationships.flatMap(markOf);
  const ids = marks.map(({ id }) => id);
  const days = marks.map((mark) => mark.days);
  return {
    average: figureOf(ids, () => lengthOf(meanOf(days))),
    median: figureOf(ids, () => lengthOf(medianOf(days))),
    bands: { short: bandOf(marks, "short"), medium: bandOf(marks, "medium"), long: bandOf(marks, "long") },
    marks: figureOf(ids, () => marks),
    isApproximate: marks.some(({ isApproximate }) => isApproximate),
    unmeasured: relationships.flatMap<Durations["unmeasured"][number]>(
      ({ relationship: { id }, duration }) => {
        if (!duration.ok) return [{ id, reason: duration.reason }];
        return isTooVague(duration) ? [{ id, reason: "too_vague" }] : [];
      },
    ),
  };
}

function markOf({ relationship, start, dates, duration }: CountedRelationship): readonly MeasuredMark[] {
  if (!duration.ok || start === null || dates.start === null || isTooVague(duration)) return [];
  const { days, band, isOngoing, isApproximate } = duration;
  return [{ id: relationship.id, start, startDate: dates.start, days, band, isOngoing, isApproximate }];
}

function lengthOf(days: number): Length {
  return { days: Math.round(days), duration: roundedDuration(days) };
}

function bandOf(marks: readonly MeasuredMark[], band: DurationBand): Figure<number> {
  const inBand = marks.filter((mark) => mark.band === band);
  return figureOf(
    inBand.map(({ id }) => id),
    () => inBand.length,
    0,
  );
}
