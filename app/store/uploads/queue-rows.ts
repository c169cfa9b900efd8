/** Rows of the upload queue, put in and taken out inside a transaction over `uploads` and `files`; a worker may use them. */
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import type { FileRow, UploadRow } from "#app/store/db/upload-row.ts";

/** What a row says before anything was sent. */
export const unsent = {
  state: "waiting",
  isAnnounced: false,
  sent: 0,
  problem: null,
  details: {},
  tries: 0,
  retryAt: null,
} as const;

type Taken = { readonly row: UploadRow; readonly kept: readonly FileRow[] };

/**
 * Takes an upload out of the queue and its files off the device; the server is still told where it may have heard of it. Null when none
 * waits under this id: it was sent, or taken out already.
 */
export async function takeOut(
  { uploads, files }: JournalDatabase,
  id: string,
  ask: string,
): Promise<Taken | null> {
  const row = await uploads.get(id);
  if (row?.state !== "waiting" && row?.state !== "refused") return null;
  const kept = await files.where("[id+name]").between([id, ""], [id, "\uffff"]).toArray();
  await files.bulkDelete(kept.map(({ name }) => [id, name]));
  if (row.isAnnounced) await uploads.update(id, { state: "cancelled", ask });
  else await uploads.delete(id);
  return { row, kept };
}
