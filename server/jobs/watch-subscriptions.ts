/**
 * Ends plans at the second they are over, and advances the stand-in payment provider: once a second, since the job scheduler works in
 * minutes. Every instance does it; each row is processed by one (migration 0007).
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "#server/services.ts";
import type { CallAcross } from "./job.ts";

const interval = 1_000;
const batch = 100;

type WatchedServices = Pick<Services, "payments" | "clock">;

/** Ends the plans that are due. */
export async function endSubscriptions(
  { payments, clock }: WatchedServices,
  callAcross: CallAcross,
): Promise<void> {
  await (await payments.standin())?.tick();
  const functions = [
    "expire_subscriptions",
    ...(payments.isSimulation ? [] : ["end_simulated_subscriptions"]),
  ] as const;
  for (const name of functions) while ((await callAcross(name, clock.now())) >= batch);
}

/** @returns a function that stops it; resolves when the last run is over. */
export function watchSubscriptions(
  services: WatchedServices,
  callAcross: CallAcross,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  const watching = (async () => {
    while (!stop.signal.aborted) {
      await endSubscriptions(services, callAcross).catch(onFailure);
      await pause(interval, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await watching;
  };
}
