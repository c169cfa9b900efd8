/** What the person's plan gives at this moment, on this device. */
import { useSyncExternalStore } from "react";
import type { Profile } from "#domain/account/profile.ts";
import type { PlanName } from "#domain/plan/plan.ts";
import { planAt } from "#domain/plan/subscription.ts";
import { useProfile } from "./profile.ts";

/** One that has ended gives no more than free, also before the server could say so; without a profile neither. */
export function planOf(profile: Profile | null | undefined, now: Date): PlanName {
  return profile ? planAt(profile, now.toISOString()) : "free";
}

/** Follows the minute: a plan ends on a page that stays open. */
export function useOwnPlan(): PlanName {
  const profile = useProfile();
  return useSyncExternalStore(subscribe, () => planOf(profile, new Date()));
}

function subscribe(look: () => void): () => void {
  const watch = setInterval(look, 60_000);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(watch);
    document.removeEventListener("visibilitychange", look);
  };
}
