/** The subscription from the server, requested again when a change is announced, the tab becomes visible or the period ends. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useLostAnswers } from "#app/lib/use-lost-answers.ts";
import { useDraft } from "#app/store/drafts/drafts.ts";
import { subscribeToProfileChanges } from "#app/store/sync/profile-changes.ts";
import type { Profile } from "#domain/account/profile.ts";
import { fetchSubscription } from "./billing-calls.ts";
import type { BillingProblem } from "./billing-problem.ts";
import { rememberedKey } from "./remembered-key.ts";
import { type KnownSubscription, readRemembered } from "./remembered-subscription.ts";

type SubscriptionState = {
  /** Undefined while nothing is known; the stored one when the server does not respond. */
  readonly known: KnownSubscription | undefined;
  readonly isRemembered: boolean;
  /** Why the last request failed: what is shown is outdated, or nothing is. */
  readonly problem: BillingProblem | null;
  readonly refresh: () => Promise<void>;
};

/** The maximum delay of a timer, in milliseconds. */
const longestWait = 2_147_483_647;

/** Columns of the profile whose change triggers a request. */
export type BillingColumns = Pick<
  Profile,
  "rev" | "subscription_plan" | "subscription_status" | "current_period_end"
>;

export function useSubscription(profile: BillingColumns): SubscriptionState {
  const { value: remembered, save } = useDraft(rememberedKey, readRemembered);
  const [response, setResponse] = useState<KnownSubscription | null>(null);
  const [problem, setProblem] = useState<BillingProblem | null>(null);
  const latest = useRef<object | null>(null);
  const keep = useRef(save);
  keep.current = save;
  const { subscription_plan: plan, subscription_status: status, rev } = profile;
  const row = `${rev} ${plan} ${status} ${profile.current_period_end}`;

  const refresh = useCallback(async () => {
    const mine = { row };
    latest.current = mine;
    const answer = await fetchSubscription();
    if (mine !== latest.current) return;
    if (!answer.ok) {
      setProblem(isOfflineNow(answer.problem) ? { reason: "offline", said: "" } : answer.problem);
      return;
    }
    const known = { answer: answer.value, at: new Date().toISOString() };
    setResponse(known);
    setProblem(null);
    keep.current(known);
  }, [row]);

  const known = response ?? remembered ?? undefined;
  useEffect(() => void refresh(), [refresh]);
  useAskedAgain(refresh, known?.answer.current_period_end ?? null);
  return { known, isRemembered: response === null, problem, refresh };
}

function isOfflineNow({ reason }: BillingProblem): boolean {
  return reason === "network" && !navigator.onLine;
}

function useAskedAgain(refresh: () => Promise<void>, periodEnd: string | null): void {
  useLostAnswers(refresh);
  useEffect(() => {
    const check = () => document.visibilityState === "visible" && void refresh();
    addEventListener("focus", check);
    addEventListener("online", check);
    document.addEventListener("visibilitychange", check);
    const stopHearing = subscribeToProfileChanges(() => void refresh());
    return () => {
      stopHearing();
      removeEventListener("focus", check);
      removeEventListener("online", check);
      document.removeEventListener("visibilitychange", check);
    };
  }, [refresh]);
  useEffect(() => {
    const wait = periodEnd === null ? -1 : Date.parse(periodEnd) - Date.now();
    if (wait < 0 || wait > longestWait) return;
    const timer = setTimeout(() => void refresh(), wait + 1_000);
    return () => clearTimeout(timer);
  }, [refresh, periodEnd]);
}
