/** The states of a person's backup: the newest in `user_backups`, the ten before it in `user_backup_versions`. */
import { type DataKey, openText, type Place, sealText } from "#server/crypto/seal.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { damageNotes } from "#server/features/sync/rows/log-damage.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import type { BackupHead, BackupQuestion } from "./backup-query.ts";
import { type BackupRow, backupDataSchema } from "./present.ts";

export type BackupTable = "user_backups" | "user_backup_versions";

const headRow = {
  id: column.uuid,
  user_id: column.uuid,
  created_at: column.timestamptz,
  updated_at: column.timestamptz,
};

/** A seal is bound to its state, which keeps its id when it becomes an earlier one. */
const placeOf = (personId: string, stateId: string): Place => ({
  table: "user_backups",
  row: stateId,
  column: "backup_data",
  owner: personId,
});

export function sealBackup(key: DataKey, personId: string, stateId: string, json: string): Buffer {
  return sealText(key, placeOf(personId, stateId), json);
}

export async function readHeads(
  tx: Pick<Transaction, "rows">,
  table: BackupTable,
  personId: string,
): Promise<readonly BackupHead[]> {
  const rows = await tx.rows({
    name: `heads-${table}`,
    text: `select id, user_id, created_at, updated_at from ${table} where user_id = $1`,
    values: [personId],
    row: headRow,
  });
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** One page of the states that match, and how many there are in all. Only those on the page are opened, and only when asked for. */
export async function listBackups(
  { db, keys, log }: Pick<Services, "db" | "keys" | "log">,
  scope: OwnerScope,
  table: BackupTable,
  { holds, order, asked }: BackupQuestion,
): Promise<{ readonly rows: readonly Partial<BackupRow>[]; readonly total: number }> {
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    const found = (await readHeads(tx, table, personId)).filter(holds).toSorted(order);
    const heads = found.slice(asked.page.offset, asked.page.offset + asked.page.limit);
    const isOpened = asked.names.includes("backup_data") && heads.length > 0;
    const data = isOpened
      ? await openStates(tx, table, {
          personId,
          key: await keys.keyFor(tx, personId),
          ids: heads.map(({ id }) => id),
        })
      : new Map<string, BackupRow["backup_data"]>();
    const note = damageNotes(log);
    const rows = heads.map((head) => {
      const backup_data = data.get(head.id) ?? null;
      if (isOpened && backup_data === null) note(table, head.id);
      const whole: Readonly<Record<string, unknown>> = { ...head, backup_data };
      return Object.fromEntries(asked.names.map((name) => [name, whole[name]]));
    });
    return { rows, total: found.length };
  });
}

/** By the row's id; null for one that does not open. */
async function openStates(
  tx: Pick<Transaction, "rows">,
  table: BackupTable,
  {
    personId,
    key,
    ids,
  }: { readonly personId: string; readonly key: DataKey; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, BackupRow["backup_data"]>> {
  const rows = await tx.rows({
    name: `states-${table}`,
    text: `select id, ${table === "user_backups" ? "state_id" : "id as state_id"}, sealed from ${table}
      where user_id = $1 and id = any ($2)`,
    values: [personId, ids],
    row: { id: column.uuid, state_id: column.uuid, sealed: column.bytea },
  });
  return new Map(
    rows.map(({ id, state_id, sealed }) => [id, open(key, placeOf(personId, state_id), sealed)]),
  );
}

function open(key: DataKey, place: Place, sealed: Buffer): BackupRow["backup_data"] {
  try {
    return backupDataSchema.parse(JSON.parse(openText(key, place, sealed)));
  } catch {
    return null;
  }
}
