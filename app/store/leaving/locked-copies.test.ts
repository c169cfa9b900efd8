import { randomBytes } from "node:crypto";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { accountDatabase, lockedDatabase } from "#app/lib/journal-names.ts";
import { lockedCopies, unlistLocked } from "#app/lib/locked-list.ts";
import { putBack, putShared, readShared } from "#app/lib/share/share-box.ts";
import { closeDatabase, type Journal } from "#app/store/db/journal.ts";
import type { IndexedDb } from "#app/store/db/journal-database.ts";
import {
  anotherPerson,
  emptyStorage,
  openTestJournal,
  somePerson,
} from "#app/store/testing/open-test-journal.ts";
import { add } from "#app/store/testing/upload-queue.ts";
import { createRow, patchRow } from "#app/store/write/write-row.ts";
import { deleteCopies, keepSpareLock, type LockPorts, lockCopy, openCopies } from "./locked-copies.ts";
import { deleteAll, lockAway, otherJournalOwners, relistLocked } from "./other-journals.ts";
import { restoreLocked } from "./restore-locked.ts";
import { isOnlyHere, readUnsent } from "./unsent-rows.ts";

const canary = "CANARY-only-hers";

/** Local storage as in a browser. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

/** The server: keys by ticket, given only to the person they were issued for. */
function world() {
  const storage = emptyStorage();
  const issued = new Map<string, { key: string; personId: string }>();
  const state = { isReached: true, asking: somePerson };
  const journals: Journal[] = [];
  const ports: LockPorts = {
    indexedDb: storage,
    issue: async (personId) => {
      if (!state.isReached) return null;
      const lock = { key: randomBytes(32).toString("base64url"), ticket: randomBytes(9).toString("hex") };
      issued.set(lock.ticket, { key: lock.key, personId });
      return lock;
    },
    redeem: async (ticket) => {
      const known = issued.get(ticket);
      return state.isReached && known?.personId === state.asking ? known.key : null;
    },
  };
  const open = async (personId = somePerson) => {
    const journal = await openTestJournal({ kind: "account", personId }, { indexedDb: storage });
    journals.push(journal);
    onTestFinished(() => closeDatabase(journal));
    return journal;
  };
  /** As at a sign-in: the screens have closed the open journal. */
  const lock = (whose: Parameters<typeof lockAway>[0], leaver: string | null = null) => {
    for (const journal of journals) closeDatabase(journal);
    return lockAway(whose, leaver, ports);
  };
  return { storage, ports, state, open, lock };
}

/** One of each kind of data that only this device has. */
async function fill(journal: Journal) {
  const { database } = journal;
  const made = await createRow(journal, "relationships", { name: canary, notes: `${canary} notes` });
  if (!made.ok) throw new Error(made.reason);
  const refused = await createRow(journal, "moments", {
    occurred_on: "2026-11-20",
    text: `${canary} refused`,
  });
  if (!refused.ok) throw new Error(refused.reason);
  const [, second] = await database.outbox.toArray();
  if (!second) throw new Error("nothing waits");
  await database.outbox.delete(second.seq);
  await database.refusedOps.put({
    opId: second.op.opId,
    seq: second.seq,
    op: second.op,
    code: "validation",
    details: {},
    refusedAt: second.op.at,
    isKept: true,
  });
  await database.drafts.put({
    key: "moment:new",
    value: { draft: { text: `${canary} draft` }, rev: 0 },
    savedAt: second.op.at,
  });
  await add(journal, 5_000, { name: `${canary}.jpg` });
  return made.row.id;
}

/** The whole database, as anyone at this device could read it: every value of every store, bytes included. */
async function readEverything({ indexedDB }: IndexedDb): Promise<string> {
  const said: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name ?? "");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
      });
      for (const row of rows) said.push(JSON.stringify(row, bytesAsText));
    }
    database.close();
  }
  return said.join("\n");
}

const bytesAsText = (_: string, value: unknown) => {
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString("latin1");
  return value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value;
};

