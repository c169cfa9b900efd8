/**
 * Ends plans at the very second they are over, and lets the stand-in's own time go on: once a second, since the clockwork
 * of the other jobs knows minutes only. Every instance does it; the rows themselves are taken by one (migration 0040).
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "#server/services.ts";
import type { CallAcross } from "./job.ts";

const pace = 1_000;
const batch = 100;

type Watched = Pick<Services, "payments" | "clock">;

/** What is due by now. */
export async function endSubscriptions({ payments, clock }: Watched, callAcross: CallAcross): Promise<void> {
  await (await payments.standin())?.tick();
  const functions = [
    "expire_subscriptions",
    ...(payments.isSimulation ? [] : ["end_simulated_subscriptions"]),
  ] as const;
  for (const name of functions) while ((await callAcross(name, clock.now())) >= batch);
}

/** @returns how to stop; resolves when the last look is over. */
export function watchSubscriptions(
  services: Watched,
  callAcross: CallAcross,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  const watching = (async () => {
    while (!stop.signal.aborted) {
      await endSubscriptions(services, callAcross).catch(onFailure);
      await pause(pace, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await watching;
  };
}
