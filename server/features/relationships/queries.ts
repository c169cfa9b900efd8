import type { Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { readStoredRow, readStoredRows } from "#server/features/sync/queries/stored-row.ts";
import { damageNotes } from "#server/features/sync/rows/log-damage.ts";
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

/** One page of the person's relationships, and how many there are in all. Every one is opened, since nothing of it is in clear. */
export async function listRelationships(
  { db, keys, log }: Pick<Services, "db" | "keys" | "log">,
  scope: OwnerScope,
  { holds, order, page }: RelationshipFilter,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const { personId } = scope;
  const stored = await db.transact(scope, async (tx) => {
    const key = await keys.keyFor(tx, personId);
    return readStoredRows(tx, { personId, key }, "relationships", { where: "true", values: [] });
  });
  const note = damageNotes(log);
  for (const { row, isDamaged } of stored) if (isDamaged) note("relationships", row.id);
  const found = stored.map(({ row }) => row).filter(holds);
  return { rows: found.toSorted(order).slice(page.offset, page.offset + page.limit), total: found.length };
}
