/** Writes what a person has, and the rows of what happened; nothing when nothing changed. */
import { v7 as newId } from "uuid";
import type { PlanId, PlanName, SubscriptionStatus } from "#domain/plan.ts";
import type { Transaction } from "#server/db/database.ts";
import type { Fact } from "../facts.ts";

export type PersonState = {
  readonly subscription_plan: PlanName;
  readonly subscription_status: SubscriptionStatus;
  readonly current_period_end: string | null;
  readonly stripe_subscription_id: string | null;
};

/** The profile's trigger gives the row its next rev and tells the open pages, if a column changed (migration 0021). */
export async function writeState(
  tx: Transaction,
  personId: string,
  state: PersonState,
  extra: { readonly planId: PlanId; readonly hasProblem: boolean; readonly now: Date },
): Promise<void> {
  const { subscription_plan, subscription_status, current_period_end, stripe_subscription_id } = state;
  await tx.run({
    text: `update profiles set subscription_plan = $2, subscription_status = $3, current_period_end = $4,
        stripe_subscription_id = $5
      where id = $1 and (subscription_plan, subscription_status, current_period_end, stripe_subscription_id)
        is distinct from ($2::text, $3::text, $4::timestamptz, $5::text)`,
    values: [personId, subscription_plan, subscription_status, current_period_end, stripe_subscription_id],
  });
  const changed = await tx.run({
    text: `update billing set plan_id = $2, payment_problem = $3, updated_at = $4
      where user_id = $1 and (plan_id, payment_problem) is distinct from ($2::text, $3::boolean)`,
    values: [personId, extra.planId, extra.hasProblem, extra.now],
  });
  if (changed > 0) await announceProfile(tx, personId);
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
