/** What choosing a plan leads to (specification, sections 4 and 5). */
import type { SoldPlan, StateResponse } from "#domain/plan/billing.ts";

type Step =
  /** It is the plan of now. */
  | "none"
  | "checkout"
  /** Something is paid for already: the difference is shown first. */
  | "change"
  | "cancel"
  | "resume"
  /** Cancelled already: free comes by itself at the end of the period. */
  | "ending"
  /** Given without payment: there is nothing to cancel, it ends by itself. */
  | "given"
  /** The settings name no price. */
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
