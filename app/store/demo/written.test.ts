import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Journal } from "#app/store/db/journal.ts";
import { openDatabase } from "#app/store/db/journal.ts";
import { describeDatabase, type IndexedDb } from "#app/store/db/journal-database.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { emptyStorage, openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createRow, deleteRow, patchRow } from "#app/store/write/write-row.ts";
import { fillDemo } from "./fill-demo.ts";
import { discardWritten, keepWritten, readWritten, takeAlong } from "./written.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function openDemo(indexedDb: IndexedDb): Promise<Journal> {
  const database = describeDatabase("tendre-demo", indexedDb);
  await fillDemo(database, "en", now);
  database.dexie.close();
  return openDatabase({ kind: "demo" }, { indexedDb, now: () => now, newId: () => crypto.randomUUID() });
}

/** A demo in which somebody wrote of a person of their own, of one of the life, and of nobody. */
async function writeInDemo(storage: IndexedDb): Promise<Journal> {
  const demo = await openDemo(storage);
  const camille = (await demo.database.table("relationships").toArray()).find(
    ({ name }) => name === "Camille",
  );
  const ondine = await createRow(demo, "relationships", { name: "Ondine" });
  const about = ondine.ok ? ondine.row.id : "";
  const day = { occurred_on: "2026-11-20" };
  for (const moment of [
    { ...day, word: "tide", relationship_id: about },
    { ...day, word: "salt", relationship_id: camille?.id ?? null },
    { ...day, word: "alone" },
  ])
    expect((await createRow(demo, "moments", moment)).ok).toBe(true);
  const over = await createRow(demo, "relationships", { name: "Over" });
  const left = { ...day, word: "left", relationship_id: over.ok ? over.row.id : null };
  expect((await createRow(demo, "moments", left)).ok).toBe(true);
  expect(over.ok && (await deleteRow(demo, "relationships", over.row.id)).ok).toBe(true);
  const gone = await createRow(demo, "moments", { ...day, word: "gone" });
  expect(gone.ok && (await deleteRow(demo, "moments", gone.row.id)).ok).toBe(true);
  const [seed] = await demo.database.table("moments").toArray();
  expect(seed && (await patchRow(demo, "moments", seed.id, { text: "changed" })).ok).toBe(true);
  return demo;
}

async function told({ database }: Journal) {
  const people = new Map((await database.table("relationships").toArray()).map(({ id, name }) => [id, name]));
  const moments = await database.table("moments").toArray();
  return moments
    .map(({ word, relationship_id }) => [word, relationship_id && people.get(relationship_id)])
    .toSorted();
}

test("only what the visitor wrote comes along, and a page about somebody invented is about nobody", async () => {
  const storage = emptyStorage();
  const demo = await writeInDemo(storage);
  expect(await takeAlong(demo, storage)).toEqual({ ok: true, count: 5 });
  const journal = await openTestJournal();
  expect(await keepWritten(journal, storage)).toEqual({ ok: true });
  expect(await told(journal)).toEqual([
    ["alone", null],
    ["left", null],
    ["salt", null],
    ["tide", "Ondine"],
  ]);
  // One op for each row, on its way to the account.
  expect(await journal.database.outbox.count()).toBe(5);
});

test("kept twice, and in two tabs at once, it arrives once", async () => {
  const storage = emptyStorage();
  const demo = await writeInDemo(storage);
  await takeAlong(demo, storage);
  const journal = await openTestJournal();
  const mark = kept.get("tendre.demoWritten") ?? "";
  await Promise.all([keepWritten(journal, storage), keepWritten(journal, storage)]);
  // A tab that was closed before it had forgotten what waits.
  kept.set("tendre.demoWritten", mark);
  await takeAlong(demo, storage);
  expect(await keepWritten(journal, storage)).toEqual({ ok: true });
  expect(await told(journal)).toHaveLength(4);
  expect(await journal.database.outbox.count()).toBe(5);
});

test("a journal without room refuses it, and it still waits", async () => {
  const storage = emptyStorage();
  await takeAlong(await writeInDemo(storage), storage);
  const journal = await openTestJournal();
  const free = fillDisk(journal);
  expect(await keepWritten(journal, storage)).toEqual({ ok: false, reason: "storage_full" });
  free();
  expect((await readWritten(now, storage))?.moments).toHaveLength(4);
  expect(await keepWritten(journal, storage)).toEqual({ ok: true });
  expect(await told(journal)).toHaveLength(4);
});

test("begun empty, and after a week, nothing of it is left", async () => {
  const storage = emptyStorage();
  const demo = await writeInDemo(storage);
  await takeAlong(demo, storage);
  await discardWritten(storage);
  expect(await readWritten(now, storage)).toBe(null);
  await takeAlong(demo, storage);
  expect(await readWritten(new Date("2026-11-29T10:00:00.000Z"), storage)).toBe(null);
  expect(kept.size).toBe(0);
  const waiting = describeDatabase("tendre-demo-written", storage);
  expect(await waiting.table("moments").count()).toBe(0);
  waiting.dexie.close();
});

test("with nothing written nothing waits", async () => {
  const storage = emptyStorage();
  expect(await takeAlong(await openDemo(storage), storage)).toEqual({ ok: true, count: 0 });
  expect(kept.size).toBe(0);
});
