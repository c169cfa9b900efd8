/** When a moment was: its date, and its hour where it has one. */
import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { formatDay } from "#app/lib/format/days.ts";
import { formatTimeOfDay } from "#app/lib/format/times-of-day.ts";
import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { datePrecision } from "#domain/time/vague-date.ts";

type Dated = Pick<Moment, "occurred_on" | "time_of_day">;

/** "14 May 2019, 10 pm"; full: "Tuesday 14 May 2019, in the evening"; short: "14 May 2019, evening". */
export function useMomentDate(): (moment: Dated, style?: "full" | "long" | "short") => string {
  const language = useLocale();
  return useMemo(
    () =>
      ({ occurred_on, time_of_day }, style = "long") => {
        const length = style === "short" ? "short" : "long";
        const date =
          style === "full" && datePrecision(occurred_on) === "day"
            ? formatDay(occurred_on, language, "full")
            : formatVagueDate(occurred_on, language, length);
        return time_of_day === null ? date : `${date}, ${formatTimeOfDay(time_of_day, language, length)}`;
      },
    [language],
  );
}
