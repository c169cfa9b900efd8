/** Photos and videos on their way: added, asked again, given up. What sends them is upload-loop.ts. */
import { uploadLimit } from "#domain/upload.ts";
import { type Journal, requireJournal } from "./journal.ts";
import { readMediaQuota } from "./media-quota.ts";
import { isStorageFull } from "./storage-room.ts";
import type { FileRow, UploadPlace, UploadRow } from "./upload-row.ts";
import { derive, useView } from "./use-view.ts";
import { patchRow } from "./write-row.ts";

export type NewUpload = {
  readonly file: Blob;
  readonly name: string;
  readonly kind: UploadRow["kind"];
  readonly place: UploadPlace;
  /** A small picture of it, where this browser can draw one. */
  readonly preview: Blob | null;
  /** The still of a video. */
  readonly poster: Blob | null;
};

export type Added =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: "too_large" | "storage_full" };

const inOrder = derive<UploadRow, readonly UploadRow[]>((rows) =>
  [...rows.values()].filter(({ state }) => state !== "cancelled").toSorted(byAge),
);

/** Oldest first; undefined until read for the first time. */
export function useUploads(): readonly UploadRow[] | undefined {
  return inOrder(useView("uploads"));
}

export function byAge(a: UploadRow, b: UploadRow): number {
  return a.addedAt.localeCompare(b.addedAt) || a.id.localeCompare(b.id);
}

/** Keeps the file on this device and asks for it to be sent. One for which the plan has no room waits for room here. */
export async function addUpload(upload: NewUpload, journal: Journal = requireJournal()): Promise<Added> {
  const { file, name, kind, place, preview, poster } = upload;
  if (file.size > uploadLimit) return { ok: false, reason: "too_large" };
  const { database, newId, now } = journal;
  const id = newId();
  const fresh: UploadRow = {
    ...unsent,
    id,
    uploadId: newId(),
    name,
    type: file.type,
    bytes: file.size,
    kind,
    place,
    ask: newId(),
    addedAt: now().toISOString(),
  };
  const files: FileRow[] = [{ id, name: "original", blob: file }];
  if (preview) files.push({ id, name: "preview", blob: preview });
  if (poster) files.push({ id, name: "poster", blob: poster });
  const quota = await readMediaQuota(journal);
  try {
    await database.dexie.transaction("rw", database.uploads, database.files, async () => {
      const waiting = await database.uploads.filter(({ state }) => state === "waiting").count();
      const isFull = quota.remaining !== null && waiting >= quota.remaining;
      const details = { used: quota.used, limit: quota.limit };
      await database.files.bulkPut(files);
      await database.uploads.put(
        isFull ? { ...fresh, state: "refused", problem: "plan_limit", details } : fresh,
      );
    });
    await journal.views.uploads.settled();
    return { ok: true, id };
  } catch (error) {
    if (isStorageFull(error)) return { ok: false, reason: "storage_full" };
    throw error;
  }
}

const unsent = {
  state: "waiting",
  isAnnounced: false,
  sent: 0,
  problem: null,
  details: {},
  tries: 0,
  retryAt: null,
} as const;

/** Sends it again, from where it stopped. */
export async function retryUpload(
  id: string,
  { database, newId }: Journal = requireJournal(),
): Promise<void> {
  const row = await database.uploads.get(id);
  if (row?.state !== "waiting" && row?.state !== "refused") return;
  const { sent } = row;
  await database.uploads.update(id, { ...unsent, isAnnounced: row.isAnnounced, sent, ask: newId() });
}

/** Takes it out of the queue and off this device. Answers with the way to take this back. */
export async function cancelUpload(
  id: string,
  { database, newId }: Journal = requireJournal(),
): Promise<() => Promise<void>> {
  return database.dexie.transaction("rw", database.uploads, database.files, async () => {
    const row = await database.uploads.get(id);
    if (row?.state !== "waiting" && row?.state !== "refused") return async () => undefined;
    const files = await database.files.where("[id+name]").between([id, ""], [id, "\uffff"]).toArray();
    await database.files.bulkDelete(files.map(({ name }) => [id, name]));
    if (row.isAnnounced) await database.uploads.update(id, { state: "cancelled", ask: newId() });
    else await database.uploads.delete(id);
    return async () => {
      const again = newId();
      const files_ = files.map((file) => ({ ...file, id: again }));
      await database.dexie.transaction("rw", database.uploads, database.files, async () => {
        await database.files.bulkPut(files_);
        await database.uploads.put({ ...row, ...unsent, id: again, uploadId: newId(), ask: newId() });
      });
    };
  });
}

/** Writes of one that is on its way, or of its row once it is there. */
export async function describeUpload(
  id: string,
  patch: Partial<UploadPlace>,
  journal: Journal = requireJournal(),
): Promise<void> {
  const { uploads } = journal.database;
  const isLoose = ({ state }: UploadRow) => state === "waiting" || state === "refused";
  const changed = await uploads
    .where({ id })
    .and(isLoose)
    .modify((row: { place: UploadPlace }) => {
      row.place = { ...row.place, ...patch };
    });
  if (changed === 0) await patchRow(journal, "media", id, patch);
}
