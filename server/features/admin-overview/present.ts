/** Sums that need the catalogue of prices. */
import type { Overview } from "#domain/admin/overview.ts";
import { type PlanId, planIds, planPrices } from "#domain/plan/plan.ts";

type PlanCount = { readonly plan_id: PlanId; readonly paid: number; readonly given: number };
type Moves = { readonly payment_problems: number; readonly begun: number; readonly ended: number };

/** Every plan in the catalogue's order, also one that nobody has. */
export const presentPlans = (counts: readonly PlanCount[]): Overview["plans"] =>
  planIds.map((planId) => {
    const { paid = 0, given = 0 } = counts.find(({ plan_id }) => plan_id === planId) ?? {};
    return { planId, paid, given };
  });

/** What they bring in a month at today's prices. */
function perMonth(plans: Overview["plans"]): number {
  const sum = plans.reduce((total, { planId, paid }) => {
    const { price, billing } = planPrices[planId];
    return total + (paid * price) / (billing === "yearly" ? 12 : 1);
  }, 0);
  return Math.round(sum * 100) / 100;
}

/**
 * Who paid at the beginning is reckoned back from today: those who pay, less who began, and who ended. Someone who began and ended within
 * the period is in both.
 */
export function presentRevenue(
  plans: Overview["plans"],
  { payment_problems, begun, ended }: Moves,
): Omit<Overview["revenue"], "currency" | "taken"> {
  const paying = plans.reduce((total, { paid }) => total + paid, 0);
  const before = paying - begun + ended;
  return {
    perMonth: perMonth(plans),
    paying,
    paymentProblems: payment_problems,
    begun,
    ended,
    churn: before > 0 ? ended / before : null,
  };
}
