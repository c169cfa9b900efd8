import { expect, onTestFinished, test } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createRow, deleteRow, patchRow, restoreRow, type Written } from "#app/store/write/write-row.ts";
import { purgeOldTrash } from "./purge-trash.ts";

const day = 86_400_000;

async function deviceJournal(kind: "device" | "account" = "device") {
  let at = Date.parse("2026-11-21T10:00:00.000Z");
  const journal = await openTestJournal(
    kind === "device" ? { kind } : { kind, personId: "01989681-0000-7000-8000-00000000aaaa" },
    { now: () => new Date(at) },
  );
  onTestFinished(() => closeDatabase(journal));
  const kept = async () =>
    (await journal.database.versions.orderBy("seq").toArray()).map(({ kind, fields }) => [kind, fields.word]);
  return { journal, kept, later: (days: number) => (at += days * day) };
}

function row<T>(written: Written<T>): T {
  if (!written.ok) throw new Error(`refused: ${JSON.stringify(written)}`);
  return written.row;
}

test("a journal kept on this device alone keeps every version of a moment", async () => {
  const { journal, kept } = await deviceJournal();
  const { id } = row(await createRow(journal, "moments", { occurred_on: "2026-11-20", word: "first" }));
  row(await patchRow(journal, "moments", id, { word: "second" }));
  row(await deleteRow(journal, "moments", id));
  row(await restoreRow(journal, "moments", id));
  expect(await kept()).toEqual([
    ["put", "first"],
    ["patch", "second"],
    ["delete", undefined],
    ["put", "second"],
  ]);
});

test("a moment written before versions were kept begins with how it was", async () => {
  const { journal, kept } = await deviceJournal();
  const { id } = row(await createRow(journal, "moments", { occurred_on: "2026-11-20", word: "first" }));
  await journal.database.versions.clear();
  row(await patchRow(journal, "moments", id, { word: "second" }));
  expect(await kept()).toEqual([
    ["put", "first"],
    ["patch", "second"],
  ]);
});

test("an account's versions are the server's to keep", async () => {
  const { journal, kept } = await deviceJournal("account");
  row(await createRow(journal, "moments", { occurred_on: "2026-11-20", word: "first" }));
  expect(await kept()).toEqual([]);
});

test("what is over its thirty days leaves the device, a relationship with its moments, and nothing else", async () => {
  const { journal, later } = await deviceJournal();
  const person = row(await createRow(journal, "relationships", { name: "Noé" }));
  const about = row(
    await createRow(journal, "moments", {
      occurred_on: "2026-11-20",
      word: "about",
      relationship_id: person.id,
    }),
  );
  const free = row(await createRow(journal, "moments", { occurred_on: "2026-11-20", word: "free" }));
  row(await deleteRow(journal, "relationships", person.id));
  later(29);
  await purgeOldTrash(journal);
  expect(await journal.database.rows("relationships").count()).toBe(1);
  later(2);
  await purgeOldTrash(journal);
  expect(await journal.database.rows("relationships").count()).toBe(0);
  expect(await journal.database.rows("moments").toCollection().primaryKeys()).toEqual([free.id]);
  expect(await journal.database.versions.where("[table+id]").equals(["moments", about.id]).count()).toBe(0);
  expect(await journal.database.versions.count()).toBe(1);
});
