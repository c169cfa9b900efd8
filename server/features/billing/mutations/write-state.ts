/** Writes a person's subscription, and the history of what happened; nothing when nothing changed. */
import { v7 as newId } from "uuid";
import type { PlanId, PlanName, SubscriptionStatus } from "#domain/plan/plan.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";
import type { Fact } from "../facts.ts";

type PersonState = {
  readonly subscription_plan: PlanName;
  readonly subscription_status: SubscriptionStatus;
  readonly current_period_end: string | null;
  readonly stripe_subscription_id: string | null;
};

/** The profile's trigger assigns the next rev and notifies the open pages if a column changed (migration 0005). */
export async function writeState(
  tx: Transaction,
  personId: string,
  state: PersonState,
  extra: { readonly planId: PlanId; readonly hasProblem: boolean; readonly now: Date },
): Promise<void> {
  const { subscription_plan, subscription_status, current_period_end, stripe_subscription_id } = state;
  const [written] = await tx.rows({
    name: "write-subscription",
    text: "select write_subscription($1, $2, $3, $4, $5, $6, $7) as changed",
    values: [
      subscription_plan,
      subscription_status,
      current_period_end,
      stripe_subscription_id,
      extra.planId,
      extra.hasProblem,
      extra.now,
    ],
    row: { changed: column.bool },
  });
  if (written?.changed) await announceProfile(tx, personId);
}

export async function writeFacts(tx: Transaction, personId: string, facts: readonly Fact[]): Promise<void> {
  for (const fact of facts) {
    await tx.run({
      text: `insert into subscription_history
          (id, user_id, plan, status, amount, currency, period_start, period_end, fact, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (user_id, fact) do nothing`,
      values: [
        newId(),
        personId,
        fact.planId,
        fact.status,
        fact.amount,
        fact.currency,
        fact.periodStart,
        fact.periodEnd,
        fact.name,
        fact.at,
      ],
    });
  }
}

const announceProfile = (tx: Transaction, personId: string) =>
  tx.rows({ text: "select announce($1, $2)", values: [personId, JSON.stringify({ type: "profile" })] });
