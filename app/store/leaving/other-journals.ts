/** Other persons' journals in this browser: none stays readable when somebody else signs in. */
import { Dexie } from "dexie";
import { accountDatabase, deleteDatabase, lockedDatabase, ownerOf } from "#app/lib/journal-names.ts";
import { claimShared, dropOwned, readShared } from "#app/lib/share/share-box.ts";
import { describeDatabase, type IndexedDb } from "#app/store/db/journal-database.ts";
import { type LockPorts, lockCopy, ownCopies, relistCopies, serverLocks } from "./locked-copies.ts";

/** Ids of the persons whose journals are in this browser, except this person's. */
export async function otherJournalOwners(
  personId: string | null,
  indexedDb?: IndexedDb,
): Promise<readonly string[]> {
  await relistLocked(indexedDb);
  const names = await databaseNames(indexedDb);
  return names.flatMap((name) => ownerOf(name) ?? []).filter((owner) => owner !== personId);
}

/**
 * Lists the locked copies again, if there are any. A browser that is killed right after a sign-out has the copies, which are in a database, and
 * may have lost the list, which is in local storage: nobody would be told of them.
 */
export async function relistLocked(indexedDb?: IndexedDb): Promise<void> {
  if ((await databaseNames(indexedDb)).includes(lockedDatabase)) await relistCopies({ indexedDb });
}

/**
 * Deletes each, and what is theirs in the box of shares: at once when the server has everything in it, else after a locked copy of the rest
 * is made.
 * @param leaver who signs out: what is nobody's in the box goes along
 */
export async function lockAway(
  whose: "all" | readonly string[],
  leaver: string | null = null,
  ports: LockPorts = serverLocks,
): Promise<boolean> {
  let isDone = true;
  // Where the browser does not open the box, it is deleted as it is.
  if (leaver !== null) await claimShared(leaver).catch(() => undefined);
  const owners = await otherJournalOwners(null, ports.indexedDb);
  await dropLocked(owners);
  for (const personId of whose === "all" ? owners : owners.filter((owner) => whose.includes(owner))) {
    isDone = (await lockOne(personId, ports)) && isDone;
  }
  return isDone;
}

export async function deleteAll(whose: readonly string[], indexedDb?: IndexedDb): Promise<boolean> {
  const gone = await Promise.all(
    whose.map((personId) => deleteDatabase(accountDatabase(personId), indexedDb?.indexedDB)),
  );
  for (const personId of whose) await emptyBoxOf(personId);
  return gone.every(Boolean);
}

async function lockOne(personId: string, ports: LockPorts): Promise<boolean> {
  const name = accountDatabase(personId);
  const database = describeDatabase(name, ports.indexedDb);
  try {
    if ((await lockCopy(database, personId, ports, await boxOf(personId))) === "no_key") return false;
  } finally {
    database.dexie.close();
  }
  // The box last: until the journal is gone, a page that is closed meanwhile locks both anew.
  if (!(await deleteDatabase(name, ports.indexedDb?.indexedDB))) return false;
  await emptyBoxOf(personId);
  return true;
}

/** What a page that was closed too early left in the box of somebody whose journal is gone and locked. */
async function dropLocked(owners: readonly string[]): Promise<void> {
  const left = new Set((await readBox()).flatMap(({ owner }) => owner ?? []));
  for (const owner of left)
    if (!owners.includes(owner) && (await ownCopies(owner)).length > 0) await emptyBoxOf(owner);
}

/** None where the browser does not say. */
const readBox = () => readShared().catch(() => []);
const boxOf = async (personId: string) => (await readBox()).filter(({ owner }) => owner === personId);
async function emptyBoxOf(personId: string): Promise<void> {
  if ((await boxOf(personId)).length > 0) await dropOwned(personId);
}

async function databaseNames(indexedDb?: IndexedDb): Promise<readonly string[]> {
  const databases: IDBFactory = indexedDb?.indexedDB ?? indexedDB;
  // Older versions of Firefox cannot list databases; Dexie keeps its own list there.
  if (typeof databases.databases !== "function") return Dexie.getDatabaseNames();
  return (await databases.databases()).flatMap(({ name }) => name ?? []);
}
