/**
 * The journal that is open in this tab: an account's, the one kept only in this browser, or the demo's. Each has a database of its own; an
 * account's contains the person's id in its name, so that nobody sees another's (docs/sync.md, device rule 2).
 */
import { v7 } from "uuid";
import { accountDatabase, demoDatabase, deviceDatabase, lockedAs } from "#app/lib/journal-names.ts";
import { hasLockEntry } from "#app/lib/lock/lock-registry.ts";
import { createStore, useStore } from "#app/lib/store.ts";
import { fieldsMark } from "#domain/sync/fields-mark.ts";
import { describeDatabase, type IndexedDb, type JournalDatabase, lockCopyKey } from "./journal-database.ts";
import { type JournalLoss, journalLoss } from "./journal-loss.ts";
import { type JournalViews, watchJournal } from "./journal-views.ts";
import { loadPacks } from "./packed-rows.ts";

export type JournalChoice =
  | { readonly kind: "account"; readonly personId: string }
  | { readonly kind: "device" }
  | { readonly kind: "demo" };

/** The device's clock and its source of ids; a test brings its own. */
export type JournalPorts = {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly indexedDb?: IndexedDb;
};

export type Journal = {
  readonly kind: JournalChoice["kind"];
  /** The account's id; without an account, an id of the journal's own. */
  readonly personId: string;
  /** Identifies this browser in every op; created and deleted with the database. */
  readonly deviceId: string;
  readonly database: JournalDatabase;
  readonly views: JournalViews;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** What writing needs: a worker has no views. */
export type JournalWriter = Omit<Journal, "views">;

const devicePorts: JournalPorts = { now: () => new Date(), newId: () => v7() };

export function databaseName(choice: JournalChoice): string {
  if (choice.kind === "account") return accountDatabase(choice.personId);
  return choice.kind === "demo" ? demoDatabase : deviceDatabase;
}

/** Opens the database, creating it on first use. Rejects when the browser refuses storage. */
export async function openDatabase(choice: JournalChoice, ports = devicePorts): Promise<Journal> {
  const database = describeDatabase(databaseName(choice), ports.indexedDb);
  const { deviceId, personId, mark, hasPacks } = await identify(database, choice, ports);
  if (hasPacks) await (await loadPacks()).dropOutdatedPacks(database);
  if (choice.kind !== "demo") await compareLock(database, lockedAs(choice));
  if (mark !== fieldsMark) await (await import("./fill-rows.ts")).fillRows(database);
  const views = watchJournal(database);
  await Promise.all([views.profiles, views.relationships, views.conflicts].map((view) => view.settled()));
  return { kind: choice.kind, personId, deviceId, database, views, now: ports.now, newId: ports.newId };
}

/** A journal with a lock is compared with its copy before anything of it is shown. */
async function compareLock(database: JournalDatabase, journal: string): Promise<void> {
  if (!hasLockEntry(journal) && !(await database.meta.get(lockCopyKey))) return;
  await (await import("./kept-lock.ts")).compareLock(database, journal);
}

async function identify(database: JournalDatabase, choice: JournalChoice, { newId, now }: JournalPorts) {
  // Only a journal of a device creates its own profile: an account's comes with the first pull, the demo's with its life.
  const rows = choice.kind === "device" ? await import("./journal-rows.ts") : null;
  const { meta, packs } = database;
  return database.dexie.transaction("rw", meta, packs, database.table("profiles"), async () => {
    const hasPacks = (await packs.count()) > 0;
    const known = await meta.bulkGet(["deviceId", "personId", "fieldsMark"]);
    const [deviceId, personId, mark] = known.map((row) =>
      typeof row?.value === "string" ? row.value : null,
    );
    if (deviceId && personId) return { deviceId, personId, mark, hasPacks };
    const identity = {
      deviceId: newId(),
      personId: choice.kind === "account" ? choice.personId : newId(),
    };
    const kept = Object.entries({ ...identity, fieldsMark });
    await meta.bulkPut(kept.map(([key, value]) => ({ key, value })));
    if (rows) {
      const at = now().toISOString();
      const profile = { id: identity.personId, rev: 0, created_at: at, updated_at: at, deleted_at: null };
      await database.table("profiles").put({
        ...rows.readRow("profiles", profile),
        onboarding_completed: true,
        is_fallback_profile: true,
      });
    }
    return { ...identity, mark: fieldsMark, hasPacks };
  });
}

export function closeDatabase({ database, views }: Journal): void {
  for (const view of Object.values(views)) view.stop();
  database.dexie.close();
}

type Opening = { readonly name: string; readonly journal: Promise<Journal> };
let opening: Opening | null = null;
const opened = createStore<Journal | null>(null);

/** Opens this journal in this tab; the one that was open is closed first. Returns the open one when it is the same. */
export async function openJournal(choice: JournalChoice, ports = devicePorts): Promise<Journal> {
  const name = databaseName(choice);
  if (opening?.name === name) return opening.journal;
  closeJournal();
  const journal = openDatabase(choice, ports);
  endFrozenOpening(journal);
  opening = { name, journal };
  const mine = opening;
  try {
    const ready = await journal;
    if (opening !== mine) closeDatabase(ready);
    else {
      const { dexie } = ready.database;
      // `false` turns off Dexie's own handling, which would reopen the database at the next read.
      dexie.on("versionchange", ({ newVersion }) => {
        lose(ready, newVersion === null ? "gone" : "upgraded");
        return false;
      });
      // Also when a page is put aside or asleep; a task later it may be back.
      dexie.on("close", () => setTimeout(() => void lookAgain(ready)));
      journalLoss.set(null);
      opened.set(ready);
    }
    return ready;
  } catch (error) {
    if (opening === mine) opening = null;
    throw error;
  }
}

/**
 * A page that is left while it creates a database is frozen with it in the browser's back-forward cache, and the next page's open waits without
 * an end. A lock that two pages want ends the frozen one; nobody waits for it.
 */
function endFrozenOpening(opened: Promise<unknown>): void {
  const until = () => opened.catch(() => undefined);
  globalThis.navigator?.locks?.request("tendre opening", until).catch(() => undefined);
}

/**
 * A closed connection is not lost data: Dexie opens it again at the next read, and only a database that has forgotten which device this is
 * was cleared. What the next read made in its place is taken away again.
 */
async function lookAgain(journal: Journal): Promise<void> {
  const { dexie, meta } = journal.database;
  const isOpen = () => opened.get() === journal;
  if (!isOpen()) return;
  const found = await meta.get("deviceId").catch(() => "refused" as const);
  if (found === "refused") return lose(journal, "shut");
  if (!isOpen() || found?.value === journal.deviceId) return;
  lose(journal, "gone");
  if (!found) await dexie.delete({ disableAutoOpen: true });
}

/** Another tab deletes the database at sign-out, or a newer build upgrades it: this tab closes it. */
function lose(journal: Journal, loss: JournalLoss): void {
  if (opened.get() !== journal) return;
  journalLoss.set(loss);
  closeJournal();
}

export function closeJournal(): void {
  const journal = opened.get();
  opening = null;
  opened.set(null);
  if (journal) closeDatabase(journal);
}

export function currentJournal(): Journal | null {
  return opened.get();
}

/** For writes: screens that write are rendered only inside an open journal. */
export function requireJournal(): Journal {
  const journal = opened.get();
  if (!journal) throw new Error("No journal is open.");
  return journal;
}

export function useJournal(): Journal | null {
  return useStore(opened);
}
