/** Keeps and deletes states of a backup, under the person's lock: of two at once the later one pushes the other into the earlier states. */
import { v7 as newId } from "uuid";
import { backupBytesLimit, earlierStatesKept } from "#domain/backup/backup-limits.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { lockPerson } from "#server/features/sync/mutations/person-lock.ts";
import type { RowCondition } from "#server/http/rows/filter-rows.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import type { BackupHead } from "./backup-query.ts";
import type { BackupRow } from "./present.ts";
import { type BackupTable, readHeads, sealBackup } from "./queries.ts";

type Keeping = Pick<Services, "db" | "keys" | "clock">;

type KeptBackup = { readonly row: BackupRow; readonly isNew: boolean };

/**
 * Stores what the device made, without looking inside.
 * @param onConflict what happens to the state that is there: it is pushed into the earlier ones, or it stays
 * @param heard the rev up to which the device has heard of everything; null when it does not say
 * @returns null when a state was there and stays
 * @throws AppError `too_large`; `conflict` when the device has not heard of an erasure yet
 */
export async function keepBackup(
  { db, keys, clock }: Keeping,
  scope: OwnerScope,
  data: NonNullable<BackupRow["backup_data"]>,
  { onConflict, heard }: { readonly onConflict: "push" | "keep"; readonly heard: number | null },
): Promise<KeptBackup | null> {
  const { personId } = scope;
  const json = JSON.stringify(data);
  if (Buffer.byteLength(json) > backupBytesLimit)
    throw new AppError("too_large", { details: { limit: backupBytesLimit } });
  return db.transact(scope, async (tx) => {
    await lockPerson(tx, personId);
    const [known] = await readHeads(tx, "user_backups", personId);
    if (known && onConflict === "keep") return null;
    if (heard !== null) await refuseUnheard(tx, personId, heard);
    // Later than the one before it, so that the order of the days is the order of writing.
    const at = new Date(Math.max(clock.now().getTime(), known ? Date.parse(known.created_at) + 1 : 0));
    const stateId = newId();
    const sealed = sealBackup(await keys.keyFor(tx, personId), personId, stateId, json);
    if (known) await pushState(tx, personId);
    const id = known?.id ?? newId();
    await tx.run({
      name: known ? "replace-backup" : "add-backup",
      text: known
        ? `update user_backups set state_id = $3, sealed = $4, created_at = $5, updated_at = $5
            where user_id = $1 and id = $2`
        : `insert into user_backups (user_id, id, state_id, sealed, created_at, updated_at)
            values ($1, $2, $3, $4, $5, $5)`,
      values: [personId, id, stateId, sealed, at],
    });
    const stamp = at.toISOString();
    const row = { id, user_id: personId, backup_data: data, created_at: stamp, updated_at: stamp };
    return { row, isNew: !known };
  });
}

async function pushState(tx: Transaction, personId: string): Promise<void> {
  await tx.run({
    name: "push-backup",
    text: `insert into user_backup_versions (user_id, id, sealed, created_at, updated_at)
      select user_id, state_id, sealed, created_at, updated_at from user_backups where user_id = $1`,
    values: [personId],
  });
  await tx.run({
    name: "trim-backups",
    text: `delete from user_backup_versions where user_id = $1 and id in (
        select id from user_backup_versions where user_id = $1 order by made desc offset $2)`,
    values: [personId, earlierStatesKept],
  });
}

/**
 * A device that was away while someone was erased still holds what named them. It hears of it with its next pull, and then sends a
 * backup without it.
 */
async function refuseUnheard(tx: Transaction, personId: string, heard: number): Promise<void> {
  const [unheard] = await tx.rows({
    name: "unheard-erasure",
    text: `select (
        exists (select from relationships r join erasures e on e.user_id = r.user_id and e.row_id = r.id
          where r.user_id = $1 and r.rev > $2)
        or exists (select from conversations c join erasures e on e.user_id = c.user_id and e.row_id = c.id
          where c.user_id = $1 and c.rev > $2)) as is_there`,
    values: [personId, heard],
    row: { is_there: column.bool },
  });
  if (unheard?.is_there) throw new AppError("conflict", { hint: "Something was erased since: pull first." });
}

/** @returns the states that went */
export async function deleteBackups(
  { db }: Pick<Services, "db">,
  scope: OwnerScope,
  table: BackupTable,
  holds: RowCondition<BackupHead>,
): Promise<readonly BackupHead[]> {
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    await lockPerson(tx, personId);
    const gone = (await readHeads(tx, table, personId)).filter(holds);
    await tx.run({
      name: `delete-${table}`,
      text: `delete from ${table} where user_id = $1 and id = any ($2)`,
      values: [personId, gone.map(({ id }) => id)],
    });
    return gone;
  });
}
