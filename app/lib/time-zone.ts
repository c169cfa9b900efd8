import { useSyncExternalStore } from "react";

/** The device's time zone as an IANA name. Read each time, since a page may stay open while its person travels. */
export function deviceTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // A system without a time zone reports a name that is unknown elsewhere.
  return timeZone === "Etc/Unknown" ? "UTC" : timeZone;
}

/** Updated when the page becomes visible. */
export function useDeviceTimeZone(): string {
  return useSyncExternalStore(subscribe, deviceTimeZone);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
