/** The sync status of this device, for the screens. */
import { useMemo } from "react";
import { createStore, useStore } from "#app/lib/store.ts";
import { useView } from "#app/store/db/use-view.ts";
import { opsOnHold } from "#domain/sync/ops-on-hold.ts";

export type SyncStatus = "idle" | "sending" | "offline" | "signed-out";

export const syncStatus = createStore<SyncStatus>("idle");

export function useSyncState() {
  const status = useStore(syncStatus);
  const files = [...(useView("uploads")?.values() ?? [])].filter(({ state }) => state === "waiting");
  const outbox = useView("outbox");
  const refused = useView("rejectedOps");
  const queue = useMemo(() => {
    const all = [...(refused?.values() ?? [])];
    const ops = [...(outbox?.values() ?? [])].map(({ op }) => op);
    const onHold = opsOnHold(all, ops);
    return {
      rejectedOps: all.filter(({ isKept }) => !isKept),
      kept: all.filter(({ isKept }) => isKept),
      leaving: ops.filter(({ opId }) => !onHold.has(opId)),
      held: ops.filter(({ opId }) => onHold.has(opId)),
    };
  }, [outbox, refused]);
  return { status, ...queue, pending: queue.leaving.length + files.length };
}
