/** Photos and videos that are being uploaded: add, retry, cancel. upload-loop.ts sends them. */

import { type Journal, requireJournal } from "#app/store/db/journal.ts";
import { type StorageFull, unlessFull } from "#app/store/db/storage-space.ts";
import type { FileRow, UploadPlace, UploadRow } from "#app/store/db/upload-row.ts";
import { derive, useView } from "#app/store/db/use-view.ts";
import { readMediaQuota } from "#app/store/media/media-quota.ts";
import { patchRow, type Refusal } from "#app/store/write/write-row.ts";
import { uploadLimit } from "#domain/media/upload.ts";
import { takeOut, unsent } from "./queue-rows.ts";

export type NewUpload = {
  /** Of its future `media` row; a new one by default. */
  readonly id?: string;
  readonly file: Blob;
  readonly name: string;
  readonly kind: UploadRow["kind"];
  readonly place: UploadPlace;
  /** A small picture of it, where this browser can draw one. */
  readonly preview: Blob | null;
  /** A frame of a video. */
  readonly poster: Blob | null;
};

type Added =
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

/** Stores the file on this device and queues its upload. One that exceeds the plan's limit waits here. */
export async function addUpload(upload: NewUpload, journal: Journal = requireJournal()): Promise<Added> {
  const { file, name, kind, place, preview, poster } = upload;
  if (file.size > uploadLimit) return { ok: false, reason: "too_large" };
  const { database, newId, now } = journal;
  const id = upload.id ?? newId();
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
  return unlessFull(async () => {
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
    return { ok: true, id } as const;
  });
}

/** It is no longer waiting: sent, or removed from the queue by another tab. */
type Gone = { readonly ok: false; readonly reason: "not_found" };
type Retried = { readonly ok: true } | Gone | StorageFull;

/** Sends it again, from where it stopped. */
export async function retryUpload(
  id: string,
  { database, newId }: Journal = requireJournal(),
): Promise<Retried> {
  return unlessFull(async () => {
    const row = await database.uploads.get(id);
    if (row?.state !== "waiting" && row?.state !== "refused") return { ok: false, reason: "not_found" };
    const { sent } = row;
    await database.uploads.update(id, { ...unsent, isAnnounced: row.isAnnounced, sent, ask: newId() });
    return { ok: true };
  });
}

type Cancelled =
  | { readonly ok: true; readonly undo: () => Promise<{ readonly ok: true } | StorageFull> }
  | Gone
  | StorageFull;

/** Removes it from the queue and the device. Returns an undo. */
export async function cancelUpload(
  id: string,
  { database, newId }: Journal = requireJournal(),
): Promise<Cancelled> {
  const { dexie, uploads, files } = database;
  const taken = await unlessFull(() =>
    dexie.transaction("rw", uploads, files, () => takeOut(database, id, newId())),
  );
  if (taken === null) return { ok: false, reason: "not_found" };
  if ("ok" in taken) return taken;
  const { row, kept } = taken;
  const undo = () =>
    unlessFull(async () => {
      const again = newId();
      await dexie.transaction("rw", uploads, files, async () => {
        await files.bulkPut(kept.map((file) => ({ ...file, id: again })));
        await uploads.put({ ...row, ...unsent, id: again, uploadId: newId(), ask: newId() });
      });
      return { ok: true } as const;
    });
  return { ok: true, undo };
}

/** Edits an upload, or its row once there is one. */
export async function describeUpload(
  id: string,
  patch: Partial<UploadPlace>,
  journal: Journal = requireJournal(),
): Promise<{ readonly ok: true } | Refusal> {
  const { uploads } = journal.database;
  const isLoose = ({ state }: UploadRow) => state === "waiting" || state === "refused";
  const changed = await unlessFull(() =>
    uploads
      .where({ id })
      .and(isLoose)
      .modify((row: { place: UploadPlace }) => {
        row.place = { ...row.place, ...patch };
      }),
  );
  if (typeof changed !== "number") return changed;
  return changed > 0 ? { ok: true } : patchRow(journal, "media", id, patch);
}
