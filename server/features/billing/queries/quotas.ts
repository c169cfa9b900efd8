/** Usage of the plan, as the database counts it where rows are written (migrations 0022 and 0040). */
import type { Transaction } from "#server/db/database.ts";

export type Counted = { readonly canAdd: boolean; readonly count: number; readonly limit: number | null };
export type AiQuota = {
  readonly canSend: boolean;
  readonly used: number;
  readonly limit: number;
  readonly remaining: number;
};

const one = async <R extends object>(
  tx: Pick<Transaction, "rows">,
  call: string,
  personId: string,
): Promise<R> => {
  const [row] = await tx.rows<R>({ name: call, text: `select * from ${call}($1)`, values: [personId] });
  if (!row) throw new Error(`${call} gave nothing.`);
  return row;
};

export const readRelations = (tx: Pick<Transaction, "rows">, personId: string) =>
  one<Counted>(tx, "check_relation_quota", personId);
export const readImages = (tx: Pick<Transaction, "rows">, personId: string) =>
  one<Counted>(tx, "check_image_quota", personId);
export const readAi = (tx: Pick<Transaction, "rows">, personId: string) =>
  one<AiQuota>(tx, "check_ai_quota", personId);
/** Adds one; `counted` is false when the month's limit is reached. */
export const countAi = (tx: Transaction, personId: string) =>
  one<AiQuota & { readonly counted: boolean }>(tx, "increment_ai_usage", personId);
