/** The journals of others in this browser: none of them stays readable when somebody else is let in. */
import { Dexie } from "dexie";
import { accountDatabase, deleteDatabase, lockedDatabase, ownerOf } from "#app/lib/journal-names.ts";
import { describeDatabase, type IndexedDb } from "#app/store/db/journal-database.ts";
import { type LockPorts, lockCopy, relistCopies, serverLocks } from "./locked-copies.ts";

/** Whose journals this browser holds, but for this person's. */
export async function othersThan(personId: string | null, indexedDb?: IndexedDb): Promise<readonly string[]> {
  const names = await databaseNames(indexedDb);
  if (names.includes(lockedDatabase)) await relistCopies({ indexedDb });
  return names.flatMap((name) => ownerOf(name) ?? []).filter((owner) => owner !== personId);
}

/** Each goes: at once when the server has everything in it, else when a locked copy of the rest is made. */
export async function lockAway(
  whose: "all" | readonly string[],
  ports: LockPorts = serverLocks,
): Promise<boolean> {
  let isDone = true;
  const held = await othersThan(null, ports.indexedDb);
  for (const personId of whose === "all" ? held : held.filter((owner) => whose.includes(owner))) {
    isDone = (await lockOne(personId, ports)) && isDone;
  }
  return isDone;
}

export async function deleteAll(whose: readonly string[], indexedDb?: IndexedDb): Promise<boolean> {
  const gone = await Promise.all(
    whose.map((personId) => deleteDatabase(accountDatabase(personId), indexedDb?.indexedDB)),
  );
  return gone.every(Boolean);
}

async function lockOne(personId: string, ports: LockPorts): Promise<boolean> {
  const name = accountDatabase(personId);
  const database = describeDatabase(name, ports.indexedDb);
  try {
    if ((await lockCopy(database, personId, ports)) === "no_key") return false;
  } finally {
    database.dexie.close();
  }
  return deleteDatabase(name, ports.indexedDb?.indexedDB);
}

async function databaseNames(indexedDb?: IndexedDb): Promise<readonly string[]> {
  const databases: IDBFactory = indexedDb?.indexedDB ?? indexedDB;
  // An older Firefox cannot list them; Dexie has kept a list of its own there.
  if (typeof databases.databases !== "function") return Dexie.getDatabaseNames();
  return (await databases.databases()).flatMap(({ name }) => name ?? []);
}
