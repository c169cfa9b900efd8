import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameValue } from "#domain/wire/same-value.ts";
import { mergeFields, mergeOp, type StoredRow } from "./merge.ts";

const row: StoredRow = {
  fields: { name: "Camille", city: "Lyon", rating: 4, tags: ["mer", "vin"] },
  fieldRevs: { name: 3, city: 7 },
  rev: 7,
  deletedRev: null,
};

test.each([
  [1, 1, true],
  [null, undefined, false],
  [Number.NaN, Number.NaN, true],
  [["a", "b"], ["b", "a"], false],
  [["a"], ["a", "b"], false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[], {}, false],
  ["1", 1, false],
])("%j and %j are the same value: %s", (a, b, expected) => {
  expect(isSameValue(a, b)).toBe(expected);
  expect(isSameValue(b, a)).toBe(expected);
});

test("fields nobody else changed since are applied, though the row moved on", () => {
  const merge = mergeOp(row, { kind: "patch", baseRev: 5, fields: { name: "Cam", rating: 5 } });
  expect(merge).toEqual({
    applied: { name: "Cam", rating: 5 },
    conflicts: [],
    status: "merged",
    isDeleted: false,
    note: null,
  });
});

test("a field changed by others to another value is in conflict, and the rest still applies", () => {
  const merge = mergeOp(row, { kind: "patch", baseRev: 5, fields: { city: "Évry", rating: 5 } });
  expect(merge.status).toBe("conflict");
  expect(merge.applied).toEqual({ rating: 5 });
  expect(merge.conflicts).toEqual([{ field: "city", value: "Évry", stored: "Lyon" }]);
});

test("two people of one mind do not disagree", () => {
  const merge = mergeOp(row, { kind: "patch", baseRev: 0, fields: { city: "Lyon", tags: ["mer", "vin"] } });
  expect(merge).toMatchObject({ applied: {}, conflicts: [], status: "merged" });
});

const cityAndPlace = (field: string) => (["city", "place"].includes(field) ? ["city", "place"] : [field]);
const placed: StoredRow = {
  fields: { city: "Nice", place: "06", rating: 4 },
  fieldRevs: { city: 7, place: 7 },
  rev: 7,
  deletedRev: null,
};

test("what means one thing together is in conflict together: no city gets another city's place", () => {
  const fields = { city: "Lyon", place: "69", rating: 5 };
  expect(
    mergeOp({ ...placed, fieldRevs: { city: 7 } }, { kind: "patch", baseRev: 5, fields }, cityAndPlace),
  ).toMatchObject({
    applied: { rating: 5 },
    conflicts: [{ field: "city" }, { field: "place" }],
  });
});

test("a group that others changed to what the op says too does not hold back the rest of it", () => {
  const known: StoredRow = { ...placed, fields: { city: "Nice", place: null } };
  const op = { kind: "patch", baseRev: 5, fields: { city: "Nice", place: "06" } } as const;
  expect(mergeOp({ ...known, fieldRevs: { city: 7 } }, op, cityAndPlace)).toMatchObject({
    applied: { place: "06" },
    conflicts: [],
  });
});

test("an edit of what the person had in front of them simply applies", () => {
  expect(mergeOp(row, { kind: "patch", baseRev: 7, fields: { city: "Évry" } })).toMatchObject({
    status: "applied",
    applied: { city: "Évry" },
  });
});

test("a deletion takes along an edit it had not seen, and says so", () => {
  expect(mergeOp(row, { kind: "delete", baseRev: 5, fields: {} })).toMatchObject({
    isDeleted: true,
    note: "deleted_after_edit",
    status: "merged",
  });
  expect(mergeOp(row, { kind: "delete", baseRev: 7, fields: {} })).toMatchObject({
    isDeleted: true,
    note: null,
  });
});

const inTrash: StoredRow = { ...row, rev: 9, deletedRev: 9 };

test("an edit that had not seen the deletion is kept inside the trash, with a note", () => {
  expect(mergeOp(inTrash, { kind: "patch", baseRev: 7, fields: { name: "Cam" } })).toMatchObject({
    applied: { name: "Cam" },
    isDeleted: true,
    note: "edited_after_delete",
  });
  expect(mergeOp(inTrash, { kind: "put", baseRev: 7, fields: { name: "Cam" } })).toMatchObject({
    isDeleted: true,
  });
});

test("putting back what one knows to be deleted takes it out of the trash", () => {
  expect(mergeOp(inTrash, { kind: "put", baseRev: 9, fields: row.fields })).toMatchObject({
    isDeleted: false,
    note: null,
    status: "applied",
  });
});

test("deleting twice is deleting once", () => {
  expect(mergeOp(inTrash, { kind: "delete", baseRev: 7, fields: {} })).toMatchObject({
    isDeleted: true,
    note: null,
  });
});

test("every field of an op is applied, in conflict or already so, and never two of these", () => {
  const value = fc.constantFrom<unknown>(1, 2, "a", null, ["a"], { a: 1 });
  const values = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), value);
  const revs = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.nat({ max: 9 }));
  fc.assert(
    fc.property(values, revs, fc.nat({ max: 9 }), values, (stored, fieldRevs, baseRev, fields) => {
      const { applied, conflicts } = mergeFields({ stored, fieldRevs, baseRev, fields });
      const inConflict = new Set(conflicts.map(({ field }) => field));
      for (const [field, wanted] of Object.entries(fields)) {
        const already = isSameValue(stored[field], wanted);
        expect([already, inConflict.has(field), Object.hasOwn(applied, field)].filter(Boolean)).toHaveLength(
          1,
        );
        if (!already) expect(inConflict.has(field)).toBe((fieldRevs[field] ?? 0) > baseRev);
      }
      expect(Object.keys(applied).length + conflicts.length).toBeLessThanOrEqual(Object.keys(fields).length);
    }),
  );
});

test("two ops on different fields end the same in either order", () => {
  const patch = (fields: Record<string, unknown>) => ({ kind: "patch" as const, baseRev: 7, fields });
  const apply = (target: StoredRow, fields: Record<string, unknown>): StoredRow => {
    const { applied } = mergeOp(target, patch(fields));
    const rev = target.rev + 1;
    const touched = Object.fromEntries(Object.keys(applied).map((field) => [field, rev]));
    return {
      ...target,
      rev,
      fields: { ...target.fields, ...applied },
      fieldRevs: { ...target.fieldRevs, ...touched },
    };
  };
  const [a, b] = [{ name: "Cam" }, { city: "Évry" }];
  expect(apply(apply(row, a), b).fields).toEqual(apply(apply(row, b), a).fields);
});