test("every kind of thing that only this device has counts, and the server's last answer about the plan does not", async () => {
  const { open } = world();
  const journal = await open();
  await journal.database.drafts.put({ key: "subscription", value: { answer: {} }, savedAt: "2026-11-21" });
  expect(isOnlyHere(await readUnsent(journal.database))).toBe(false);
  await fill(journal);
  const unsent = await readUnsent(journal.database);
  expect([unsent.ops, unsent.refused, unsent.uploads, unsent.drafts].map(({ length }) => length)).toEqual([
    1, 1, 1, 1,
  ]);
  for (const table of ["outbox", "refusedOps", "uploads", "drafts"] as const) {
    const alone = { ops: [], refused: [], uploads: [], drafts: [], conflicts: [] };
    const only = {
      outbox: { ops: unsent.ops },
      refusedOps: { refused: unsent.refused },
      uploads: { uploads: unsent.uploads },
      drafts: { drafts: unsent.drafts },
    }[table];
    expect(isOnlyHere({ ...alone, ...only }), table).toBe(true);
  }
});

test("before someone else is let in, a copy with nothing unsent goes, one with something is locked, and nothing of it can be read", async () => {
  const { storage, open, lock } = world();
  const anna = await open();
  await fill(anna);
  await open(anotherPerson);
  expect(await readEverything(storage)).toContain(canary);
  expect((await otherJournalOwners(anotherPerson, storage)).toSorted()).toEqual([somePerson]);
  expect(await lock([somePerson])).toBe(true);
  const left = await readEverything(storage);
  expect(left).not.toContain(canary);
  expect(left).not.toContain(somePerson);
  expect(await otherJournalOwners(null, storage)).toEqual([anotherPerson]);
  expect(lockedCopies()).toHaveLength(1);
  expect(JSON.stringify(lockedCopies())).not.toContain(somePerson);

  expect(await lock("all")).toBe(true);
  expect(lockedCopies(), "the other one had nothing unsent").toHaveLength(1);
  expect((await storage.indexedDB.databases()).map(({ name }) => name)).toEqual([lockedDatabase]);
});

test("photos of a moment that was not kept are locked with its journal, are nobody else's meanwhile, and come back once", async () => {
  const { storage, ports, open, lock } = world();
  vi.stubGlobal("indexedDB", storage.indexedDB);
  const photo = (name: string) => ({ name, type: "image/jpeg", blob: new Blob([`${canary} ${name}`]) });
  const hers = {
    text: "",
    files: [photo("pier.jpg"), photo("lake.jpg")],
    isChosen: true,
    owner: somePerson,
    momentId: "moment",
  };
  const shared = { text: `${canary} text`, files: [] };
  const next = { text: "", files: [photo("of the next")], isChosen: true, owner: anotherPerson };
  await open();
  await open(anotherPerson);
  for (const part of [hers, shared, next]) await putShared(part);
  expect((await readShared(anotherPerson)).map(({ owner }) => owner)).toEqual([undefined, anotherPerson]);

  expect(await lock([somePerson], somePerson)).toBe(true);
  expect((await readShared()).map(({ owner }) => owner)).toEqual([anotherPerson]);
  expect(lockedCopies()).toHaveLength(1);
  // As a page that was closed before the box was emptied leaves it.
  await putShared(hers);
  expect(await lock([])).toBe(true);
  expect((await readShared()).map(({ owner }) => owner)).toEqual([anotherPerson]);

  const again = await open();
  // As a page that was closed before the copy was deleted leaves it.
  const [copy] = await openCopies(somePerson, ports).then((copies) => copies ?? []);
  await putBack(copy?.content.box.slice(0, 1) ?? []);
  expect(await restoreLocked(again, ports)).toBe("restored");
  const [first, second, ...more] = await readShared(somePerson);
  expect(more).toEqual([]);
  expect(second).toMatchObject({ text: shared.text, owner: somePerson });
  expect(first).toMatchObject({ isChosen: true, momentId: "moment" });
  expect(await Promise.all((first?.files ?? []).map(({ blob }) => blob.text()))).toEqual([
    `${canary} pier.jpg`,
    `${canary} lake.jpg`,
  ]);
  closeDatabase(again);
  expect(await deleteAll([somePerson], storage)).toBe(true);
  expect((await readShared()).map(({ owner }) => owner)).toEqual([anotherPerson]);
});

