import { expect, onTestFinished, test, vi } from "vitest";
import { askAgain, endOpenTransactions } from "#app/lib/put-aside.ts";
import { emptyStorage, openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { closeDatabase } from "./journal.ts";
import { describeDatabase } from "./journal-database.ts";

test("a page that is put aside keeps no store shut to the next one, and half of a write is none", async () => {
  const storage = emptyStorage();
  const journal = await openTestJournal(undefined, { indexedDb: storage });
  const { dexie, meta } = journal.database;
  const next = describeDatabase(dexie.name, storage);
  onTestFinished(() => {
    next.dexie.close();
    closeDatabase(journal);
  });
  let isLeft = false;
  const write = dexie.transaction("rw", meta, async () => {
    await meta.put({ key: "half", value: true });
    // It stays open as long as it asks for something.
    while (!isLeft) await meta.get("half");
  });
  const told = write.then(
    () => "kept",
    () => "not kept",
  );
  const waiting = next.meta.put({ key: "next", value: true });
  endOpenTransactions();
  await waiting;
  isLeft = true;
  expect(await told).toBe("not kept");
  expect((await next.meta.bulkGet(["half", "next"])).map((row) => row?.value)).toEqual([undefined, true]);
});

test("a page that is put aside while it makes its database lets the next one make it", async () => {
  const storage = emptyStorage();
  const first = describeDatabase("made", storage);
  const next = describeDatabase("made", storage);
  onTestFinished(() => {
    first.dexie.close();
    next.dexie.close();
  });
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const open = storage.indexedDB.open.bind(storage.indexedDB);
  vi.spyOn(storage.indexedDB, "open").mockImplementationOnce((...asked) => {
    const request = open(...asked);
    // After the library's own: the tables are being made.
    queueMicrotask(() =>
      request.addEventListener("upgradeneeded", () => {
        endOpenTransactions();
        leave();
      }),
    );
    return request;
  });
  const told = first.dexie.open().then(
    () => "made",
    () => "not made",
  );
  await left;
  await next.meta.put({ key: "next", value: true });
  expect(await told).toBe("not made");
});

test("a page that only reads and is put aside lets the next one write", async () => {
  const storage = emptyStorage();
  const journal = await openTestJournal(undefined, { indexedDb: storage });
  const { dexie, meta } = journal.database;
  const next = describeDatabase(dexie.name, storage);
  onTestFinished(() => {
    next.dexie.close();
    closeDatabase(journal);
  });
  let isLeft = false;
  const read = dexie.transaction("r", meta, async () => {
    while (!isLeft) await meta.get("any");
  });
  const told = read.then(
    () => "read",
    () => "not read",
  );
  const waiting = next.meta.put({ key: "next", value: true });
  endOpenTransactions();
  await waiting;
  isLeft = true;
  expect(await told).toBe("not read");
});

test("what was being read when the page was put aside is read again when it is back", async () => {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  const { drafts } = journal.views;
  await journal.database.drafts.put({ key: "before", value: 1, savedAt: "2026-11-21T10:00:00.000Z" });
  endOpenTransactions();
  await journal.database.meta.get("any");
  await journal.database.drafts.put({ key: "after", value: 2, savedAt: "2026-11-21T10:00:00.000Z" });
  askAgain();
  await expect.poll(() => [...(drafts.current()?.keys() ?? [])].toSorted()).toEqual(["after", "before"]);
});
