import { expect, test } from "vitest";
import { idAt } from "#domain/fixtures/journal.ts";
import type { Op } from "#domain/wire/sync.ts";
import { foldOps } from "./fold-ops.ts";

const id = (serial: number) => idAt("2026-11-21T10:00:00Z", serial);
const op = (serial: number, over: Partial<Op> = {}): Op => ({
  opId: id(serial),
  deviceId: id(900),
  personId: id(901),
  table: "relationships",
  id: id(1),
  baseRev: 4,
  kind: "patch",
  fields: {},
  at: `2026-11-21T10:00:0${serial}Z`,
  ...over,
});

test("two unsent edits of a row become one, with the later values and the first's place", () => {
  const first = op(1, { fields: { city: "Lyon", rating: 3 } });
  const second = op(2, { baseRev: 4, fields: { rating: 5, age: 30 } });
  expect(foldOps(first, second)).toEqual({
    ...first,
    fields: { city: "Lyon", rating: 5, age: 30 },
    at: second.at,
  });
});

test("an edit of a row not yet sent joins its creation", () => {
  const created = op(1, { kind: "put", baseRev: 0, fields: { name: "Camille", notes: "" } });
  expect(foldOps(created, op(2, { fields: { notes: "Aime la mer." } }))).toMatchObject({
    kind: "put",
    baseRev: 0,
    fields: { name: "Camille", notes: "Aime la mer." },
  });
});

test("words are never folded away from history", () => {
  const first = op(1, { fields: { notes: "Un soir de pluie." } });
  expect(foldOps(first, op(2, { fields: { notes: "Un soir." } }))).toBeNull();
  expect(foldOps(first, op(2, { fields: { notes: "" } }))).toBeNull();
  expect(foldOps(first, op(2, { fields: { notes: "Un soir de pluie.", rating: 4 } }))).not.toBeNull();
  expect(foldOps(first, op(2, { fields: { city: "Lyon" } }))).not.toBeNull();
});

test.each<[string, Partial<Op>, Partial<Op>]>([
  ["another row", {}, { id: id(2) }],
  ["another table", {}, { table: "moments" }],
  ["another person", {}, { personId: id(902) }],
  ["a deletion after", {}, { kind: "delete" }],
  ["a deletion before", { kind: "delete" }, {}],
  ["a row put back", {}, { kind: "put" }],
])("%s is not folded", (_, first, second) => {
  expect(foldOps(op(1, first), op(2, second))).toBeNull();
});
