import { type SyncedTableName, syncedTableNames } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { columnsToEmpty, earlierColumns } from "../earlier-rows/earlier-columns.ts";
import { openEarlierRow } from "../earlier-rows/open-earlier-row.ts";
import { rowColumnsSchema } from "../rows/row-columns.ts";
import { sealWhole } from "../rows/row-seal.ts";
import { columnsOf } from "../rows/synced-columns.ts";
import { lockPerson } from "./person-lock.ts";

/** Rows of one transaction: the person's own writes wait no longer than these take. */
const batch = 200;

/**
 * Seals every row of a person that is still stored in the columns of before migration 0099. No rev is taken, since nothing changes for
 * devices. It can be interrupted and run again, and beside the person's own reads and writes.
 */
export async function sealJournal(
  { db, keys }: Pick<Services, "db" | "keys">,
  scope: OwnerScope,
): Promise<void> {
  for (const table of syncedTableNames) {
    let sealed: number;
    do {
      sealed = await db.transact(scope, async (tx) => {
        await lockPerson(tx, scope.personId);
        const key = await keys.keyFor(tx, scope.personId);
        return sealBatch(tx, { personId: scope.personId, key }, table);
      });
    } while (sealed === batch);
  }
}

type Owner = Parameters<typeof openEarlierRow>[0];

/** @returns the number of rows */
async function sealBatch(tx: Transaction, owner: Owner, table: SyncedTableName): Promise<number> {
  const { owner: ownerColumn } = columnsOf(table);
  // Not every database has the column: without it, no profile is stored like this.
  const isEarlier = table === "profiles" ? "to_jsonb(t) -> 'is_earlier' = 'true'" : "t.purged_at is null";
  const found = await tx.rows({
    name: `earlier-${table}`,
    text: `select to_jsonb(t) as columns from ${table} t
      where t.${ownerColumn} = $1 and t.sealed is null and ${isEarlier} order by t.rev limit ${batch}`,
    values: [owner.personId],
    row: { columns: column.jsonb },
  });
  const ids: string[] = [];
  const rows: Buffer[] = [];
  let emptied: readonly string[] = [];
  for (const { columns } of found) {
    const stored = rowColumnsSchema.parse(columns);
    const { row, unreadable } = openEarlierRow(owner, table, stored);
    if (unreadable.length > 0) await keepDamagedCells(tx, owner, table, stored.id, unreadable);
    emptied = columnsToEmpty(table).filter((name) => Object.hasOwn(stored, name));
    ids.push(stored.id);
    rows.push(sealWhole(owner, columnsOf(table), unreadable.length > 0 ? { ...row, unreadable } : row));
  }
  if (ids.length === 0) return 0;
  const profile = table === "profiles" ? ["sealed_rev = t.rev"] : [];
  await tx.run({
    text: `update ${table} t set ${["sealed = s.sealed", ...profile, ...emptied.map((name) => `"${name}" = default`)].join(", ")}
      from unnest($2::uuid[], $3::bytea[]) s (id, sealed) where t.${ownerColumn} = $1 and t.id = s.id`,
    values: [owner.personId, ids, rows],
  });
  return ids.length;
}

/** Cells that cannot be opened are copied aside, for whoever can mend them (migration 0086). */
async function keepDamagedCells(
  tx: Transaction,
  { personId }: Owner,
  table: SyncedTableName,
  id: string,
  unreadable: readonly string[],
): Promise<void> {
  const cells = [...earlierColumns[table].cells, "seals"];
  await tx.run({
    text: `insert into damaged_cells (user_id, table_name, row_id, fields, cells, kept_at)
      select $1, '${table}', t.id, $3,
        jsonb_build_object(${cells.map((name) => `'${name}', encode(t."${name}", 'base64')`).join(", ")}), now()
      from ${table} t where t.${columnsOf(table).owner} = $1 and t.id = $2`,
    values: [personId, id, unreadable],
  });
}
