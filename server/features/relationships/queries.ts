import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

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
