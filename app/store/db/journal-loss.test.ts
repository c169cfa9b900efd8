/** A database that disappears under an open page (docs/sync.md, device rule 10). */
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSync } from "#app/store/sync/sync-loop.ts";
import { emptyStorage, somePerson } from "#app/store/testing/open-test-journal.ts";
import { createSyncServer } from "#app/store/testing/sync-server.ts";
import { createTestLive, createTestPorts } from "#app/store/testing/test-ports.ts";
import { closeJournal, currentJournal, databaseName, type Journal, openJournal } from "./journal.ts";
import { journalLoss } from "./journal-loss.ts";

const choice = { kind: "account", personId: somePerson } as const;
const name = databaseName(choice);

let storage = emptyStorage();
beforeEach(() => {
  storage = emptyStorage();
});
afterEach(() => {
  closeJournal();
  journalLoss.set(null);
});

const open = () =>
  openJournal(choice, { now: () => new Date(), newId: () => crypto.randomUUID(), indexedDb: storage });

const settled = (request: IDBOpenDBRequest) =>
  new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });

/** The locks that the sync of this journal holds, once it rests. */
async function holding(journal: Journal): Promise<readonly string[]> {
  const { ports, endSession, rested } = createTestPorts();
  const held: string[] = [];
  const locks = {
    request: async (lock: string, _: unknown, work: () => Promise<void>) => {
      held.push(lock);
      await work();
      held.pop();
    },
  };
  startSync(journal, {
    transport: createSyncServer().transport,
    openLive: createTestLive().open,
    ports: Object.assign({ ...ports }, { locks }),
    endSession,
    recheckSession: () => undefined,
  });
  await rested();
  return held;
}

test("deleted from another tab it is said, and another tab's newer build gets it at once", async () => {
  await open();
  await settled(storage.indexedDB.deleteDatabase(name));
  expect([journalLoss.get(), currentJournal()]).toEqual(["gone", null]);
  await open();
  expect(journalLoss.get()).toBeNull();
  await settled(storage.indexedDB.open(name, 10_000));
  expect([journalLoss.get(), currentJournal()]).toEqual(["upgraded", null]);
});

test("taken away by the browser it is said, and the loop leaves its lock to other tabs", async () => {
  const journal = await open();
  const held = await holding(journal);
  expect(held).toHaveLength(1);
  // The browser deletes the data behind the page's back, then closes the connection.
  const idb = journal.database.dexie.backendDB();
  idb.close();
  await settled(storage.indexedDB.deleteDatabase(name));
  idb.onclose?.(new Event("close"));
  await expect.poll(() => [journalLoss.get(), currentJournal()]).toEqual(["gone", null]);
  await expect.poll(() => held).toEqual([]);
});

test("a closed connection is not lost data: what was written is there, and what is written next is kept", async () => {
  const journal = await open();
  const { meta, dexie } = journal.database;
  const held = await holding(journal);
  await meta.put({ key: "kept", value: "before" });
  for (const close of [
    () => dexie.backendDB().onclose?.(new Event("close")),
    // As Dexie does it itself when the page is put aside.
    () => dexie.close({ disableAutoOpen: false }),
  ]) {
    close();
    expect((await meta.get("kept"))?.value).toBe("before");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([journalLoss.get(), currentJournal()]).toEqual([null, journal]);
    expect(held).toHaveLength(1);
    await meta.put({ key: "next", value: "after" });
    expect((await meta.get("next"))?.value).toBe("after");
  }
});

test("a cleared journal leaves no empty one in its place", async () => {
  const journal = await open();
  const idb = journal.database.dexie.backendDB();
  idb.close();
  await settled(storage.indexedDB.deleteDatabase(name));
  idb.onclose?.(new Event("close"));
  await expect.poll(() => journalLoss.get()).toBe("gone");
  await expect.poll(async () => (await storage.indexedDB.databases()).map((one) => one.name)).toEqual([]);
});

test("left by the person it is no loss", async () => {
  await open();
  closeJournal();
  expect(journalLoss.get()).toBeNull();
});

test("a closed connection that does not open again is said, and not taken for lost data", async () => {
  const journal = await open();
  const idb = journal.database.dexie.backendDB();
  idb.close();
  await new Promise((resolve) => setTimeout(resolve));
  storage.indexedDB.open = () => {
    throw new DOMException("refused", "UnknownError");
  };
  idb.onclose?.(new Event("close"));
  await expect.poll(() => [journalLoss.get(), currentJournal()]).toEqual(["shut", null]);
});
