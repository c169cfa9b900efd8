/** A journal on an IndexedDB of its own, in memory. Two with the same `storage` are two tabs of one browser. */
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { v7 } from "uuid";
import { type Journal, type JournalChoice, type JournalPorts, openDatabase } from "#app/store/db/journal.ts";
import type { IndexedDb } from "#app/store/db/journal-database.ts";

export const somePerson = "01989681-0000-7000-8000-00000000aaaa";
export const anotherPerson = "01989681-0000-7000-8000-00000000bbbb";

export function emptyStorage(): IndexedDb {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}

export function openTestJournal(
  choice: JournalChoice = { kind: "account", personId: somePerson },
  ports: Partial<JournalPorts> = {},
): Promise<Journal> {
  const instant = new Date("2026-11-21T10:00:00.000Z");
  return openDatabase(choice, {
    now: () => instant,
    newId: () => v7(),
    indexedDb: emptyStorage(),
    ...ports,
  });
}
