/** The in-memory copy of a table while many rows are written (table-view.ts). */
import { Dexie } from "dexie";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyStorage, openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { closeDatabase, type Journal } from "./journal.ts";
import { describeDatabase } from "./journal-database.ts";

const idOf = (at: number) => `01989681-0000-7000-8000-${String(at).padStart(12, "0")}`;
const at = "2026-11-20T10:00:00.000Z";
const rowOf = (number: number, text: string) => ({
  id: idOf(number),
  rev: 1,
  created_at: at,
  updated_at: at,
  deleted_at: null,
  text,
});

async function openTabs() {
  const storage = emptyStorage();
  const open = async () => {
    const journal = await openTestJournal(undefined, { indexedDb: storage });
    onTestFinished(() => closeDatabase(journal));
    await journal.views.moments.settled();
    return journal;
  };
  return { one: await open(), other: await open() };
}

/** As a page is written: the view is told what to expect, here what is not in the database, so that one sees whether it was read. */
function writeExpected({ database, views }: Journal, numbers: readonly number[], expected: string) {
  return database.dexie.transaction("rw", database.rows("moments"), async () => {
    await database.rows("moments").bulkPut(numbers.map((number) => rowOf(number, "stored")));
    const view: { expect(rows: readonly object[]): void } = views.moments;
    view.expect(numbers.map((number) => rowOf(number, expected)));
  });
}

const textsOf = async ({ views }: Journal) => {
  await views.moments.settled();
  const rows = [...(views.moments.current()?.values() ?? [])];
  return rows.toSorted((a, b) => a.id.localeCompare(b.id)).map(({ text }) => text);
};

test("rows that are expected are shown as expected, and those of another tab are read", async () => {
  const { one, other } = await openTabs();
  await writeExpected(one, [1, 2, 3], "expected");
  expect(await textsOf(one)).toEqual(["expected", "expected", "expected"]);
  await expect.poll(() => textsOf(other)).toEqual(["stored", "stored", "stored"]);
});

test("nothing is shown before its transaction is committed, and nothing of one that failed", async () => {
  const { one } = await openTabs();
  const { database, views } = one;
  const failed = database.dexie.transaction("rw", database.rows("moments"), async () => {
    await database.rows("moments").put(rowOf(1, "stored"));
    const view: { expect(rows: readonly object[]): void } = views.moments;
    view.expect([rowOf(1, "expected")]);
    await database.rows("moments").count();
    expect(views.moments.current()?.size).toBe(0);
    throw new Error("the disk");
  });
  await expect(failed).rejects.toThrow("the disk");
  views.moments.expect([]);
  expect(await textsOf(one)).toEqual([]);
  await database.rows("moments").put(rowOf(1, "typed"));
  expect(await textsOf(one)).toEqual(["typed"]);
});

test("a row that another tab reports while it is expected is read, whoever wrote last", async () => {
  const { one, other } = await openTabs();
  const view: { expect(rows: readonly object[]): void } = one.views.moments;
  view.expect([rowOf(1, "expected"), rowOf(2, "expected")]);
  await other.database.rows("moments").put(rowOf(1, "theirs"));
  await expect.poll(() => textsOf(one)).toEqual(["theirs"]);
  await one.database.rows("moments").bulkPut([rowOf(1, "stored"), rowOf(2, "stored")]);
  expect(await textsOf(one)).toEqual(["stored", "expected"]);
});

test("an edit right after a page is shown, however long the page waits to be shown", async () => {
  const { one } = await openTabs();
  await writeExpected(one, [1, 2], "first page");
  await writeExpected(one, [3, 4], "second page");
  await one.database.rows("moments").put(rowOf(3, "typed"));
  expect(await textsOf(one)).toEqual(["first page", "first page", "typed", "second page"]);
});

test("pages that follow each other are shown together, the first at once", async () => {
  const { one } = await openTabs();
  const sizes: number[] = [];
  one.views.moments.subscribe(() => sizes.push(one.views.moments.current()?.size ?? 0));
  for (let page = 0; page < 8; page += 1) {
    await writeExpected(
      one,
      Array.from({ length: 40 }, (_, row) => page * 40 + row),
      "expected",
    );
  }
  await one.views.moments.settled();
  expect(sizes[0]).toBe(40);
  expect(sizes.at(-1)).toBe(320);
  expect(sizes.length).toBeLessThan(6);
});

test("a read that ended with the browser's connection is done again with the next one", async () => {
  const storage = emptyStorage();
  const journal = await openTestJournal(undefined, { indexedDb: storage });
  const { dexie, meta } = journal.database;
  const tab = describeDatabase(dexie.name, storage);
  onTestFinished(() => {
    tab.dexie.close();
    closeDatabase(journal);
  });
  const view = journal.views.moments;
  await view.settled();
  vi.spyOn(journal.database.table("moments"), "bulkGet").mockImplementationOnce(() => {
    dexie.close({ disableAutoOpen: false });
    return Dexie.Promise.reject(new Dexie.AbortError("taken away"));
  });
  await tab.rows("moments").put(rowOf(1, "lantern"));
  await expect.poll(() => dexie.isOpen()).toBe(false);
  await meta.get("deviceId");
  await expect.poll(() => view.current()?.get(idOf(1))?.text).toBe("lantern");
});

test("a table that nobody asked for is not read, by no write and no wait; once asked for it stays live", async () => {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  const { database, views } = journal;
  const reads = vi.spyOn(database.table("turns"), "toCollection");
  const shown = () => views.turns.current() && [...(views.turns.current()?.keys() ?? [])];
  await database.rows("turns").put(rowOf(1, "said"));
  await views.turns.settled();
  expect([shown(), reads.mock.calls.length]).toEqual([undefined, 0]);

  const told = vi.fn();
  views.turns.subscribe(told);
  await expect.poll(shown).toEqual([idOf(1)]);
  expect(told).toHaveBeenCalledOnce();
  await database.rows("turns").put(rowOf(2, "said next"));
  await views.turns.settled();
  expect([shown(), reads.mock.calls.length]).toEqual([[idOf(1), idOf(2)], 1]);
});

test("whoever goes through all of a table that nobody asked for waits until it is read", async () => {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  await journal.database.rows("messages").put(rowOf(1, "written"));
  await journal.views.messages.read();
  expect(journal.views.messages.current()?.has(idOf(1))).toBe(true);
});

test("a page of rows for a table that is asked for meanwhile is read, however it was announced", async () => {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  const { database, views } = journal;
  const view: { expect(rows: readonly object[]): void } = views.turns;
  await database.dexie.transaction("rw", database.rows("turns"), async () => {
    await database.rows("turns").put(rowOf(1, "stored"));
    view.expect([rowOf(1, "expected")]);
    views.turns.subscribe(() => undefined);
  });
  await views.turns.settled();
  expect(views.turns.current()?.get(idOf(1))).toMatchObject({ text: "stored" });
});
