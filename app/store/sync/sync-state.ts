/** The sync status of this device, for the screens. */
import { useMemo } from "react";
import { createStore, useStore } from "#app/lib/store.ts";
import { useView } from "#app/store/db/use-view.ts";
import { opsOnHold } from "#domain/sync/ops-on-hold.ts";

export type SyncStatus = "idle" | "sending" | "offline" | "signed-out";

export const syncStatus = createStore<SyncStatus>("idle");

/** Whether the first pull of this device has not brought the newest moments yet (docs/sync.md, device rule 16). */
export const awaitsFirstMoments = createStore(false);

/** The same, while a call is on its way: what a page would say of moments, or that there are none, is not so yet. */
export function useAwaitsFirstMoments(): boolean {
  const awaits = useStore(awaitsFirstMoments);
  return useStore(syncStatus) === "sending" && awaits;
}

export function useSyncState() {
  const status = useStore(syncStatus);
  const files = [...(useView("uploads")?.values() ?? [])].filter(({ state }) => state === "waiting");
  const outbox = useView("outbox");
  const refused = useView("refusedOps");
  const queue = useMemo(() => {
    const all = [...(refused?.values() ?? [])];
    const ops = [...(outbox?.values() ?? [])].map(({ op }) => op);
    const onHold = opsOnHold(all, ops);
    return {
      refusedOps: all.filter(({ isKept }) => !isKept),
      kept: all.filter(({ isKept }) => isKept),
      leaving: ops.filter(({ opId }) => !onHold.has(opId)),
      held: ops.filter(({ opId }) => onHold.has(opId)),
    };
  }, [outbox, refused]);
  return { status, ...queue, pending: queue.leaving.length + files.length };
}
