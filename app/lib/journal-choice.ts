/** Which journal this device opens: an account's, the one kept only in this browser, the demo's, or none yet. */
import { isDemo } from "./demo-mode.ts";
import { environment } from "./environment.ts";
import { readLocal, removeLocal, writeLocal } from "./local-storage.ts";
import { useSession } from "./session.ts";
import { createStore, useStore } from "./store.ts";

export type JournalChoice =
  | { readonly kind: "account"; readonly personId: string }
  | { readonly kind: "device" }
  | { readonly kind: "demo" }
  | null;

const key = "tendre.onThisDevice";
/** Set once the journal without an account was opened: it stays in the browser when it is left. */
const keptKey = "tendre.deviceJournal";
const isOnDevice = createStore(!environment.isBackendConfigured || readLocal(key) === "true");

/** Offline mode: everything stays in this browser, without an account. */
export function openOnDevice(): void {
  writeLocal(key, "true");
  writeLocal(keptKey, "true");
  wasLeft = false;
  isOnDevice.set(true);
}

/** Since this page was loaded: the door then says where that journal is. */
let wasLeft = false;

/** Returns to the sign-in page. The journal stays in the browser. */
export function leaveOnDevice(): void {
  wasLeft = true;
  closeOnDevice();
}

export function hasLeftOnDevice(): boolean {
  return wasLeft;
}

/** The journal of this browser is not what is opened next. */
export function closeOnDevice(): void {
  if (readLocal(key) === "true") writeLocal(keptKey, "true");
  removeLocal(key);
  isOnDevice.set(!environment.isBackendConfigured);
}

/** It was removed from this browser. */
export function forgetDeviceJournal(): void {
  removeLocal(key);
  removeLocal(keptKey);
}

/** Whether this browser holds a journal without an account, open or not. */
export function hasDeviceJournal(): boolean {
  return readLocal(keptKey) === "true" || readLocal(key) === "true";
}

export function useJournalChoice(): JournalChoice {
  const { user } = useSession();
  const onDevice = useStore(isOnDevice);
  if (isDemo) return { kind: "demo" };
  if (user) return { kind: "account", personId: user.id };
  return onDevice ? { kind: "device" } : null;
}
