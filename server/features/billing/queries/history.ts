import type { HistoryRow } from "#domain/plan/billing.ts";
import type { Transaction } from "#server/db/database.ts";

type Stored = Omit<HistoryRow, "period_start" | "period_end" | "created_at"> & {
  readonly period_start: Date | null;
  readonly period_end: Date | null;
  readonly created_at: Date;
};

/** Newest first; within one second by order of writing. */
export async function readHistory(tx: Transaction, personId: string): Promise<readonly HistoryRow[]> {
  const rows = await tx.rows<Stored>({
    name: "subscription-history",
    text: `select id, user_id, plan, status, amount::float8 as amount, currency, period_start, period_end, created_at
      from subscription_history where user_id = $1 order by created_at desc, made desc limit 200`,
    values: [personId],
  });
  return rows.map((row) => ({
    ...row,
    period_start: row.period_start?.toISOString() ?? null,
    period_end: row.period_end?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}
