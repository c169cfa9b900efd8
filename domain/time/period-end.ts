/** The distance to the end of a paid period, as a code and a number (specification, section 9). */
import { daysBetween } from "./calendar-day.ts";
import { dayInTimeZone } from "./time-zone.ts";

type PeriodEnd =
  /** 'N/A' */
  | { readonly code: "none" }
  /** 'Expiré' */
  | { readonly code: "expired" }
  /** "Aujourd'hui" */
  | { readonly code: "today" }
  /** 'Demain' */
  | { readonly code: "tomorrow" }
  /** 'N jours restants'; `days` is at least 2. */
  | { readonly code: "days"; readonly days: number };

/** Days are calendar days in the person's time zone; "expired" is exact to the second. */
export function describePeriodEnd(periodEnd: string | null, now: string, timeZone: string): PeriodEnd {
  if (periodEnd === null || Number.isNaN(Date.parse(periodEnd))) return { code: "none" };
  if (Date.parse(periodEnd) <= Date.parse(now)) return { code: "expired" };
  const days = daysBetween(dayInTimeZone(now, timeZone), dayInTimeZone(periodEnd, timeZone));
  if (days === 0) return { code: "today" };
  return days === 1 ? { code: "tomorrow" } : { code: "days", days };
}
