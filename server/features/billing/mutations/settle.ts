/** The present subscription: a plan that is over is treated as ended, even if the job has not ended it yet. */
import { settleSubscription } from "#domain/plan/subscription.ts";
import type { Transaction } from "#server/db/database.ts";
import { type BillingRow, lockBillingRow, readBillingRow } from "../queries/billing-row.ts";

export async function readSettled(tx: Transaction, personId: string, now: Date): Promise<BillingRow> {
  const row = await readBillingRow(tx, personId);
  if (isSettled(row, now)) return row;
  const locked = await lockBillingRow(tx, personId);
  if (isSettled(locked, now)) return locked;
  await tx.rows({ text: "select expire_own_subscription()" });
  return readBillingRow(tx, personId);
}

const isSettled = (row: BillingRow, now: Date) => settleSubscription(row, now.toISOString()) === row;
