/** What a moment says of itself in one line: its word, else its mood, else that it is one. */
import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed, moodName } from "#domain/moment/moment-rules.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type MomentWords = ReturnType<typeof useMomentWords>;

/** More is never drawn: the lines left are cut by the page. */
const excerptLength = 400;

export function useMomentWords(today: CalendarDay) {
  const t = useTranslations("timeline");
  return useMemo(() => {
    /** Whether the title is the person's own. */
    const hasWord = (moment: Moment) => moment.word !== "" && !isSealed(moment, today);

    function title(moment: Moment): string {
      if (isSealed(moment, today)) return t("letter");
      if (moment.word !== "") return moment.is_milestone ? moment.word : t("word", { word: moment.word });
      if (moment.is_milestone) return t("milestone");
      return mood(moment.mood) ?? t("moment");
    }

    function excerpt(moment: Moment): string {
      return isSealed(moment, today) ? "" : cutText(moment.text, excerptLength);
    }

    function mood(value: number | null): string | null {
      const name = moodName(value);
      return name && t(`mood.${name}`);
    }

    return { title, hasWord, excerpt, mood };
  }, [t, today]);
}
