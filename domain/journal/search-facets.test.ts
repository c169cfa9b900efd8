import fc from "fast-check";
import { expect, test } from "vitest";
import { buildMoment, buildRelationship } from "#domain/fixtures/journal.ts";
import { buildSearchIndex } from "#domain/fixtures/search.ts";
import { findDocuments } from "./search.ts";
import { countFacets, narrowFound, noFilter, type SearchFilter } from "./search-facets.ts";

const camille = buildRelationship(1, { name: "Camille" });
const noe = buildRelationship(2, { name: "Noé" });
const moments = [
  buildMoment(1, "2025-06-01", { word: "mer", mood: 5, tags: ["Été", "plage"], relationship_id: camille.id }),
  buildMoment(2, "2026-07-01", { word: "mer", mood: 5, tags: ["été"], relationship_id: camille.id }),
  buildMoment(3, "2026-08-01", { word: "mer", mood: 2, relationship_id: noe.id }),
  buildMoment(4, "2026-09-01", { word: "mer" }),
];
const found = findDocuments(
  buildSearchIndex({ relationships: [camille, noe], moments, media: [] }, "2026-11-21"),
  "mer",
);

test("each filter offers what it would keep, most first, with the others as they are", () => {
  expect(countFacets(found, noFilter)).toEqual({
    relationshipId: [
      { value: camille.id, count: 2 },
      { value: noe.id, count: 1 },
    ],
    year: [
      { value: 2026, count: 3 },
      { value: 2025, count: 1 },
    ],
    mood: [
      { value: 5, count: 2 },
      { value: 2, count: 1 },
    ],
    tag: [
      { value: "été", count: 2 },
      { value: "plage", count: 1 },
    ],
  });
  expect(countFacets(found, { ...noFilter, mood: 2 })).toMatchObject({
    relationshipId: [{ value: noe.id, count: 1 }],
    mood: [{ value: 5 }, { value: 2 }],
    tag: [],
  });
});

test("a tag is one however it is written", () => {
  expect(narrowFound(found, { ...noFilter, tag: "ETE" })).toHaveLength(2);
});

test("what a filter offers is what it then keeps", () => {
  const one = <Value>(values: readonly Value[]) => fc.constantFrom<Value | null>(null, ...values);
  const filters: fc.Arbitrary<SearchFilter> = fc.record({
    relationshipId: one([camille.id, noe.id]),
    year: one([2025, 2026]),
    mood: one([2, 5]),
    tag: one(["été", "plage"]),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      for (const { value, count } of countFacets(found, filter).year)
        expect(narrowFound(found, { ...filter, year: value })).toHaveLength(count);
      for (const { value, count } of countFacets(found, filter).tag)
        expect(narrowFound(found, { ...filter, tag: value })).toHaveLength(count);
    }),
  );
});
