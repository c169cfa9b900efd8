/** One's own ops first, then what others wrote; whoever types while pages come in is sent in between. */

import type { Journal } from "#app/store/db/journal.ts";
import { drainOnce } from "./drain.ts";
import { type Pace, pullPace, pushPace } from "./pace.ts";
import { pullPage } from "./pull.ts";
import { syncStatus } from "./sync-state.ts";
import type { Failure, Transport } from "./transport.ts";

/**
 * "done": all is sent and heard. Else the first failure; what holds up one half never holds up the other, and something may
 * have come through before it.
 */
type Round = "done" | (Failure & { readonly hasProgressed: boolean });

type Road = { readonly push: Pace; readonly pull: Pace };
export const newRoad = (): Road => ({ push: pushPace(), pull: pullPace() });

/** @param road how much travels at once, from round to round */
export async function syncOnce(
  journal: Journal,
  transport: Transport,
  { push, pull }: Road = newRoad(),
  signal?: AbortSignal,
): Promise<Round> {
  // Who was away stays away until the server has answered: trying again is no news for the screens.
  if (syncStatus.get() === "idle") syncStatus.set("sending");
  let held: Failure | null = null;
  let hasProgressed = false;
  const note = () => {
    hasProgressed = true;
    syncStatus.set("sending");
  };
  const end = (failure: Failure | null) => (failure ? { ...failure, hasProgressed } : "done");
  for (;;) {
    held ??= await drainAll(journal, transport, push, note, signal);
    if (held?.status === 401 || held?.isOtherPerson || signal?.aborted) return end(held);
    const pulled = await pullPage(journal, transport, pull);
    if (pulled === "last") return end(held);
    if (pulled !== "more") return end(held ?? pulled);
    note();
    if (signal?.aborted) return end(held);
  }
}

async function drainAll(
  journal: Journal,
  transport: Transport,
  pace: Pace,
  note: () => void,
  signal: AbortSignal | undefined,
): Promise<Failure | null> {
  for (;;) {
    const drained = await drainOnce(journal, transport, pace);
    if (drained === "done" || signal?.aborted) return null;
    if (drained !== "again") return drained;
    note();
  }
}
