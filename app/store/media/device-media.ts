/**
 * Photos and videos of a journal without an account: their files stay in its database, and the relationship's list, which the server
 * maintains for an account, is maintained here.
 */

import { type Journal, requireJournal } from "#app/store/db/journal.ts";
import { type StorageFull, unlessFull } from "#app/store/db/storage-space.ts";
import type { FileName, UploadPlace } from "#app/store/db/upload-row.ts";
import { createRow } from "#app/store/write/commit-row.ts";
import { ownMediaList } from "#domain/media/media-list.ts";
import { type UploadFacts, uploadLimit } from "#domain/media/upload.ts";
import { readMediaQuota } from "./media-quota.ts";

type NewDeviceMedia = {
  /** Of its row; a new one by default. */
  readonly id?: string;
  /** As the server reports them for an account: pixels after orientation, seconds, a preview of at most 2 kB. */
  readonly facts: UploadFacts;
  readonly files: Readonly<Partial<Record<FileName, Blob>>>;
  readonly place: UploadPlace;
};

type Kept =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: "too_large" | "storage_full" | "plan_limit" | "failed" };

export async function keepOnDevice(
  { id: known, facts, files, place }: NewDeviceMedia,
  journal: Journal = requireJournal(),
): Promise<Kept> {
  const { database, newId } = journal;
  if (facts.bytes > uploadLimit) return { ok: false, reason: "too_large" };
  if (!(await readMediaQuota(journal)).canAdd) return { ok: false, reason: "plan_limit" };
  const id = known ?? newId();
  const keys: [string, FileName][] = Object.keys(files).map((name) => [id, fileName(name)]);
  const kept = await unlessFull(async (): Promise<Kept> => {
    const rows = Object.entries(files).map(([name, blob]) => ({ id, name: fileName(name), blob }));
    await database.files.bulkPut(rows);
    const written = await createRow(
      journal,
      "media",
      { ...place, upload_id: newId() },
      { id, shown: { ...facts } },
    );
    if (written.ok) return { ok: true, id };
    return { ok: false, reason: written.reason === "storage_full" ? written.reason : "failed" };
  });
  // Files without a row would fill the disk further.
  if (!kept.ok) await database.files.bulkDelete(keys);
  return kept;
}

const fileName = (name: string): FileName =>
  name === "small" || name === "video" || name === "poster" ? name : "large";

/** Entries from elsewhere keep their position, as on the server. */
export async function listDeviceMedia(
  id: string,
  journal: Journal = requireJournal(),
): Promise<{ readonly ok: true } | StorageFull> {
  if (journal.kind === "account") return { ok: true };
  const { database, views } = journal;
  const [media, relationships] = [database.table("media"), database.table("relationships")];
  return unlessFull(async () => {
    await database.dexie.transaction("rw", media, relationships, async () => {
      const row = await relationships.get(id);
      if (!row) return;
      await relationships.update(id, { media: ownMediaList(row, await media.toArray()) });
    });
    await views.relationships.settled();
    return { ok: true } as const;
  });
}
