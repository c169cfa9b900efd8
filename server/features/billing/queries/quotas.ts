/** Usage of the plan, as the database counts it where rows are written (migration 0007). */
import type { Transaction } from "#server/db/database.ts";
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
/** Adds one; `counted` is false when the month's limit is reached. */
export const countAi = (tx: Transaction, personId: string) =>
  one(tx, "increment_ai_usage", personId, { ...aiQuota, counted: column.bool });
