/** Mean and median duration, and the three bands (specification, section 9). Ongoing relationships are included. */
import { countedLength } from "#domain/relationship/relationship-duration.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type CalendarDuration, type DurationBand, meanDuration } from "#domain/time/duration.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";
import type { CountedRelationship, Entries } from "./entries.ts";
import { type Figure, figureOf } from "./figure.ts";

/** One line or point of a chart. */
export type MeasuredMark = {
  readonly id: string;
  /** Where it is drawn. */
  readonly start: CalendarDay;
  /** What is said of it. */
  readonly startDate: VagueDate;
  readonly days: number;
  readonly duration: CalendarDuration;
  readonly band: DurationBand;
  readonly isOngoing: boolean;
  readonly isApproximate: boolean;
};

/** `days` are complete ones. */
export type Length = { readonly days: number; readonly duration: CalendarDuration };

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
  const durations = marks.map(({ duration }) => duration);
  return {
    average: figureOf(ids, () => meanOf(durations)),
    median: figureOf(ids, () => medianOf(durations)),
    bands: { short: bandOf(marks, "short"), medium: bandOf(marks, "medium"), long: bandOf(marks, "long") },
    marks: figureOf(ids, () => marks),
    isApproximate: marks.some(({ isApproximate }) => isApproximate),
    unmeasured: relationships.flatMap<Durations["unmeasured"][number]>(
      ({ relationship: { id }, duration }) => {
        if (!duration.ok) return [{ id, reason: duration.reason }];
        return countedLength(duration) === null ? [{ id, reason: "too_vague" }] : [];
      },
    ),
  };
}

function markOf({ relationship, start, dates, duration }: CountedRelationship): readonly MeasuredMark[] {
  const counted = countedLength(duration);
  if (counted === null || start === null || dates.start === null) return [];
  const { days, band, isOngoing, isApproximate } = counted;
  const startDate = dates.start;
  return [
    {
      id: relationship.id,
      start,
      startDate,
      days,
      duration: counted.duration,
      band,
      isOngoing,
      isApproximate,
    },
  ];
}

function meanOf(durations: readonly CalendarDuration[]): Length {
  const duration = meanDuration(durations);
  return { days: duration.total, duration };
}

/** The middle one, or the mean of the two in the middle. */
function medianOf(durations: readonly CalendarDuration[]): Length {
  const sorted = durations.toSorted((a, b) => a.total - b.total);
  const half = Math.floor(sorted.length / 2);
  return meanOf(sorted.slice(sorted.length % 2 === 1 ? half : half - 1, half + 1));
}

function bandOf(marks: readonly MeasuredMark[], band: DurationBand): Figure<number> {
  const inBand = marks.filter((mark) => mark.band === band);
  return figureOf(
    inBand.map(({ id }) => id),
    () => inBand.length,
    0,
  );
}
