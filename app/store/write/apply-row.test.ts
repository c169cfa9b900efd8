import { expect, onTestFinished, test } from "vitest";
import { closeDatabase, type Journal } from "#app/store/db/journal.ts";
import { openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import type { Row } from "#domain/wire/sync.ts";
import { applyRow } from "./apply-row.ts";
import { takeRow } from "./wipe.ts";
import { patchRow } from "./write-row.ts";

const at = "2026-11-20T08:00:00.000Z";
const stored = (id: string, rev: number, fields: Row | object): Row => ({
  id,
  user_id: somePerson,
  rev,
  created_at: at,
  updated_at: at,
  deleted_at: null,
  ...fields,
});

/** A relationship stored on the server, and the person's unanswered edit of it. */
async function typed(patch: object) {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  const id = journal.newId();
  const known = { name: "Camille", city: "Paris", rating: 3 };
  await take(journal, stored(id, 5, known));
  const written = await patchRow(journal, "relationships", id, { ...patch });
  if (!written.ok) throw new Error(written.reason);
  const row = async () =>
    (await journal.database.rows("relationships").get(id)) ?? expect.fail("the row is gone");
  return { journal, id, known, row };
}

function take({ database }: Journal, row: Row) {
  return database.dexie.transaction("rw", database.dexie.tables, async () =>
    takeRow(database, "relationships", row),
  );
}

test("a row that comes in under unanswered edits leaves them on top, and its own news around them", async () => {
  const { journal, id, known, row } = await typed({ rating: 5 });
  await take(journal, stored(id, 8, { ...known, rating: 1, city: "Nice" }));
  expect(await row()).toMatchObject({ rev: 8, rating: 5, city: "Nice" });
  expect(await journal.database.outbox.count()).toBe(1);
  expect(await journal.database.bases.get(["relationships", id])).toMatchObject({ row: { rating: 1 } });
});

test("a deletion that waits is not undone by what comes in", async () => {
  const { journal, id, known, row } = await typed({ rating: 5 });
  const { deleteRow } = await import("./write-row.ts");
  await deleteRow(journal, "relationships", id);
  await take(journal, stored(id, 8, known));
  expect((await row()).deleted_at).not.toBeNull();
});

/** The waiting edit was refused, and the person chose to keep it here. */
async function keepHere({ database }: Journal) {
  await database.dexie.transaction("rw", database.dexie.tables, async () => {
    for (const { seq, op } of await database.outbox.toArray()) {
      await database.outbox.delete(seq);
      const refusal = { code: "plan_limit", details: {}, refusedAt: at, isKept: true } as const;
      await database.refusedOps.put({ opId: op.opId, seq, op, ...refusal });
    }
  });
}

test("what is kept on this device shows until somebody moves on from what it was written on", async () => {
  const { journal, id, known, row } = await typed({ city: "Lyon" });
  await keepHere(journal);
  await take(journal, stored(id, 8, { ...known, rating: 1 }));
  expect(await row()).toMatchObject({ city: "Lyon", rating: 1 });
  await take(journal, stored(id, 9, { ...known, city: "Nice" }));
  expect(await row()).toMatchObject({ city: "Nice" });
});

test("a row that only this device has stays as it was written", async () => {
  const { journal, id, row } = await typed({ city: "Lyon" });
  await keepHere(journal);
  const { database } = journal;
  await database.dexie.transaction("rw", database.dexie.tables, async () =>
    applyRow(database, "relationships", stored(id, 0, { name: "Camille", city: null })),
  );
  expect(await row()).toMatchObject({ city: "Lyon" });
});