test("whoever comes back gets all of it: ops in their order, what was refused, drafts, files", async () => {
  const { ports, open, state, lock } = world();
  const first = await open();
  const id = await fill(first);
  await patchRow(first, "relationships", id, { city: "Lyon" });
  const before = await readUnsent(first.database);
  await lock("all");

  const again = await open();
  const written = await createRow(again, "relationships", { name: "Noé" });
  await again.database.drafts.put({
    key: "moment:new",
    value: { draft: { text: "another" }, rev: 0 },
    savedAt: "2026-11-22",
  });
  state.asking = anotherPerson;
  expect(await restoreLocked(again, ports)).toBe("unreached");
  expect(lockedCopies()).toHaveLength(1);
  state.asking = somePerson;
  expect(await restoreLocked(again, ports)).toBe("restored");
  const after = await readUnsent(again.database);
  expect(after.ops.map(({ op }) => op.opId).slice(1)).toEqual(before.ops.map(({ op }) => op.opId));
  expect(after.refused.map(({ opId }) => opId)).toEqual(before.refused.map(({ opId }) => opId));
  expect(after.drafts.map(({ key }) => key)).toEqual(["moment:new", "moment:new#1"]);
  const [upload] = after.uploads;
  const file = upload && (await again.database.files.get([upload.id, "original"]));
  expect(file?.blob.size).toBe(5_000);
  expect(await again.database.table("relationships").get(id)).toMatchObject({
    name: canary,
    city: "Lyon",
    rev: 0,
  });
  expect(written.ok).toBe(true);
  expect(lockedCopies()).toEqual([]);
  expect(await restoreLocked(again, ports), "twice changes nothing").toBe("restored");
});

test("taking back what was half taken back doubles nothing", async () => {
  const { ports, open } = world();
  const journal = await open();
  await fill(journal);
  await lockCopy(journal.database, somePerson, ports);
  const before = await readUnsent(journal.database);
  expect(await restoreLocked(journal, ports)).toBe("restored");
  expect(await readUnsent(journal.database)).toEqual(before);
});

test("without a key nothing changes; with one fetched ahead the network is not needed", async () => {
  const { ports, open, state, lock } = world();
  const journal = await open();
  await fill(journal);
  state.isReached = false;
  expect(await lock("all")).toBe(false);
  const again = await open();
  expect(isOnlyHere(await readUnsent(again.database))).toBe(true);
  state.isReached = true;
  expect(await keepSpareLock(again.database, somePerson, ports)).toBe(true);
  state.isReached = false;
  expect(await lock("all")).toBe(true);
  expect(lockedCopies()).toHaveLength(1);
});

test("a copy that was altered does not open, and stays", async () => {
  const { ports, open, storage, lock } = world();
  await fill(await open());
  await lock("all");
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = storage.indexedDB.open(lockedDatabase);
    request.onsuccess = () => resolve(request.result);
  });
  const pieces = database.transaction("pieces", "readwrite").objectStore("pieces");
  await new Promise((resolve) => {
    pieces.getAll().onsuccess = ({ target }) => {
      const [piece] =
        target instanceof Object && "result" in target && Array.isArray(target.result) ? target.result : [];
      const bytes = new Uint8Array(piece.sealed);
      bytes.set([(bytes[3] ?? 0) ^ 1], 3);
      pieces.put(piece).onsuccess = resolve;
    };
  });
  database.close();
  const journal = await open();
  await expect(restoreLocked(journal, ports)).rejects.toThrow();
  expect(lockedCopies()).toHaveLength(1);
});

test("a list that was lost is made again from what is locked", async () => {
  const { open, storage, lock } = world();
  await fill(await open());
  await lock("all");
  const listed = lockedCopies();
  unlistLocked(listed.map(({ id }) => id));
  await otherJournalOwners(null, storage);
  expect(lockedCopies()).toEqual(listed);
});

test("on a clear yes anyone deletes them, and what others left open too", async () => {
  const { ports, open, storage, lock } = world();
  await fill(await open());
  await lock("all");
  await deleteCopies(
    lockedCopies().map(({ id }) => id),
    ports,
  );
  expect([(await readEverything(storage)).trim(), lockedCopies()]).toEqual(["", []]);
  const left = await open();
  await fill(left);
  closeDatabase(left);
  expect(await deleteAll([somePerson], storage)).toBe(true);
  expect((await storage.indexedDB.databases()).map(({ name }) => name)).not.toContain(
    accountDatabase(somePerson),
  );
});

test("a list that a killed browser has lost is found again, and no database is made for it", async () => {
  const { storage, open, lock } = world();
  await relistLocked(storage);
  const before = (await storage.indexedDB.databases()).map(({ name }) => name);
  expect(before).not.toContain(lockedDatabase);
  await fill(await open());
  expect(await lock("all")).toBe(true);
  const listed = lockedCopies();
  unlistLocked(listed.map(({ id }) => id));
  await relistLocked(storage);
  expect(listed).toHaveLength(1);
  expect(lockedCopies()).toEqual(listed);
});
