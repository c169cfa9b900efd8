/** The claims of the sentences, counted a second time one by one. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { pagesTold } from "#domain/fixtures/pages-told.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { anyJournal, largeJournal, propertyToday as today } from "../fixtures/any-journal.ts";
import { buildRelationship, emptyJournal, vagueDate } from "../fixtures/journal.ts";
import { computeStatistics } from "./all.ts";
import { countBeginnings, countMoodSides, countRatedLengths, leadersOf } from "./claims.ts";
import { wholeLife } from "./entries.ts";

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

test("beginnings are in the years that were written, each year counted once", () => {
  expect(countBeginnings([])).toBeNull();
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const marks = computeStatistics(journal, wholeLife, today).durations.marks.value ?? [];
      const said = countBeginnings(marks);
      const years = marks.map(({ startDate }) => startDate.slice(0, 4)).toSorted();
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
