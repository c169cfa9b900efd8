import { useSyncExternalStore } from "react";
import { useTimeZone } from "use-intl/react";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";

/** The present day in the person's time zone; updated at midnight, and when the page becomes visible. */
export function useToday(): CalendarDay {
  const timeZone = useTimeZone() ?? "UTC";
  return useSyncExternalStore(subscribe, () => dayInTimeZone(new Date().toISOString(), timeZone));
}

function subscribe(check: () => void): () => void {
  const watch = setInterval(check, 60_000);
  document.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(watch);
    document.removeEventListener("visibilitychange", check);
  };
}
