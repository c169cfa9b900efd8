/** The order of moments: by day, and within one day by the hour (docs/product-decisions.md, "Words and pictures"). */
import { minuteOf } from "#domain/time/time-of-day.ts";
import { datePrecision, representativeDay } from "#domain/time/vague-date.ts";
import type { Moment } from "./moment.ts";

type Dated = Pick<Moment, "occurred_on" | "time_of_day">;

/** The day, `YYYY-MM-DD`, then the hour: sorts as text. */
export function orderKey(moment: Dated): string {
  return `${representativeDay(moment.occurred_on)} ${String(minuteIn(moment)).padStart(4, "0")}`;
}

/** Of two moments of one day, the earlier first; 0 where their hours do not tell. */
export function byHour(a: Dated, b: Dated): number {
  return minuteIn(a) - minuteIn(b);
}

/** The hour of a day that is not known orders nothing. */
function minuteIn({ occurred_on, time_of_day }: Dated): number {
  return minuteOf(datePrecision(occurred_on) === "day" ? time_of_day : null);
}
