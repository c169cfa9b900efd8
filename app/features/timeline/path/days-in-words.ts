import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { calendarDuration } from "#domain/time/duration.ts";

type Days = { readonly from: CalendarDay; readonly until: CalendarDay; readonly days: number };

/** "Thirteen days", "24 days", then as durations are said: "two months". */
export function useDaysInWords() {
  const t = useTranslations("timeline.path");
  const format = useFormat();
  return ({ from, until, days }: Days, opensSentence: boolean): string => {
    const said =
      days < 31
        ? t("days", { count: days, words: format.inWords(days) })
        : format.duration(calendarDuration({ start: from, end: until }));
    return opensSentence ? capitalise(said) : said;
  };
}
