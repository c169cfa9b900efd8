/**
 * Who was deleted for good, outside of the database: a database that is put back from a backup knows them still, and their keys with them.
 * For each the storage of the files keeps a name, the SHA-256 of a random id, which says nothing to whoever does not have that backup; and a
 * day. Each backup takes the list along; a restore destroys anew whoever stands in it (server/db/backup/load-database.ts).
 */

import { deletedDigest } from "#server/db/backup/deleted-list.ts";
import type { FileStore } from "./file-store.ts";

const folder = "deleted-accounts";

/** Kept when it returns. Noting somebody twice is harmless. @throws as `FileStore.put` */
export async function noteDeleted(files: FileStore, personId: string, now: Date): Promise<void> {
  await files.put(`${folder}/${deletedDigest(personId)}`, Buffer.from(now.toISOString().slice(0, 10)));
}

/** The lines of the list. */
export async function readDeleted(files: FileStore): Promise<string> {
  const lines: string[] = [];
  for (const key of await files.list(folder)) {
    const day = (await files.get(key))?.toString("latin1");
    if (day !== undefined) lines.push(`${day} ${key.slice(folder.length + 1)}\n`);
  }
  return lines.join("");
}

/** @param list as `joinDeleted` gives it */
export async function putDeleted(files: FileStore, list: string): Promise<void> {
  for (const line of list.split("\n").filter((each) => each !== ""))
    await files.put(`${folder}/${line.slice(11)}`, Buffer.from(line.slice(0, 10)));
}
