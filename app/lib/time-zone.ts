import { useSyncExternalStore } from "react";

/** Where this device is, as an IANA name. Asked for anew each time: a page stays open while its person travels. */
export function deviceTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // A system without a zone of its own: the name is no zone that anyone else would know.
  return timeZone === "Etc/Unknown" ? "UTC" : timeZone;
}

/** The zone on screen follows the device when the page is looked at again. */
export function useDeviceTimeZone(): string {
  return useSyncExternalStore(subscribe, deviceTimeZone);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
