/** Milestones: those the person marked, and the next anniversaries of ongoing relationships. */
import { addDays, addMonths, type CalendarDay, daysBetween, yearOf } from "#domain/time/calendar-day.ts";
import { datePrecision } from "#domain/time/vague-date.ts";
import type { CountedRelationship, Entries } from "./entries.ts";
import { type Figure, figureOf } from "./figure.ts";
import { type Group, groupByLabel } from "./groups.ts";

type MilestoneGroup = Group & { readonly relationshipIds: readonly string[] };

type NextMilestone = {
  readonly relationshipId: string;
  readonly kind: "days" | "years";
  /** 100, 500 … days or 1, 2 … years. */
  readonly count: number;
  readonly on: CalendarDay;
  readonly inDays: number;
};

export type Milestones = {
  /** By their word, the most frequent first. A list, so no minimum applies. */
  readonly reached: Figure<readonly MilestoneGroup[]>;
  /** Those without a word: in no group of `reached`, and counted with them. */
  readonly wordless: readonly string[];
  /** The nearest first; ongoing relationships with a start known to the day only. */
  readonly next: readonly NextMilestone[];
};

export function listMilestones({ relationships, moments, today }: Entries): Milestones {
  const marked = moments.map(({ moment }) => moment).filter((moment) => moment.is_milestone);
  const personOf = new Map(marked.map(({ id, relationship_id }) => [id, relationship_id]));
  return {
    reached: figureOf(
      marked.map(({ id }) => id),
      () =>
        groupByLabel(marked.map(({ id, word }) => ({ id, label: word }))).map((group) => ({
          ...group,
          relationshipIds: [...new Set(group.ids.flatMap((id) => personOf.get(id) ?? []))],
        })),
      0,
    ),
    wordless: marked.filter(({ word }) => word.trim() === "").map(({ id }) => id),
    next: relationships
      .flatMap((counted) => nextOf(counted, today))
      .toSorted((a, b) => a.inDays - b.inDays || (a.relationshipId < b.relationshipId ? -1 : 1)),
  };
}

const roundDays = [100, 200, 300, 500, 1_000];

/** With several periods the count would be ambiguous, so only a single unbroken one is counted. */
function nextOf(
  { relationship, duration }: CountedRelationship,
  today: CalendarDay,
): readonly NextMilestone[] {
  const { id, start_date, periods } = relationship;
  if (!duration.ok || !duration.isOngoing || periods.length > 0 || start_date === null) return [];
  if (datePrecision(start_date) !== "day") return [];
  const lived = daysBetween(start_date, today);
  const days = roundDays.find((count) => count > lived) ?? Math.floor(lived / 1_000 + 1) * 1_000;
  const sooner = yearOf(today) - yearOf(start_date);
  const years = sooner > 0 && addMonths(start_date, sooner * 12) > today ? sooner : sooner + 1;
  const next = (kind: "days" | "years", count: number, on: CalendarDay) => ({
    relationshipId: id,
    kind,
    count,
    on,
    inDays: daysBetween(today, on),
  });
  return [
    next("days", days, addDays(start_date, days)),
    next("years", years, addMonths(start_date, years * 12)),
  ];
}
