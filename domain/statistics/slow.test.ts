/** A second, slow implementation of all durations: every day is counted one by one. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { visibleJournal } from "#domain/journal/journal.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { allPeriods, relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";
import { anyJournal, propertyToday as today } from "../fixtures/any-journal.ts";
import { buildRelationship, emptyJournal, vagueDate } from "../fixtures/journal.ts";
import { computeStatistics } from "./all.ts";
import { wholeLife } from "./entries.ts";

const seasons: Readonly<Record<string, readonly string[]>> = {
  21: ["03", "04", "05"],
  22: ["06", "07", "08"],
  23: ["09", "10", "11"],
};

const calendar: readonly CalendarDay[] = Array.from({ length: 366 * 7 }, (_, at) =>
  addDays("2021-01-01", at),
);

/** All days that a date can mean, found by checking each day of the calendar. */
function daysMeant(date: VagueDate): readonly CalendarDay[] {
  const [year = "", middle = ""] = date.split("-");
  const months = seasons[middle];
  if (!months) return calendar.filter((day) => day.startsWith(date));
  return calendar.filter((day) => day.startsWith(year) && months.includes(day.slice(5, 7)));
}

/** Of a whole month or season the 15th, of a year the 2nd of July; of what is left of one, the day in the middle. */
function middleOf(days: readonly CalendarDay[], date: VagueDate): CalendarDay {
  const middle = days[Math.floor((days.length - 1) / 2)] ?? "";
  if (days.length < daysMeant(date).length || date.length === 10) return middle;
  if (date.length === 4) return `${date}-07-02`;
  const months = Map.groupBy(days, (day) => day.slice(0, 7));
  return `${[...months.keys()][(months.size - 1) / 2]}-15`;
}

type Ticked = {
  readonly days: ReadonlySet<CalendarDay>;
  /** The fewest and the most days that its dates can mean. */
  readonly least: number;
  readonly most: number;
};

/** The days of one relationship; null when no period of it has a duration. */
function tick(relationship: Relationship): Ticked | null {
  const periods = allPeriods(relationship);
  const openStarts = periods.flatMap(({ start_date, end_date }) =>
    start_date !== null && end_date === null ? [daysMeant(start_date)[0] ?? ""] : [],
  );
  const lastOpen = openStarts.toSorted().at(-1);
  let hasOpen = false;
  const ticked = new Set<CalendarDay>();
  let isMeasured = false;
  const [surely, possibly] = [new Set<CalendarDay>(), new Set<CalendarDay>()];
  for (const { start_date, end_date } of periods) {
    if (start_date === null) continue;
    const starts = daysMeant(start_date);
    const first = starts[0] ?? "";
    const isOpen = end_date === null && relationship.status === "ongoing" && first === lastOpen && !hasOpen;
    if (isOpen) hasOpen = true;
    if ((end_date === null && !isOpen) || first > today) continue;
    isMeasured = true;
    const meant = end_date === null ? [today] : daysMeant(end_date).filter((day) => day <= today);
    const ends = meant.length === 0 ? [today] : meant;
    const lastEnd = ends.at(-1) ?? today;
    const possibleStarts = starts.filter((day) => day <= lastEnd || day === first);
    const possibleEnds = ends.filter((day) => day >= first);
    const start = middleOf(possibleStarts, start_date);
    const end = possibleEnds.length === 0 ? first : middleOf(possibleEnds, end_date ?? start_date);
    for (let day = start; day < end; day = addDays(day, 1)) ticked.add(day);
    const [lastStart, firstEnd] = [possibleStarts.at(-1) ?? start, possibleEnds[0] ?? end];
    for (const day of calendar) {
      if (day >= lastStart && day < firstEnd) surely.add(day);
      if (day >= first && day < lastEnd) possibly.add(day);
    }
  }
  if (!isMeasured) return null;
  const isExact = periods.every(
    (one) => (one.start_date ?? today).length + (one.end_date ?? today).length === 20,
  );
  if (isExact) return { days: ticked, least: ticked.size, most: ticked.size };
  return { days: ticked, least: Math.min(surely.size, ticked.size), most: possibly.size };
}

/** Found by a random journal: years that may overlap, of which the days that can be meant were counted twice. */
const overlapping = {
  ...emptyJournal,
  relationships: [
    buildRelationship(1, {
      status: "ongoing",
      start_date: vagueDate("2022"),
      end_date: vagueDate("2025"),
      periods: [
        { start_date: vagueDate("2023"), end_date: null },
        { start_date: vagueDate("2022"), end_date: vagueDate("2025") },
      ],
    }),
  ],
};

test("a relationship lasts as many days as can be ticked off, whatever its dates and periods", () => {
  fc.assert(
    fc.property(anyJournal, ({ relationships }) => {
      for (const relationship of relationships) {
        const ticked = tick(relationship);
        const duration = relationshipDuration(relationship, today);
        expect(duration.ok ? duration.days : null).toBe(ticked?.days.size ?? null);
      }
    }),
    { numRuns: 120 },
  );
});

test("average, median, bands’ total and shared days are those of the ticked calendar", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const shown = visibleJournal(journal, today).relationships;
      const ticked = shown.flatMap((relationship) => tick(relationship) ?? []);
      const counted = ticked.filter((one) => (one.most - one.least) / 2 <= one.days.size);
      const days = counted.map((one) => one.days.size).toSorted((a, b) => a - b);
      const { durations, togetherness } = computeStatistics(journal, wholeLife, today);
      expect(durations.average.n).toBe(days.length);
      const { short, medium, long } = durations.bands;
      expect(short.n + medium.n + long.n).toBe(days.length);
      if (days.length >= 5) {
        const sum = days.reduce((total, some) => total + some, 0);
        expect(durations.average.value?.days).toBe(Math.floor(sum / days.length));
        const [low = 0, high = 0] = [days[Math.ceil(days.length / 2) - 1], days[Math.floor(days.length / 2)]];
        expect(durations.median.value?.days).toBe(Math.floor((low + high) / 2));
      }
      const together = new Set(counted.flatMap((some) => [...some.days]));
      expect(togetherness.share?.value?.together ?? 0).toBe(together.size);
    }),
    { numRuns: 120, examples: [[overlapping]] },
  );
});
