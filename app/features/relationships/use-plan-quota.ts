import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { relationQuota } from "#domain/plan/quota.ts";

/** What the plan still allows; without a profile the limits of the free plan apply. */
export function usePlanQuota() {
  const plan = useOwnPlan();
  const count = useRelationships()?.length ?? 0;
  return { plan, quota: relationQuota(plan, count) };
}
