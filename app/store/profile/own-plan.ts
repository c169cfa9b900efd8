/** The person's present plan, on this device. */
import { useSyncExternalStore } from "react";
import { environment } from "#app/lib/environment.ts";
import type { Profile } from "#domain/account/profile.ts";
import type { PlanName } from "#domain/plan/plan.ts";
import { planAt } from "#domain/plan/subscription.ts";
import { useProfile } from "./profile.ts";

/**
 * A plan that has ended counts as free, also before the server has ended it; so does a missing profile. A build without a backend has no
 * plans: nothing is locked there, and only the device has limits (docs/product-decisions.md, "Plans and money").
 */
export function planOf(
  profile: Profile | null | undefined,
  now: Date,
  hasPlans: boolean = environment.isBackendConfigured,
): PlanName {
  if (!hasPlans) return "pro";
  return profile ? planAt(profile, now.toISOString()) : "free";
}

/** Updated every minute: a plan may end while a page stays open. */
export function useOwnPlan(): PlanName {
  const profile = useProfile();
  return useSyncExternalStore(subscribe, () => planOf(profile, new Date()));
}

function subscribe(check: () => void): () => void {
  const watch = setInterval(check, 60_000);
  document.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(watch);
    document.removeEventListener("visibilitychange", check);
  };
}
