import { expect, test } from "vitest";
import { buildMoment, buildRelationship, noKindness } from "#domain/fixtures/journal.ts";
import type { Journal } from "./journal.ts";
import { type MemorySettings, onThisDay } from "./on-this-day.ts";

const today = "2026-11-21";
const together = buildRelationship(1);
const over = buildRelationship(2, { status: "ended" });
const folded = buildRelationship(3, { veil: "folded" });
const journalOf = (moments: Journal["moments"]): Journal => ({
  relationships: [together, over, folded],
  moments,
  media: [],
});
const days = (moments: Journal["moments"], kindness: Partial<MemorySettings> = {}, on = today) =>
  onThisDay(journalOf(moments), on, { ...noKindness, ...kindness }).map(
    ({ day, yearsAgo }) => `${day} ${yearsAgo}`,
  );

test("what was written on this date in other years comes back, the latest first", () => {
  const moments = ["2024-11-21", "2025-11-21", "2025-11-20", "2026-11-21", "2025-11", "2025"].map(
    (date, index) => buildMoment(index, date),
  );
  expect(days(moments)).toEqual(["2025-11-21 1", "2024-11-21 2"]);
});

test("two moments of one day come together", () => {
  const moments = [buildMoment(1, "2025-11-21"), buildMoment(2, "2025-11-21")];
  expect(onThisDay(journalOf(moments), today, noKindness)[0]?.moments).toEqual(moments);
});

test("nothing of someone it is over with comes up, unless it was asked for", () => {
  const moments = [buildMoment(1, "2025-11-21", { relationship_id: over.id })];
  expect(days(moments)).toEqual([]);
  expect(days(moments, { rememberedEndings: new Set([over.id]) })).toHaveLength(1);
});

test("a hidden person, a hidden day, a folded person and the trash stay away", () => {
  const moments = [buildMoment(1, "2025-11-21", { relationship_id: together.id })];
  expect(days(moments)).toHaveLength(1);
  expect(days(moments, { hiddenRelationships: new Set([together.id]) })).toEqual([]);
  expect(days(moments, { hiddenDays: new Set(["2025-11-21"]) })).toEqual([]);
  expect(days(moments, { hiddenDays: new Set(["11-21"]) })).toEqual([]);
  expect(days(moments, { hiddenDays: new Set(["2024-11-21"]) })).toHaveLength(1);
  expect(days([buildMoment(1, "2025-11-21", { relationship_id: folded.id })])).toEqual([]);
  expect(days([buildMoment(1, "2025-11-21", { deleted_at: "2026-01-01T00:00:00Z" })])).toEqual([]);
  expect(days([buildMoment(1, "2025-11-21", { relationship_id: buildRelationship(9).id })])).toEqual([]);
});

test("a letter is not shown before its day", () => {
  expect(days([buildMoment(1, "2025-11-21", { sealed_until: "2027-01-01" })])).toEqual([]);
  expect(days([buildMoment(1, "2025-11-21", { sealed_until: today })])).toHaveLength(1);
});

test("29 February comes on the 28th of years that have none, and only then", () => {
  const moments = [buildMoment(1, "2024-02-29")];
  expect(days(moments, {}, "2026-02-28")).toEqual(["2024-02-29 2"]);
  expect(days(moments, {}, "2028-02-28")).toEqual([]);
  expect(days(moments, {}, "2028-02-29")).toEqual(["2024-02-29 4"]);
  expect(days(moments, {}, "2026-03-01")).toEqual([]);
});
