/** How far this device and the server are apart, for the screens. */
import { createStore, useStore } from "#app/lib/store.ts";
import { useView } from "./use-view.ts";

export type SyncStatus = "idle" | "sending" | "offline" | "signed-out";

export const syncStatus = createStore<SyncStatus>("idle");

export function useSyncState() {
  const status = useStore(syncStatus);
  const pending = useView("outbox")?.size ?? 0;
  const needsYou = [...(useView("needsYou")?.values() ?? [])].filter(({ isKept }) => !isKept);
  return { status, pending, needsYou };
}
