/** A person's plan as stored in our database. */
import { type PlanId, planIds, planNames, subscriptionStatuses } from "#domain/plan/plan.ts";
import type { Subscription } from "#domain/plan/subscription.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";

export type BillingRow = Subscription & {
  readonly stripe_customer_id: string | null;
  readonly plan_id: PlanId;
  readonly payment_problem: boolean;
  readonly locale: string;
  readonly timezone: string;
  readonly looked: number;
};

const stored = {
  subscription_plan: column.text.oneOf(planNames),
  subscription_status: column.text.oneOf(subscriptionStatuses),
  current_period_end: column.timestamptz.orNull,
  stripe_subscription_id: column.text.orNull,
  stripe_customer_id: column.text.orNull,
  locale: column.text,
  timezone: column.text,
  looked: column.int8,
  payment_problem: column.bool,
  plan_id: column.text.oneOf(planIds),
};

const columns = `p.subscription_plan, p.subscription_status, p.current_period_end, p.stripe_subscription_id,
  p.stripe_customer_id, p.locale, p.timezone, coalesce(b.looked, 0) as looked,
  coalesce(b.payment_problem, false) as payment_problem,
  coalesce(b.plan_id, case p.subscription_plan when 'free' then 'free' else p.subscription_plan || '_monthly' end) as plan_id`;

export async function readBillingRow(tx: Pick<Transaction, "rows">, personId: string): Promise<BillingRow> {
  const [row] = await tx.rows({
    name: "billing",
    text: `select ${columns} from profiles p left join billing b on b.user_id = p.id where p.id = $1`,
    values: [personId],
    row: stored,
  });
  if (!row) throw new Error("A person without a profile.");
  return { ...row, current_period_end: row.current_period_end?.toISOString() ?? null };
}

/** Locked until the transaction ends; every write of a person's plan takes this lock first. The row is read after it. */
export async function lockBillingRow(tx: Transaction, personId: string): Promise<BillingRow> {
  await tx.rows({
    name: "lock-billing",
    text: "select from profiles where id = $1 for no key update",
    values: [personId],
  });
  return readBillingRow(tx, personId);
}
