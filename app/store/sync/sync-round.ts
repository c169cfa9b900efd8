/** Sends one's own ops first, then pulls; ops that are typed while pages arrive are sent in between. */

import type { Journal } from "#app/store/db/journal.ts";
import { type BatchSize, pullBatchSize, pushBatchSize } from "./batch-size.ts";
import { drainOnce } from "./drain.ts";
import { createPageSource } from "./page-source.ts";
import { pullPage } from "./pull.ts";
import { syncStatus } from "./sync-state.ts";
import type { Failure, Transport } from "./transport.ts";

/**
 * "done": everything is sent and pulled. Else the first failure; a failure of one half does not stop the other, and some calls may have
 * succeeded before it.
 */
type Round = "done" | (Failure & { readonly hasProgressed: boolean });

type BatchSizes = { readonly push: BatchSize; readonly pull: BatchSize };
export const newBatchSizes = (): BatchSizes => ({ push: pushBatchSize(), pull: pullBatchSize() });

/** Sends and pulls once; the batch sizes are adapted from round to round. */
export async function syncOnce(
  journal: Journal,
  transport: Transport,
  { push, pull }: BatchSizes = newBatchSizes(),
  signal?: AbortSignal,
): Promise<Round> {
  // An offline status stays until the server responds: a retry alone is not shown.
  if (syncStatus.get() === "idle") syncStatus.set("sending");
  let pushFailure: Failure | null = null;
  let hasProgressed = false;
  const note = () => {
    hasProgressed = true;
    syncStatus.set("sending");
  };
  const pages = createPageSource(transport, pull);
  const sending: Transport = {
    ...transport,
    push(body) {
      pages.forget();
      return transport.push(body);
    },
  };
  const end = (failure: Failure | null) => (failure ? { ...failure, hasProgressed } : "done");
  for (;;) {
    pushFailure ??= await drainAll(journal, sending, push, note, signal);
    if (pushFailure?.status === 401 || pushFailure?.isOtherPerson || signal?.aborted) return end(pushFailure);
    const pulled = await pullPage(journal, pages);
    if (pulled === "last") return end(pushFailure);
    if (pulled !== "more") return end(pushFailure ?? pulled);
    note();
    if (signal?.aborted) return end(pushFailure);
  }
}

async function drainAll(
  journal: Journal,
  transport: Transport,
  pace: BatchSize,
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
