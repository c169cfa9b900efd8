import { v7 } from "uuid";
import { afterEach, expect, test } from "vitest";
import { closeJournal, type Journal, openJournal } from "#app/store/db/journal.ts";
import { createRelationship, updateRelationship } from "#app/store/relationships/relationships.ts";
import { syncOnce } from "#app/store/sync/sync-round.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { emptyStorage, somePerson } from "#app/store/testing/open-test-journal.ts";
import { createSyncServer } from "#app/store/testing/sync-server.ts";
import type { RefusalCode } from "#domain/wire/sync.ts";
import { discardRefused, keepRefused, retryRefused, type Settled } from "./refused-ops.ts";

afterEach(() => closeJournal());

async function begin() {
  const journal = await openJournal(
    { kind: "account", personId: somePerson },
    {
      now: () => new Date("2026-11-21T10:00:00.000Z"),
      newId: () => v7(),
      indexedDb: emptyStorage(),
    },
  );
  const server = createSyncServer();
  return { journal, server, sync: () => syncOnce(journal, server.transport) };
}

function kept<T>(written: { ok: true; row: T } | { ok: false }): T {
  if (!written.ok) throw new Error("refused by the rules");
  return written.row;
}

function settled(outcome: Settled) {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

/** The oldest waiting op is refused, as by the drain. */
async function refuseOldest({ database }: Journal, code: RefusalCode) {
  const [oldest] = await database.outbox.orderBy("seq").toArray();
  if (!oldest) throw new Error("nothing waits");
  const { seq, op } = oldest;
  await database.dexie.transaction("rw", database.outbox, database.refusedOps, async () => {
    await database.outbox.delete(seq);
    const refusal = { code, details: {}, refusedAt: op.at, isKept: false };
    await database.refusedOps.put({ opId: op.opId, seq, op, ...refusal });
  });
  return op.opId;
}

const queue = async ({ database }: Journal) =>
  (await database.outbox.orderBy("seq").toArray()).map(({ op }) => op);

test("what is tried again goes before what was written on top of it, and nothing of it is lost", async () => {
  const { journal, server, sync } = await begin();
  const { id } = kept(await createRelationship({ name: "Camille", notes: "first words" }));
  const opId = await refuseOldest(journal, "plan_limit");
  kept(await updateRelationship(id, { notes: "later words" }));
  kept(await updateRelationship(id, { notes: "last words" }));
  await sync();
  expect(server.count("push")).toBe(0);
  await retryRefused(opId);
  expect((await queue(journal)).map(({ kind, fields }) => [kind, fields.notes])).toEqual([
    ["put", "first words"],
    ["patch", "later words"],
    ["patch", "last words"],
  ]);
  await sync();
  expect(server.row(id)).toMatchObject({ name: "Camille", notes: "last words" });
});

test("an edit of what was refused for what it says is a correction: it goes in its place", async () => {
  const { journal, server, sync } = await begin();
  const { id } = kept(await createRelationship({ name: "Camille", rating: 2 }));
  const refused = await refuseOldest(journal, "validation");
  kept(await updateRelationship(id, { rating: 4 }));
  const [op] = await queue(journal);
  expect(op).toMatchObject({ kind: "put", fields: { name: "Camille", rating: 4 } });
  expect(op?.opId).not.toBe(refused);
  expect(await journal.database.refusedOps.count()).toBe(0);
  await sync();
  expect(server.row(id)).toMatchObject({ rating: 4 });
});

test("words that correct refused words are sent after them: no version is lost", async () => {
  const { journal } = await begin();
  const { id } = kept(await createRelationship({ name: "Camille", notes: "first words" }));
  await refuseOldest(journal, "validation");
  kept(await updateRelationship(id, { notes: "better words", rating: 4 }));
  expect((await queue(journal)).map(({ fields }) => [fields.notes, fields.rating])).toEqual([
    ["first words", 4],
    ["better words", undefined],
  ]);
});

test("a change kept on this device holds back no later one, and can still be sent", async () => {
  const { journal, server, sync } = await begin();
  const { id } = kept(await createRelationship({ name: "Camille" }));
  await sync();
  kept(await updateRelationship(id, { rating: 5 }));
  const opId = await refuseOldest(journal, "forbidden");
  await keepRefused(opId);
  kept(await updateRelationship(id, { city: "Lyon" }));
  await sync();
  expect(server.row(id)).toMatchObject({ city: "Lyon", rating: null });
  expect(await journal.database.rows("relationships").get(id)).toMatchObject({ city: "Lyon", rating: 5 });
  await retryRefused(opId);
  await sync();
  expect(server.row(id)).toMatchObject({ city: "Lyon", rating: 5 });
  expect(await journal.database.refusedOps.count()).toBe(0);
});

test("a row kept on this device takes up its later edits, and leaves with all of them", async () => {
  const { journal, server, sync } = await begin();
  const { id } = kept(await createRelationship({ name: "Camille" }));
  const opId = await refuseOldest(journal, "plan_limit");
  await keepRefused(opId);
  kept(await updateRelationship(id, { city: "Lyon" }));
  expect(await queue(journal)).toEqual([]);
  await sync();
  expect(server.row(id)).toBeUndefined();
  await retryRefused(opId);
  await sync();
  expect(server.row(id)).toMatchObject({ name: "Camille", city: "Lyon" });
});

test("what was discarded or kept can be taken back", async () => {
  const { journal } = await begin();
  const { id } = kept(await createRelationship({ name: "Camille" }));
  const opId = await refuseOldest(journal, "plan_limit");
  const { undo: restore } = settled(await discardRefused(opId));
  expect(await journal.database.rows("relationships").get(id)).toBeUndefined();
  expect(await restore()).toEqual({ ok: true });
  expect(await journal.database.rows("relationships").get(id)).toMatchObject({ name: "Camille" });
  const { undo: ask } = settled(await keepRefused(opId));
  expect(await ask()).toEqual({ ok: true });
  expect(await journal.database.refusedOps.get(opId)).toMatchObject({ isKept: false });
});

test("on a full disk what was refused stays listed, whatever is asked of it", async () => {
  const { journal } = await begin();
  const { id } = kept(await createRelationship({ name: "Camille" }));
  const opId = await refuseOldest(journal, "plan_limit");
  const giveRoom = fillDisk(journal);
  const full = { ok: false, reason: "storage_full" };
  expect([await retryRefused(opId), await keepRefused(opId)]).toEqual([full, full]);
  expect(await journal.database.refusedOps.get(opId)).toMatchObject({ isKept: false });
  expect(await queue(journal)).toEqual([]);
  const { undo } = settled(await discardRefused(opId));
  expect(await undo()).toEqual(full);
  giveRoom();
  expect(await undo()).toEqual({ ok: true });
  expect(await journal.database.rows("relationships").get(id)).toMatchObject({ name: "Camille" });
});
