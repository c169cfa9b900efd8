import type { HistoryRow } from "#domain/plan/billing.ts";
import { planIds, subscriptionStatuses } from "#domain/plan/plan.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";

const stored = {
  id: column.uuid,
  user_id: column.uuid,
  plan: column.text.oneOf(planIds),
  status: column.text.oneOf(subscriptionStatuses),
  amount: column.float8,
  currency: column.text,
  period_start: column.timestamptz.orNull,
  period_end: column.timestamptz.orNull,
  created_at: column.timestamptz,
};

/** Newest first; within one second by order of writing. */
export async function readHistory(tx: Transaction, personId: string): Promise<readonly HistoryRow[]> {
  const rows = await tx.rows({
    name: "subscription-history",
    text: `select id, user_id, plan, status, amount::float8 as amount, currency, period_start, period_end, created_at
      from subscription_history where user_id = $1 order by created_at desc, made desc limit 200`,
    values: [personId],
    row: stored,
  });
  return rows.map((row) => ({
    ...row,
    period_start: row.period_start?.toISOString() ?? null,
    period_end: row.period_end?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}
