import fc from "fast-check";
import { expect, test } from "vitest";
import { visibleJournal } from "#domain/journal/journal.ts";
import { dayFromNumber } from "#domain/time/calendar-day.ts";
import { anyJournal, propertyToday as today } from "../fixtures/any-journal.ts";
import { buildMoment, buildRelationship, vagueDate } from "../fixtures/journal.ts";
import { computeStatistics } from "./all.ts";
import { type StatisticsFilter, selectEntries, wholeLife } from "./entries.ts";
import { medianOf } from "./figure.ts";
import { gatherByLabel } from "./groups.ts";
import { countWords } from "./themes.ts";

const anyFilter: fc.Arbitrary<StatisticsFilter> = fc.record({
  period: fc.constantFrom(
    null,
    { from: "2024-01-01", to: "2024-12-31" },
    { from: "2026-01-01", to: "2026-12-31" },
  ),
  relationshipIds: fc.constantFrom(null, new Set([buildRelationship(0).id, buildRelationship(2).id])),
});

function leaves(value: unknown): readonly unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

function figures(value: unknown): readonly { n: unknown; ids: unknown; refused: unknown; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "refused" in value && "ids" in value && "n" in value && "value" in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap(figures)];
}

test("no journal gives NaN, an infinity or a negative number", () => {
  fc.assert(
    fc.property(anyJournal, anyFilter, (journal, filter) => {
      for (const leaf of leaves(computeStatistics(journal, filter, today))) {
        if (typeof leaf === "number") expect(Number.isFinite(leaf) && leaf >= 0).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test("every figure stands on entries that are shown, each once, and is refused or has a value", () => {
  fc.assert(
    fc.property(anyJournal, anyFilter, (journal, filter) => {
      const { relationships, moments } = visibleJournal(journal, today);
      const shown = new Set([...relationships, ...moments].map(({ id }) => id));
      const found = figures(computeStatistics(journal, filter, today));
      expect(found.length).toBeGreaterThan(15);
      for (const figure of found) {
        const ids = Array.isArray(figure.ids) ? figure.ids : [];
        expect(figure.n).toBe(ids.length);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => shown.has(id))).toBe(true);
        expect(figure.value === null).toBe(figure.refused);
      }
    }),
    { numRuns: 200 },
  );
});

test("the order in which rows arrive changes nothing", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const reversed = {
        relationships: journal.relationships.toReversed(),
        moments: journal.moments.toReversed(),
        media: journal.media.toReversed(),
      };
      const plain = computeStatistics(journal, wholeLife, today);
      const other = computeStatistics(reversed, wholeLife, today);
      expect(other).toEqual(plain);
    }),
    { numRuns: 100 },
  );
});

test("the median is the middle of the sorted numbers", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 30 }), (numbers) => {
      const median = medianOf(numbers);
      const below = numbers.filter((number) => number < median).length;
      const above = numbers.filter((number) => number > median).length;
      expect(below).toBeLessThanOrEqual(numbers.length / 2);
      expect(above).toBeLessThanOrEqual(numbers.length / 2);
    }),
  );
  expect(() => medianOf([])).toThrow(RangeError);
});

test("groups hold every labelled entry exactly once and shrink from the first to the last", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("Bal", "bal ", "BÂL", "mer", "", " ")), (labels) => {
      const groups = gatherByLabel(labels.map((label, at) => ({ id: String(at), label })));
      const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(
        labels.flatMap((label, at) => (label.trim() === "" ? [] : [String(at)])).toSorted(),
      );
      groups.forEach(({ entries }, at) => {
        expect(entries.length).toBeLessThanOrEqual(groups[at - 1]?.entries.length ?? labels.length);
      });
    }),
  );
});

/** Microseconds of the thread's own work. */
function costOf(count: number): number {
  const relationships = Array.from({ length: count }, (_, at) => {
    const start = 12_000 + ((at * 7) % 8_000);
    const isOngoing = at % 50 === 0;
    return buildRelationship(at, {
      city: `City ${at % 40}`,
      meeting_place: `Place ${at % 25}`,
      rating: (at % 5) + 1,
      status: isOngoing ? "ongoing" : "ended",
      start_date: vagueDate(dayFromNumber(start)),
      end_date: isOngoing ? null : vagueDate(dayFromNumber(start + (at % 500))),
    });
  });
  const moments = Array.from({ length: count / 5 }, (_, at) =>
    buildMoment(at, dayFromNumber(12_000 + ((at * 7_919) % 8_000)), {
      relationship_id: relationships[(at * 37) % count]?.id ?? null,
      mood: (at % 5) + 1,
      word: `word ${at % 30}`,
      tags: ["mer", `tag ${at % 20}`],
    }),
  );
  const before = process.threadCpuUsage();
  const statistics = computeStatistics({ relationships, moments, media: [] }, wholeLife, today);
  const { user, system } = process.threadCpuUsage(before);
  expect(statistics.counts.relationships.value).toBe(count);
  return user + system;
}

test("five times the relationships and moments take about five times the time, not its square", () => {
  // Only ever too long: by a collection of memory, by what another process does to the processor's caches.
  const [few, many] = [[] as number[], [] as number[]];
  const ratio = () => Math.min(...many) / Math.min(...few);
  do {
    few.push(costOf(2_000));
    many.push(costOf(10_000));
  } while (many.length < 3 || (ratio() >= 15 && many.length < 30));
  expect(ratio()).toBeLessThan(15);
});

test("words are counted on at most as many moments as were written", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const entries = selectEntries(journal, wholeLife, today);
      const words = countWords(entries);
      expect(words.n).toBeLessThanOrEqual(entries.moments.length);
    }),
    { numRuns: 50 },
  );
});
