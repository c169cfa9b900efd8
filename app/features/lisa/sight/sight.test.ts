/** What the switches mean: nothing by default, never a folded, sealed or minor person, and exactly what is on. */
import { expect, test } from "vitest";
import { buildMoment, buildRelationship } from "#domain/fixtures/journal.ts";
import { visiblePages } from "#domain/lisa/lisa-pages.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { permissionsOf, withText } from "./permissions.ts";
import { sightRows } from "./sight-rows.ts";

const today = "2026-11-21";
const people = [
  buildRelationship(0, { name: "Camille", lisa_may_read: true }),
  buildRelationship(1, { name: "Noé", lisa_may_read: false }),
  buildRelationship(2, { name: "Agathe", lisa_may_read: true, veil: "folded" }),
  buildRelationship(3, { name: "Rose", lisa_may_read: true, veil: "sealed" }),
  buildRelationship(4, { name: "Lou", lisa_may_read: true, age: 17 }),
];
const moments = people.map(({ id }, at) =>
  buildMoment(at, "2026", { relationship_id: id, word: `of ${at}`, mood: 4, tags: ["sea"] }),
);
const nobody = buildMoment(9, "2026", { relationship_id: null, word: "of nobody" });
const journal = { relationships: people, moments: [...moments, nobody], media: [] };
const pages = (
  lisa_reads: Parameters<typeof permissionsOf>[0],
  relationships: readonly Relationship[] = people,
) =>
  visiblePages(
    { ...journal, relationships },
    { firstName: null, needs: [] },
    permissionsOf(lisa_reads, relationships),
    today,
  );

test("without a yes nothing is read, whoever is switched on", () => {
  expect(pages(null)).toMatchObject({ relationships: [], moments: [] });
  expect(pages({ lisa_reads: [] })).toMatchObject({ relationships: [], moments: [] });
});

test("who is switched on is read, and nobody who is folded, sealed or recorded under 18", () => {
  const read = pages({ lisa_reads: ["texts"] });
  expect(read.relationships.map(({ name }) => name)).toEqual(["Camille"]);
  expect(read.moments.map(({ word }) => word)).toEqual(["of 0"]);
});

test("a kind that is off is not in what she reads", () => {
  const [moment] = pages({ lisa_reads: ["tags"] }).moments;
  expect(moment).toMatchObject({ word: "", text: "", mood: null, tags: ["sea"] });
});

test("pages about nobody are a choice of their own", () => {
  expect(pages({ lisa_reads: ["texts", "own_pages"] }).moments.map(({ word }) => word)).toEqual([
    "of 0",
    "of nobody",
  ]);
});

test("a new person is off", () => {
  const added = buildRelationship(7, { name: "Ada" });
  expect(added.lisa_may_read).toBe(false);
  expect(pages({ lisa_reads: ["texts"] }, [...people, added]).relationships).toHaveLength(1);
});

test("the panel names everyone but who is sealed away, each with why they are not read", () => {
  expect(sightRows(journal, today).map(({ name, state }) => [name, state])).toEqual([
    ["Camille", "on"],
    ["Noé", "off"],
    ["Agathe", "folded"],
    ["Lou", "minor"],
  ]);
});

test("kinds stand in one order, however they were switched", () => {
  expect(withText(["notes"], "texts", true)).toEqual(["texts", "notes"]);
  expect(withText(["texts", "notes"], "texts", false)).toEqual(["notes"]);
});
