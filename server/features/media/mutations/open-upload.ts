import type { UploadRequest, UploadStatus } from "#domain/media/upload.ts";
import type { UsageRefusal } from "#domain/plan/usage.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { storageLimits } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import { lockPerson } from "#server/features/sync/mutations/person-lock.ts";
import { openUsageGate } from "#server/features/sync/mutations/usage-gate.ts";
import { readPlan, readWholeStorage } from "#server/features/sync/queries/usage.ts";
import type { Services } from "#server/services.ts";
import { lockUpload, statusOf } from "../queries/upload-row.ts";

/** Milliseconds until an upload expires that gets no part, or is not named by an op. */
export const uploadLife = 24 * 60 * 60 * 1_000;

/**
 * Announces an upload, or returns the one that has this id already. Plan and storage are checked here first, so that nothing is sent in
 * vain; the op that names the upload checks again.
 * @throws AppError `too_large`, `storage_limit`, `plan_limit`; `conflict` when the id stands for another file; `gone`
 */
export async function openUpload(
  { db, keys, clock, env }: Pick<Services, "db" | "keys" | "clock" | "env">,
  scope: OwnerScope,
  { id, bytes }: Pick<UploadRequest, "id" | "bytes">,
): Promise<UploadStatus> {
  const { personId } = scope;
  if (bytes > env.MEDIA_MAX_BYTES) {
    throw new AppError("too_large", { details: { bytes, limit: env.MEDIA_MAX_BYTES } });
  }
  return db.transact(scope, async (tx) => {
    const lock = await lockPerson(tx, personId);
    const known = await lockUpload(tx, personId, id);
    if (known?.state === "dropped") throw new AppError("gone");
    if (known && known.bytes !== bytes) throw new AppError("conflict", { details: { bytes: known.bytes } });
    const key = await keys.keyFor(tx, personId);
    if (known) return statusOf(known, key, personId);
    const limits = storageLimits(env);
    const refusal = await openUsageGate(tx, { personId, key }, lock, limits).admit({ media: 1, bytes });
    if (refusal) throw new AppError(codeOf(refusal), { details: refusal.details });
    // Files in the trash do not count against the limit, but may not grow without end where there is one.
    const limit = limits[await readPlan(tx, personId)];
    const whole = limit === null ? 0 : await readWholeStorage(tx, personId);
    if (limit !== null && whole + bytes > 2 * limit) {
      throw new AppError("storage_limit", { details: { used: whole - limit, limit } });
    }
    const now = clock.now();
    await tx.run({
      name: "open-upload",
      text: "insert into uploads (user_id, id, bytes, created_at, expires_at) values ($1, $2, $3, $4, $5)",
      values: [personId, id, bytes, now, new Date(now.getTime() + uploadLife)],
    });
    return { id, bytes, offset: 0, state: "receiving", refusal: null, facts: null };
  });
}

/** An upload belongs to no relationship yet: the age rule is checked for the row that names it. */
export function codeOf({ code }: UsageRefusal) {
  return code === "underage" ? "forbidden" : code;
}
