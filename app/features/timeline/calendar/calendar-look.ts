/** Which day of a year is looked at, and which sheet is open: found again when the person comes back to the page. */
import { useState } from "react";
import { useLocation } from "react-router";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type CalendarLook = {
  /** The day that Tab reaches; its month is shown. */
  readonly day: CalendarDay;
  readonly opened: CalendarDay | "undated" | null;
};

/** By entry of the history, for as long as this tab shows the app. */
const looks = new Map<string, CalendarLook>();

export function useCalendarLook(year: number, firstDay: () => CalendarDay) {
  const { key } = useLocation();
  const place = `${key} ${year}`;
  const [look, setLook] = useState<CalendarLook>(() => looks.get(place) ?? { day: firstDay(), opened: null });
  const change = (patch: Partial<CalendarLook>) => {
    const next = { ...look, ...patch };
    looks.set(place, next);
    setLook(next);
  };
  return [look, change] as const;
}
