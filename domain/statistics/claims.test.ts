/** The claims of the sentences, counted a second time one by one. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { pagesTold } from "#domain/fixtures/pages-told.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { anyJournal, largeJournal, propertyToday as today } from "../fixtures/any-journal.ts";
import { buildRelationship, emptyJournal, vagueDate } from "../fixtures/journal.ts";
import { computeStatistics } from "./all.ts";
import { countBeginnings, countMoodSides, countRatedLengths, leadersOf } from "./claims.ts";
import { wholeLife } from "./entries.ts";
import { summarizeRelationships } from "./relationship-summary.ts";

/** Among the random ones, a thousand people. */
const runs = {
  numRuns: 100,
  examples: fc.sample(largeJournal(1_000), { numRuns: 1, seed: 3 }).map((journal): [Journal] => [journal]),
};

test("of equal counts all lead, and nothing leads where nothing was counted", () => {
  const [a, b, c] = [{ count: 3 }, { count: 3 }, { count: 1 }];
  expect(leadersOf([a, b, c])).toEqual([a, b]);
  expect(leadersOf([c])).toEqual([c]);
  expect(leadersOf([{ count: 0 }])).toEqual([]);
});

test("moods are three counts that add up to all moments with a mood", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const { counts } = computeStatistics(journal, wholeLife, today).moods;
      if (!counts.value) return;
      const given = pagesTold(journal, today).flatMap(({ mood }) => mood ?? []);
      expect(countMoodSides(counts.value)).toEqual({
        light: given.filter((mood) => mood === 4 || mood === 5).length,
        even: given.filter((mood) => mood === 3).length,
        heavy: given.filter((mood) => mood === 1 || mood === 2).length,
      });
    }),
    runs,
  );
});

test("beginnings are in the years of their days, each year counted once and a winter in that of its January", () => {
  expect(countBeginnings([])).toBeNull();
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const marks = computeStatistics(journal, wholeLife, today).durations.marks.value ?? [];
      const said = countBeginnings(marks);
      const years = marks.map(({ start }) => start.slice(0, 4)).toSorted();
      expect(said?.count ?? 0).toBe(marks.length);
      expect(said?.years ?? 0).toBe(years.filter((year, at) => year !== years[at - 1]).length);
      expect(String(said?.from ?? "")).toBe(years[0] ?? "");
      expect(String(said?.to ?? "")).toBe(years.at(-1) ?? "");
    }),
    runs,
  );
});

test("lengths beside appreciations are those of the records", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const marks = computeStatistics(journal, wholeLife, today).kinds.ratingAgainstDuration.value ?? [];
      const said = countRatedLengths(marks);
      const counted = { high: { of: 0, long: 0 }, low: { of: 0, long: 0 } };
      for (const { id } of marks) {
        const one = journal.relationships.find((relationship) => relationship.id === id);
        const side = (one?.rating ?? 0) > 3 ? counted.high : counted.low;
        const duration = one && relationshipDuration(one, today);
        side.of += 1;
        if (duration?.ok && duration.band === "long") side.long += 1;
      }
      expect(said).toEqual(counted);
    }),
    runs,
  );
});

test("the year 2019, beginning and end, is no length: it is left out, counted as left out, and not said to be single", () => {
  const vague = buildRelationship(9, {
    status: "ended",
    start_date: vagueDate("2019"),
    end_date: vagueDate("2019"),
  });
  const { durations, togetherness } = computeStatistics(
    { ...emptyJournal, relationships: [vague] },
    wholeLife,
    today,
  );
  expect(durations.marks.n).toBe(0);
  expect(durations.unmeasured).toEqual([{ id: vague.id, reason: "too_vague" }]);
  expect(togetherness.unmeasured).toEqual([vague.id]);
});

test("a vague start has one day for the days together and for those they are counted among", () => {
  const since2019 = buildRelationship(9, {
    status: "ongoing",
    start_date: vagueDate("2019"),
    end_date: null,
  });
  const { togetherness, since, durations } = computeStatistics(
    { ...emptyJournal, relationships: [since2019] },
    wholeLife,
    today,
  );
  const share = togetherness.share?.value;
  expect(share).toMatchObject({ from: "2019-07-02", isApproximate: true });
  expect(share?.together).toBe(share?.total);
  expect(since).toBe("2019");
  expect(durations.isApproximate).toBe(true);
});

const ended = (id: number, start: string, end: string) =>
  buildRelationship(id, { status: "ended", start_date: vagueDate(start), end_date: vagueDate(end) });

test("dates too vague for a length are no days together, and are drawn nowhere", () => {
  const relationships = [ended(1, "2022", "2022-06"), ended(2, "2023-01-01", "2023-01-11")];
  const { togetherness, lifeLines } = computeStatistics({ ...emptyJournal, relationships }, wholeLife, today);
  expect(togetherness.share).toMatchObject({ n: 1, value: { together: 10, isApproximate: false } });
  expect(togetherness.unmeasured).toHaveLength(1);
  expect(lifeLines.n).toBe(1);
});

test("how long two have been together is not about because of somebody else's dates", () => {
  const now = buildRelationship(1, { start_date: vagueDate("2025-07-14") });
  const before = buildRelationship(2, { status: "ended", end_date: vagueDate("2019") });
  const { present } = computeStatistics({ ...emptyJournal, relationships: [now, before] }, wholeLife, today);
  expect(present.value).toMatchObject({ since: "2025-07-14", isApproximate: false });
});

test("what its own page can only say is less than a month is no time together", () => {
  const relationships = [buildRelationship(1, { start_date: vagueDate("2026-02") })];
  const { present } = computeStatistics({ ...emptyJournal, relationships }, wholeLife, "2026-02-28");
  expect(present.value).toMatchObject({ state: "together", since: null });
});

test("a mean is not rounded up: of thirteen days and fourteen it is thirteen", () => {
  const relationships = [13, 14, 14, 14, 14].map((days, at) =>
    ended(at, "2024-03-01", addDays("2024-03-01", days)),
  );
  const { average } = computeStatistics({ ...emptyJournal, relationships }, wholeLife, today).durations;
  expect(average.value?.days).toBe(13);
});

test("a winter begins something in the year of its January", () => {
  const relationships = [0, 1, 2, 3, 4].map((at) => ended(at, "2021-24", "2023"));
  const { marks } = computeStatistics({ ...emptyJournal, relationships }, wholeLife, today).durations;
  expect(countBeginnings(marks.value ?? [])).toMatchObject({ count: 5, from: 2022, to: 2022 });
});

test("the dashboard and the statistics begin with the same date of two that overlap", () => {
  const relationships = [ended(1, "2019", "2021"), ended(2, "2019-03", "2020")];
  const { since } = computeStatistics({ ...emptyJournal, relationships }, wholeLife, today);
  expect(since).toBe("2019-03");
  expect(summarizeRelationships(relationships, today).since).toBe(since);
});
