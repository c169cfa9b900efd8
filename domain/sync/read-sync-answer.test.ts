import { expect, test } from "vitest";
import { wireVersion } from "#domain/wire/wire-version.ts";
import { readPullAnswer, readPushAnswer } from "./read-sync-answer.ts";

const id = "01989681-0000-7000-8000-000000000001";
const at = "2026-11-20T10:00:00.000Z";
const row = { id, rev: 3, created_at: at, updated_at: at, deleted_at: null, name: "Ada" };
const applied = { opId: id, status: "applied", row };

test("an answer with a status or a refusal that is not known is left out, and the others are read", () => {
  const refused = { opId: id, status: "refused", code: "of_tomorrow", details: {}, row: null };
  const answers = [{ ...applied, status: "postponed" }, applied, refused, null];
  expect(readPushAnswer({ answers, rev: 3, wire: wireVersion + 1 })).toEqual({
    answers: [applied],
    resync: false,
    unread: 3,
    wire: wireVersion + 1,
  });
});

test("a change of a table or a kind that is not known is left out, and a row keeps fields that are not known", () => {
  const known = { table: "moments", row: { ...row, of_tomorrow: 1 } };
  const page = {
    changes: [{ table: "letters", row }, known, { table: "moments", row: { id } }, "gone"],
    rev: 3,
    more: false,
    resync: false,
    of_tomorrow: true,
  };
  expect(readPullAnswer(page)).toMatchObject({ changes: [known], unread: 3, rev: 3, wire: 0 });
});

test("what is no answer at all is none", () => {
  for (const body of [
    null,
    "<html>",
    {},
    { answers: {} },
    { changes: [], rev: -1, more: false, resync: false },
  ]) {
    expect([readPushAnswer(body), readPullAnswer(body)]).toEqual([null, null]);
  }
});
