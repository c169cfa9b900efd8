/**
 * Makes the files of an upload from its parts. The upload is opened, encoded again and checked; the files are stored, the parts are
 * deleted, and only then is it marked as ready. Idempotent; after a crash it can be requested again.
 */
import type { UploadStatus } from "#domain/media/upload.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { storageLimits } from "#server/env.ts";
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
 * Stores the result of opening an upload and marks it as ready. Independent of who opened it: a sealed upload that the server cannot open
 * also ends here, with files and facts from the device.
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
    await reserve(services, { scope, key }, row, made.facts.bytes);
    for (const { name, bytes: file } of made.files) {
      await writeFile(services.files, key, { ...place, name }, file);
    }
  }
  await services.files.removeFolder(`${folderOf(place)}/in`);
  return settle(services, scope, row.id, key, outcomeOf(made, row, key, personId));
}

/** The result may be larger than the upload, so it is checked against the limits again. [Note: one gate] */
async function reserve(
  { db, env }: Finishing,
  { scope, key }: { readonly scope: OwnerScope; readonly key: DataKey },
  { id, bytes }: UploadRow,
  stored: number,
): Promise<void> {
  const { personId } = scope;
  await db.transact(scope, async (tx) => {
    const lock = await lockPerson(tx, personId);
    const gate = openUsageGate(tx, { personId, key }, lock, storageLimits(env));
    const refusal = await gate.admit({ bytes: stored - bytes });
    if (refusal) throw new AppError(codeOf(refusal), { details: refusal.details });
    await tx.run({
      name: "reserve-upload",
      text: "update uploads set stored = $3 where user_id = $1 and id = $2 and state = 'receiving'",
      values: [personId, id, stored],
    });
  });
}

/** Null when parts are missing: the server crashed after it had deleted them. The device sends them again. */
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

/** Stores the outcome, unless the upload was dropped meanwhile: then nothing of it is kept. */
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
