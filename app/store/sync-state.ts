/** How far this device and the server are apart, for the screens. */
import { createStore, useStore } from "#app/lib/store.ts";
import { useView } from "./use-view.ts";

export type SyncStatus = "idle" | "sending" | "offline" | "signed-out";

export const syncStatus = createStore<SyncStatus>("idle");

export function useSyncState() {
  const status = useStore(syncStatus);
  const files = [...(useView("uploads")?.values() ?? [])].filter(({ state }) => state === "waiting");
  const pending = (useView("outbox")?.size ?? 0) + files.length;
  const needsYou = [...(useView("needsYou")?.values() ?? [])].filter(({ isKept }) => !isKept);
  return { status, pending, needsYou };
}
