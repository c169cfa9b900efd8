/**
 * The profile's photo. It is opened in the child process as every picture is, made again without anything but pixels, and kept as an upload
 * whose row names its person (migration 0006): it counts toward no plan, and what the profile no longer shows is collected.
 */
import { v7 as newId } from "uuid";
import { profilePhotoAddress } from "#domain/account/profile-photo.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import type { Made } from "#server/features/media/content/made.ts";
import { uploadLife } from "#server/features/media/mutations/open-upload.ts";
import { sealKept } from "#server/features/media/queries/upload-row.ts";
import { lockPerson } from "#server/features/sync/mutations/person-lock.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { folderOf, writeFile } from "#server/storage/sealed-files.ts";

type Keeping = Pick<Services, "db" | "keys" | "clock" | "files" | "opener">;

/** @returns its address. @throws AppError `unsupported_type` with `details.refusal` when it is no picture that can be opened; `unavailable` */
export async function keepPhoto(services: Keeping, scope: OwnerScope, bytes: Buffer): Promise<string> {
  const id = newId();
  const { personId } = scope;
  const prepare = async () => ({ bytes, poster: null });
  await services.opener.open(personId, prepare, async (made) => {
    if (!made) throw new AppError("unavailable");
    await storeMade(services, scope, id, made);
  });
  return profilePhotoAddress(id);
}

async function storeMade(services: Keeping, scope: OwnerScope, id: string, made: Made): Promise<void> {
  const { db, keys, clock, files } = services;
  const { personId } = scope;
  if (!made.ok) throw new AppError("unsupported_type", { details: { refusal: made.refusal } });
  const small = made.files.find(({ name }) => name === "small");
  if (made.facts.kind !== "photo" || !small)
    throw new AppError("unsupported_type", { details: { refusal: "unsupported_type" } });
  const size = small.bytes.length;
  const now = clock.now();
  const key = await db.transact(scope, async (tx) => {
    await lockPerson(tx, personId);
    // Announced first: the files of a server that ends here are found by their row, and collected.
    await tx.run({
      name: "open-photo",
      text: "insert into uploads (user_id, id, bytes, created_at, expires_at) values ($1, $2, $3, $4, $5)",
      values: [personId, id, size, now, new Date(now.getTime() + uploadLife)],
    });
    return keys.keyFor(tx, personId);
  });
  const place = { personId, uploadId: id };
  await writeFile(files, key, { ...place, name: small.name }, small.bytes);
  const kept = { facts: made.facts, files: [{ name: small.name, type: small.type, bytes: size }] };
  const replaced = await db.transact(scope, async (tx) => {
    await lockPerson(tx, personId);
    await tx.run({
      name: "settle-photo",
      text: `update uploads set state = 'ready', received = bytes, facts = $3, stored = bytes, media_id = $1
        where user_id = $1 and id = $2`,
      values: [personId, id, sealKept(key, personId, id, kept)],
    });
    return showInstead(tx, personId, id);
  });
  await removeFiles(services, personId, replaced);
}

export async function removePhoto(services: Keeping, scope: OwnerScope): Promise<void> {
  const { personId } = scope;
  const replaced = await services.db.transact(scope, async (tx) => {
    await lockPerson(tx, personId);
    return showInstead(tx, personId, null);
  });
  await removeFiles(services, personId, replaced);
}

/** @returns the ids of the photos that are shown no more; their rows go with the next collection. */
async function showInstead(tx: Transaction, personId: string, id: string | null): Promise<readonly string[]> {
  await tx.run({ name: "show-photo", text: "select show_profile_photo($1)", values: [id] });
  const gone = await tx.rows({
    name: "drop-photos",
    text: `update uploads set state = 'dropped', facts = null
      where user_id = $1 and media_id = $1 and state <> 'dropped' and id is distinct from $2 returning id`,
    values: [personId, id],
    row: { id: column.uuid },
  });
  return gone.map((row) => row.id);
}

async function removeFiles({ files }: Keeping, personId: string, ids: readonly string[]): Promise<void> {
  for (const uploadId of ids) await files.removeFolder(folderOf({ personId, uploadId }));
}
