import { expect, onTestFinished, test } from "vitest";
import { emptyStorage, openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { createRow } from "#app/store/write/commit-row.ts";
import { closeDatabase, type Journal } from "./journal.ts";

const indexedDb = emptyStorage();
const open = async () => {
  const journal = await openTestJournal({ kind: "account", personId: somePerson }, { indexedDb });
  onTestFinished(() => closeDatabase(journal));
  return journal;
};
const moments = async ({ views }: Journal) => {
  await views.moments.settled();
  return [...(views.moments.current()?.values() ?? [])];
};

test("a row of a build that did not know a field has it, with its default, when a newer build opens the journal", async () => {
  const before = await open();
  const written = await createRow(before, "moments", { occurred_on: "2026-11-20", word: "quiet" });
  if (!written.ok) throw new Error(written.reason);
  const { tags: _tags, place: _place, ...older } = written.row;
  await before.database.rows("moments").put(older);
  await before.database.meta.put({ key: "fieldsMark", value: "of an earlier build" });
  const op = (await before.database.outbox.toArray())[0]?.op;
  closeDatabase(before);

  const after = await open();
  expect(await moments(after)).toEqual([expect.objectContaining({ word: "quiet", tags: [], place: null })]);
  expect((await after.database.outbox.toArray())[0]?.op).toEqual(op);
});

test("a journal that this build has opened before is not gone through again", async () => {
  const before = await open();
  const [known] = await moments(before);
  if (!known) throw new Error("nothing is there");
  const { tags: _tags, ...less } = known;
  await before.database.rows("moments").put({ ...less, id: known.id });
  closeDatabase(before);
  expect((await moments(await open()))[0]).not.toHaveProperty("tags");
});
