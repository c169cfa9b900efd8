import { expect, test } from "vitest";
import type { Op } from "#domain/wire/sync.ts";
import { opsOnHold } from "./ops-on-hold.ts";

const op = (opId: string, id: string, more: Partial<Op> = {}) =>
  ({ opId, table: "relationships", id, kind: "patch", fields: {}, ...more }) as const;
const made = { kind: "put" } as const;

test("without a refusal nothing is held", () => {
  expect(opsOnHold([], [op("1", "camille")])).toEqual(new Set());
});

test("the row of a refused op waits with it, others go", () => {
  const refused = [{ op: op("0", "camille"), isKept: false }];
  expect(opsOnHold(refused, [op("1", "camille"), op("2", "noe")])).toEqual(new Set(["1"]));
});

test("what hangs on a row that was not made waits too, however far", () => {
  const refused = [{ op: op("0", "camille", made), isKept: false }];
  const waiting = [
    op("1", "page", { table: "moments", ...made, fields: { relationship_id: "camille" } }),
    op("2", "photo", { table: "media", ...made, fields: { relationship_id: null, moment_id: "page" } }),
    op("3", "other", { table: "moments", ...made, fields: { relationship_id: "noe" } }),
  ];
  expect(opsOnHold(refused, waiting)).toEqual(new Set(["1", "2"]));
});

test("a change kept on this device holds back nothing of a row that the server has", () => {
  const refused = [{ op: op("0", "camille"), isKept: true }];
  expect(opsOnHold(refused, [op("1", "camille")])).toEqual(new Set());
});

test("a row kept on this device keeps what hangs on it", () => {
  const refused = [{ op: op("0", "camille", made), isKept: true }];
  expect(opsOnHold(refused, [op("1", "camille")])).toEqual(new Set(["1"]));
});
