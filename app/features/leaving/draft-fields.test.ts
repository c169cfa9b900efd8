import { expect, test } from "vitest";
import { emptyMoment } from "#app/features/moments/form/moment-draft.ts";
import { emptyDraft } from "#app/features/relationships/form/relationship-draft.ts";
import { syncedTables } from "#domain/sync/synced-tables.ts";
import { fieldsOfDraft } from "./draft-fields.ts";

const filled = (draft: object) => Object.fromEntries(Object.keys(draft).map((name) => [name, "typed"]));

test("everything that a form keeps as a draft is a field of its row, and nothing of it is left out", () => {
  for (const [table, draft] of [
    ["moments", emptyMoment],
    ["relationships", emptyDraft],
  ] as const) {
    const fields = Object.keys(fieldsOfDraft(table, filled(draft)));
    expect(fields).toHaveLength(Object.keys(draft).length);
    expect(Object.keys(syncedTables[table].fields.shape)).toEqual(expect.arrayContaining(fields));
  }
});

test("a time of a draft has the names of a stored one, and what was not filled in is not told", () => {
  expect(
    fieldsOfDraft("relationships", { name: "Ada", age: "", periods: [{ start: "2019", end: "" }] }),
  ).toEqual({
    name: "Ada",
    periods: [{ start_date: "2019" }],
  });
});
