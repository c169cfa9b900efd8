import { useSyncExternalStore } from "react";
import { useTimeZone } from "use-intl/react";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";

/** The day where the person is; a page left open over midnight, or found again the next morning, follows it. */
export function useToday(): CalendarDay {
  const timeZone = useTimeZone() ?? "UTC";
  return useSyncExternalStore(subscribe, () => dayInTimeZone(new Date().toISOString(), timeZone));
}

function subscribe(look: () => void): () => void {
  const watch = setInterval(look, 60_000);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(watch);
    document.removeEventListener("visibilitychange", look);
  };
}
