import { useTimeZone } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useToday } from "#app/lib/use-today.ts";
import { daysBetween } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";

/** The hour of what is from today, the weekday within a week, else the day. */
export function useShortWhen(): (instant: string) => string {
  const format = useFormat();
  const today = useToday();
  const timeZone = useTimeZone() ?? "UTC";
  return (instant) => {
    const day = dayInTimeZone(instant, timeZone);
    const days = daysBetween(day, today);
    if (days <= 0) return format.time(instant);
    if (days < 7) return format.instant(instant, "weekdayName");
    return format.instant(instant, day.slice(0, 4) === today.slice(0, 4) ? "tiny" : "short");
  };
}
