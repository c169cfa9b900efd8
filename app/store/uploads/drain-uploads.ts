/** One pass over all uploads of this journal. The caller holds this person's upload lock. */

import type { Journal } from "#app/store/db/journal.ts";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import { writableFields } from "#app/store/db/journal-rows.ts";
import type { UploadPlace, UploadProblem, UploadRow } from "#app/store/db/upload-row.ts";
import { readMediaQuota } from "#app/store/media/media-quota.ts";
import { opsOfRow } from "#app/store/write/queue-op.ts";
import { mediaFieldsSchema } from "#domain/media/media-fields.ts";
import type { Row } from "#domain/wire/sync.ts";
import { limitRetryAt, type SendOutcome, sendUpload } from "./send-upload.ts";
import type { UploadTransport } from "./upload-transport.ts";
import { byAge } from "./uploads.ts";

export async function drainUploads(
  journal: Journal,
  transport: UploadTransport,
  signal?: AbortSignal,
): Promise<SendOutcome> {
  for (const row of await rowsIn(journal, "named")) await settleNamed(journal, row);
  for (const row of await rowsIn(journal, "cancelled")) {
    const status = await transport.drop(row.uploadId);
    if (status === 0 || status >= 500 || status === 429) return "later";
    if (status === 401) return "signed-out";
    // The same photo may have been brought in again meanwhile.
    const isSame = ({ state, uploadId }: UploadRow) => state === "cancelled" && uploadId === row.uploadId;
    await journal.database.uploads.where({ id: row.id }).and(isSame).delete();
  }
  await resumeWithinLimits(journal);
  for (const row of await rowsIn(journal, "waiting")) {
    if (signal?.aborted) return "later";
    if (row.retryAt !== null && row.retryAt > journal.now().toISOString()) continue;
    const outcome = await sendUpload(journal, transport, row);
    if (outcome !== "done") return outcome;
  }
  return "done";
}

/** The plan was upgraded or a photo deleted: uploads that waited for this are resumed, within the limit. */
async function resumeWithinLimits(journal: Journal): Promise<void> {
  const { uploads } = journal.database;
  const now = journal.now().toISOString();
  const isDue = ({ problem, retryAt }: UploadRow) =>
    problem === "plan_limit" && (retryAt === null || retryAt <= now);
  const refused = (await rowsIn(journal, "refused")).filter(isDue);
  if (refused.length === 0) return;
  const { remaining } = await readMediaQuota(journal);
  const taken = (await rowsIn(journal, "waiting")).length;
  const room = remaining === null ? refused.length : Math.max(0, remaining - taken);
  for (const { id } of refused.slice(0, room)) {
    await uploads.update(id, { state: "waiting", problem: null, details: {}, retryAt: null });
  }
}

async function rowsIn({ database }: Journal, wanted: UploadRow["state"]): Promise<UploadRow[]> {
  return (await database.uploads.filter(({ state }) => state === wanted).toArray()).toSorted(byAge);
}

/** The server's row was pulled: the local files are deleted. If its op was refused, the upload waits for the person instead. */
async function settleNamed(journal: Journal, { id, uploadId }: UploadRow): Promise<void> {
  const { database } = journal;
  const media = database.rows("media");
  const tables = [
    media,
    database.outbox,
    database.bases,
    database.refusedOps,
    database.uploads,
    database.files,
  ];
  await database.dexie.transaction("rw", tables, async () => {
    const row = await media.get(id);
    const refused = await database.refusedOps.where("[op.table+op.id]").equals(["media", id]).toArray();
    const isUnknown = row === undefined || row.rev === 0;
    const refusal = isUnknown ? refused.find(({ op }) => op.kind === "put") : undefined;
    if (!isUnknown || (!row && !refusal)) {
      await database.files.bulkDelete([
        [id, "original"],
        [id, "preview"],
        [id, "poster"],
      ]);
      await database.uploads.delete(id);
      return;
    }
    if (!refusal) return;
    await database.outbox.bulkDelete((await opsOfRow(database, "media", id)).map(({ seq }) => seq));
    await database.refusedOps.bulkDelete(refused.map(({ opId }) => opId));
    await database.bases.delete(["media", id]);
    await media.delete(id);
    const place = row && placeOf(row);
    await database.uploads.update(id, {
      ...afterRefusal(refusal, journal, uploadId),
      ...(place && { place }),
    });
  });
}

/** Edits of the row made meanwhile are included. */
function placeOf(row: Row): UploadPlace {
  const { upload_id: _, ...place } = mediaFieldsSchema.parse(writableFields("media", row));
  return place;
}

function afterRefusal({ code, details }: RefusedRow, journal: Journal, uploadId: string): Partial<UploadRow> {
  // The server collected the file before the op arrived: it is sent again.
  if (code === "missing_upload")
    return { state: "waiting", uploadId: journal.newId(), sent: 0, isAnnounced: false };
  const known: Partial<Record<typeof code, UploadProblem>> = {
    plan_limit: "plan_limit",
    storage_limit: "storage_limit",
    underage: "underage",
  };
  return {
    state: "refused",
    problem: known[code] ?? "failed",
    details,
    uploadId,
    retryAt: limitRetryAt(journal),
  };
}
