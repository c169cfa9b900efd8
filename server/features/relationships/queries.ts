import type { Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { rowJson } from "#server/features/sync/queries/row-json.ts";
import { readStoredRow } from "#server/features/sync/queries/stored-row.ts";
import { unreadableNotes } from "#server/features/sync/rows/log-unreadable.ts";
import { openStoredRow } from "#server/features/sync/rows/open-row.ts";
import { columnsOf } from "#server/features/sync/rows/synced-columns.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import type { RelationshipFilter } from "./relationship-filter.ts";

const relationQuota = {
  canAdd: column.bool,
  /** Relationships that are not in the trash. */
  count: column.int4,
  /** null: unlimited. */
  limit: column.int4.orNull,
};
type RelationQuota = RowOf<typeof relationQuota>;

/** The specification's `check_relation_quota`. Throws on an id that is not the scope's own. */
export async function readRelationQuota(
  tx: Pick<Transaction, "rows">,
  personId: string,
): Promise<RelationQuota> {
  const [quota] = await tx.rows({
    name: "check-relation-quota",
    text: `select "canAdd", "count", "limit" from check_relation_quota($1)`,
    values: [personId],
    row: relationQuota,
  });
  if (!quota) throw new Error("check_relation_quota gave nothing.");
  return quota;
}

/** The same outside a write. */
export async function readQuota({ db }: Pick<Services, "db">, scope: OwnerScope): Promise<RelationQuota> {
  return db.transact(scope, (tx) => readRelationQuota(tx, scope.personId));
}

/** Living or in the trash; undefined when there is none, when it is another person's, or when only a tombstone is left. */
export async function readRelationship(
  { db, keys }: Pick<Services, "db" | "keys">,
  scope: OwnerScope,
  id: string,
): Promise<Row | undefined> {
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    const key = await keys.keyFor(tx, personId);
    const stored = await readStoredRow(tx, { personId, key }, "relationships", id);
    return stored?.isPurged ? undefined : stored?.row;
  });
}

/** One page of the person's relationships, and how many there are in all; in one statement, so the two agree. */
export async function listRelationships(
  { db, keys, log }: Pick<Services, "db" | "keys" | "log">,
  scope: OwnerScope,
  { where, values, order, page }: RelationshipFilter,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const { personId } = scope;
  const columns = columnsOf("relationships");
  return db.transact(scope, async (tx) => {
    const [found] = await tx.rows({
      text: `with found as (
          select t.* from relationships t where t.user_id = $1 and t.purged_at is null and ${where})
        select (select count(*) from found) as total,
          (select json_agg(row) from (
            select ${rowJson(columns)} as row from found t order by ${order}, t.id offset $2 limit $3) page) as rows`,
      values: [personId, page.offset, page.limit, ...values],
      row: { total: column.int8, rows: column.json.as<readonly Row[]>().orNull },
    });
    const key = await keys.keyFor(tx, personId);
    const note = unreadableNotes(log);
    const rows = (found?.rows ?? []).map((stored) => {
      const { row, unreadable } = openStoredRow(columns, personId, key, stored);
      if (unreadable.length > 0) note({ table: "relationships", rowId: row.id, fields: unreadable });
      return row;
    });
    return { total: found?.total ?? 0, rows };
  });
}
