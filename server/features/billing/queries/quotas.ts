/** Usage of the plan, as the database counts it where rows are written (migration 0007). */
import type { Database, Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { column, type RowOf, type RowShape } from "#server/row-shape.ts";

const counted = { canAdd: column.bool, count: column.int4, limit: column.int4.orNull };
export type Counted = RowOf<typeof counted>;
const aiQuota = { canSend: column.bool, used: column.int4, limit: column.int4, remaining: column.int4 };
export type AiQuota = RowOf<typeof aiQuota>;

const one = async <S extends RowShape>(
  tx: Pick<Transaction, "rows">,
  call: string,
  personId: string,
  row: S,
): Promise<RowOf<S>> => {
  const statement = { name: call, text: `select * from ${call}($1)`, values: [personId], row };
  const [found] = await tx.rows(statement);
  if (!found) throw new Error(`${call} gave nothing.`);
  return found;
};

export const readRelations = (tx: Pick<Transaction, "rows">, personId: string) =>
  one(tx, "check_relation_quota", personId, counted);
export const readImages = (tx: Pick<Transaction, "rows">, personId: string) =>
  one(tx, "check_image_quota", personId, counted);
export const readAi = (tx: Pick<Transaction, "rows">, personId: string) =>
  one(tx, "check_ai_quota", personId, aiQuota);

export const readAiQuota = (db: Database, scope: OwnerScope) =>
  db.transact(scope, (tx) => readAi(tx, scope.personId));
export const readImageQuota = (db: Database, scope: OwnerScope) =>
  db.transact(scope, (tx) => readImages(tx, scope.personId));

/** Adds one unless the month's limit is reached (`counted`). Concurrent calls wait for each other on the month's row. */
export const addAiUsage = (db: Database, scope: OwnerScope) =>
  db.transact(scope, (tx) =>
    one(tx, "increment_ai_usage", scope.personId, { ...aiQuota, counted: column.bool }),
  );
