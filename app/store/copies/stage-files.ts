/**
 * [Note: staged files] The files of an import are put on the device before its rows, one by one, because a transaction cannot wait for them to
 * be read. Their list is written before the first of them, and goes in the transaction that writes the rows: what a closed tab left behind is
 * found by it and removed. One import at a time, held by a lock of the browser.
 */
import { webLocks } from "#app/lib/web-locks.ts";
import type { JournalWriter } from "#app/store/db/journal.ts";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import type { FileName } from "#app/store/db/upload-row.ts";
import type { ComparedEntry } from "#domain/copy/compare-copy.ts";
import { partLimit } from "#domain/media/upload.ts";
import { drawSmall, openDrawing } from "./draw-in-worker.ts";
import { type KeptHere, prepareHere } from "./keep-media-here.ts";
import { readMediaFile } from "./media-files.ts";
import type { CopyFiles } from "./open-copy.ts";

const stagedKey = "importStaged";

/** A file that waits for its row. */
export type StagedMedia = {
  readonly type: string;
  readonly bytes: number;
  /** In a journal without an account; null where a server makes them. */
  readonly facts: KeptHere["facts"] | null;
};

/** By the id of the entry; null when a file is not what it was when it was compared. */
export async function stageFiles(
  { database, kind }: JournalWriter,
  entries: readonly ComparedEntry[],
  files: CopyFiles | null,
  report: (done: number) => void,
): Promise<ReadonlyMap<string, StagedMedia> | null> {
  const staged = new Map<string, StagedMedia>();
  if (entries.length === 0) return staged;
  await database.meta.put({ key: stagedKey, value: entries.map(({ id }) => id) });
  for (const [at, entry] of entries.entries()) {
    report(at);
    const read = files ? await readMediaFile(entry, files) : null;
    if (read?.state !== "whole") return null;
    const prepared =
      kind === "account"
        ? { files: await filesToSend(read.file, read.still), facts: null }
        : await prepareHere(read.file, read.still, entry.told);
    if (!prepared) return null;
    const rows = Object.entries(prepared.files).map(([name, blob]) => ({ id: entry.id, name, blob }));
    await database.files.bulkPut(rows.map((row) => ({ ...row, name: fileName(row.name) })));
    staged.set(entry.id, { type: read.file.type, bytes: read.file.size, facts: prepared.facts });
  }
  return staged;
}

const fileNames: readonly FileName[] = ["original", "preview", "poster", "small", "large", "video"];
const fileName = (name: string): FileName => fileNames.find((known) => known === name) ?? "original";

/** Bytes from which a photo gets a small picture to be shown by: one of our own making is quick to show as it is, and slow to draw anew. */
const previewFrom = 1_000_000;

async function filesToSend(
  original: Blob,
  still: Blob | null,
): Promise<Readonly<Partial<Record<FileName, Blob>>>> {
  const poster = still && still.size <= partLimit ? still : null;
  const picture = poster || original.size < previewFrom ? null : await openDrawing(original);
  const preview = picture && (await drawSmall(picture));
  picture?.close();
  return { original, ...(poster && { poster }), ...(preview && { preview }) };
}

/** Inside the transaction that writes the rows of these files. */
export async function endStaging({ meta }: JournalDatabase): Promise<void> {
  await meta.delete(stagedKey);
}

/** Removes what an import left behind that ended before its rows were written. */
export async function clearStaged({ dexie, meta, files, uploads, rows }: JournalDatabase): Promise<void> {
  const media = rows("media");
  await dexie.transaction("rw", meta, files, uploads, media, async () => {
    const left = await meta.get(stagedKey);
    if (!left) return;
    for (const id of Array.isArray(left.value) ? left.value.map(String) : []) {
      if ((await uploads.get(id)) || (await media.get(id))) continue;
      await files.where("[id+name]").between([id, ""], [id, "\uffff"]).delete();
    }
    await meta.delete(stagedKey);
  });
}

/** One import of this journal at a time, in whichever tab; the lock ends with the worker. */
export function whileImporting<T>({ dexie }: JournalDatabase, work: () => Promise<T>): Promise<T> {
  return webLocks().request(lockOf(dexie.name), work);
}

/** The same, unless one is under way: then nothing is done. */
export async function unlessImporting({ dexie }: JournalDatabase, work: () => Promise<void>): Promise<void> {
  await webLocks().request(lockOf(dexie.name), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

const lockOf = (name: string) => `${name} import`;
