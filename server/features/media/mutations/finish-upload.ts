/**
 * From parts to files. What was sent is opened, made again and checked; the files are stored, what was sent is removed, and
 * only then does the upload say it is ready. Done twice it gives the same; stopped in the middle it can be asked again.
 */
import type { UploadStatus } from "#domain/media/upload.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { lockPerson } from "#server/features/sync/mutations/person-lock.ts";
import { openUsageGate } from "#server/features/sync/mutations/usage-gate.ts";
import type { Services } from "#server/services.ts";
import { folderOf, readPiece, writeFile } from "#server/storage/sealed-files.ts";
import type { Made } from "../content/made.ts";
import { lockUpload, sealKept, statusOf, type UploadRow } from "../queries/upload-row.ts";
import { codeOf, uploadLife } from "./open-upload.ts";

type Finishing = Pick<Services, "db" | "keys" | "clock" | "files" | "opener" | "env">;

const running = new Map<string, Promise<UploadStatus>>();

/** @throws AppError `not_found`; `conflict` with `details.offset` while parts are missing; `storage_limit` */
export function finishUpload(services: Finishing, scope: OwnerScope, id: string): Promise<UploadStatus> {
  const name = `${scope.personId}/${id}`;
  const known = running.get(name);
  if (known) return known;
  const work = finish(services, scope, id).finally(() => running.delete(name));
  running.set(name, work);
  return work;
}

async function finish(services: Finishing, scope: OwnerScope, id: string): Promise<UploadStatus> {
  const { personId } = scope;
  const { row, key } = await services.db.transact(scope, async (tx) => ({
    row: await lockUpload(tx, personId, id),
    key: await services.keys.keyFor(tx, personId),
  }));
  if (!row || row.state === "dropped") throw new AppError("not_found");
  if (row.state !== "receiving") return statusOf(row, key, personId);
  if (row.received < row.bytes) throw new AppError("conflict", { details: { offset: row.received } });
  const place = { personId, uploadId: id };
  const prepare = async () => {
    const bytes = await readParts(services, key, place, row);
    const poster = row.has_poster
      ? await readPiece(services.files, key, { ...place, name: "in/poster" }, 0)
      : null;
    return bytes && { bytes, poster };
  };
  return services.opener.open(personId, prepare, async (made) => {
    if (!made) return settle(services, scope, id, key, { received: 0, state: "receiving" });
    return keepMade(services, scope, row, key, made);
  });
}

/**
 * Stores what an upload was made into and says so. Whoever made it: an upload that the server cannot look into ends here
 * as well, with files and facts that came from the device.
 */
async function keepMade(
  services: Finishing,
  scope: OwnerScope,
  row: UploadRow,
  key: DataKey,
  made: Made,
): Promise<UploadStatus> {
  const { personId } = scope;
  const place = { personId, uploadId: row.id };
  if (made.ok) {
    await reserve(services, scope, row, made.facts.bytes);
    for (const { name, bytes: file } of made.files) {
      await writeFile(services.files, key, { ...place, name }, file);
    }
  }
  await services.files.removeFolder(`${folderOf(place)}/in`);
  return settle(services, scope, row.id, key, outcomeOf(made, row, key, personId));
}

/** What was made may be larger than what was sent: it has to find room like anything else. [Note: one gate] */
async function reserve(
  { db, env }: Finishing,
  scope: OwnerScope,
  { id, bytes }: UploadRow,
  stored: number,
): Promise<void> {
  const { personId } = scope;
  await db.transact(scope, async (tx) => {
    const lock = await lockPerson(tx, personId);
    const gate = openUsageGate(tx, personId, lock, env.MEDIA_QUOTA_BYTES);
    const refusal = await gate.admit({ bytes: stored - bytes });
    if (refusal) throw new AppError(codeOf(refusal), { details: refusal.details });
    await tx.run({
      name: "reserve-upload",
      text: "update uploads set stored = $3 where user_id = $1 and id = $2 and state = 'receiving'",
      values: [personId, id, stored],
    });
  });
}

/** null when they are not all there: the server stopped after it had removed them. They are asked for again. */
async function readParts(
  { files }: Finishing,
  key: DataKey,
  place: { readonly personId: string; readonly uploadId: string },
  { bytes }: UploadRow,
): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  for (let offset = 0; offset < bytes; ) {
    const part = await readPiece(files, key, { ...place, name: "in/part" }, offset);
    if (!part) return null;
    parts.push(part);
    offset += part.length;
  }
  return Buffer.concat(parts);
}

type Outcome = Pick<UploadRow, "received" | "state"> &
  Partial<Pick<UploadRow, "refusal" | "facts">> & { readonly stored?: number };

function outcomeOf(made: Made, { id, received }: UploadRow, key: DataKey, personId: string): Outcome {
  if (!made.ok) return { received, state: "refused", refusal: made.refusal };
  const { facts } = made;
  const files = made.files.map(({ name, type, bytes }) => ({ name, type, bytes: bytes.length }));
  return {
    received,
    state: "ready",
    facts: sealKept(key, personId, id, { facts, files }),
    stored: facts.bytes,
  };
}

/** Says how it ended, unless it was dropped meanwhile: then nothing of it stays. */
async function settle(
  { db, clock, files }: Finishing,
  scope: OwnerScope,
  id: string,
  key: DataKey,
  { received, state, refusal = null, facts = null, stored }: Outcome,
): Promise<UploadStatus> {
  const { personId } = scope;
  const row = await db.transact(scope, async (tx) => {
    await tx.run({
      name: "settle-upload",
      text: `update uploads set received = $3, state = $4, refusal = $5, facts = $6, stored = $7, expires_at = $8
        where user_id = $1 and id = $2 and state = 'receiving'`,
      values: [
        personId,
        id,
        received,
        state,
        refusal,
        facts,
        stored ?? null,
        new Date(clock.now().getTime() + uploadLife),
      ],
    });
    return lockUpload(tx, personId, id);
  });
  const isKept = row?.state === "ready" || row?.state === "receiving";
  if (!isKept) await files.removeFolder(folderOf({ personId, uploadId: id }));
  if (!row || row.state === "dropped") throw new AppError("not_found");
  return statusOf(row, key, personId);
}
