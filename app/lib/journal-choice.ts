/** Which journal this device opens: an account's, the one kept only in this browser, or none yet. */
import { environment } from "./environment.ts";
import { readLocal, removeLocal, writeLocal } from "./local-storage.ts";
import { useSession } from "./session.ts";
import { createStore, useStore } from "./store.ts";

export type JournalChoice =
  | { readonly kind: "account"; readonly personId: string }
  | { readonly kind: "device" }
  | null;

const key = "tendre.onThisDevice";
const isOnDevice = createStore(!environment.isBackendConfigured || readLocal(key) === "true");

/** Offline mode: everything stays in this browser, without an account. */
export function openOnDevice(): void {
  writeLocal(key, "true");
  isOnDevice.set(true);
}

/** Returns to the sign-in page. The journal stays in the browser. */
export function closeOnDevice(): void {
  removeLocal(key);
  isOnDevice.set(!environment.isBackendConfigured);
}

export function useJournalChoice(): JournalChoice {
  const { user } = useSession();
  const onDevice = useStore(isOnDevice);
  if (user) return { kind: "account", personId: user.id };
  return onDevice ? { kind: "device" } : null;
}
