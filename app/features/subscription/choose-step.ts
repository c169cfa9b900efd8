/** The step that choosing a plan leads to (specification, sections 4 and 5). */
import type { SoldPlan, StateResponse } from "#domain/plan/billing.ts";

type Step =
  /** It is the current plan. */
  | "none"
  | "checkout"
  /** A paid plan is running: a preview is shown first. */
  | "change"
  | "cancel"
  | "resume"
  /** Cancelled already: free follows at the end of the period. */
  | "ending"
  /** Given without payment: it cannot be cancelled and ends automatically. */
  | "given"
  /** No price is configured. */
  | "unsold";

export function chooseStep(state: StateResponse, plan: SoldPlan): Step {
  const isPaid = state.subscription_id !== null;
  if (plan.id === state.plan_id) return state.cancels_at_period_end && isPaid ? "resume" : "none";
  if (plan.name === "free") {
    if (state.plan === "free") return "none";
    if (state.cancels_at_period_end) return "ending";
    return isPaid ? "cancel" : "given";
  }
  if (plan.stripePriceId === null) return "unsold";
  return isPaid && state.plan !== "free" ? "change" : "checkout";
}
