import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { daysBetween } from "#domain/time/calendar-day.ts";
import { datePrecision, representativeDay } from "#domain/time/vague-date.ts";
import { useMomentWords } from "../moment-words.ts";
import { MomentMark } from "../path/path-glyph.tsx";
import { recentSteps } from "./recent-steps.ts";

/** The word of the newest moment, as a line beside the name; nothing when it has none, or is still sealed. */
export function LatestWord({ moments, today }: { moments: readonly Moment[]; today: CalendarDay }) {
  const t = useTranslations("timeline.path");
  const format = useFormat();
  const words = useMomentWords(today);
  const [latest] = recentSteps(moments, 1);
  if (!latest || !words.hasWord(latest.moment)) return null;
  const { moment } = latest;
  const day = representativeDay(moment.occurred_on);
  const isRecent = datePrecision(moment.occurred_on) === "day" && daysBetween(day, today) < 7;
  const recently = day === today ? t("latestToday") : format.day(day, "weekdayName");
  return (
    <Link to={paths.moment(moment.id)} className="group flex min-h-11 items-start gap-2.5 pt-1">
      <span className="grid h-7 min-w-7 flex-none place-items-center">
        <MomentMark moment={moment} today={today} size={24} label={words.mood(moment.mood) ?? undefined} />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-4 type-name wrap-anywhere text-ink decoration-line-strong decoration-1 underline-offset-(--underline-gap) group-hover:underline">
          {words.title(moment)}
        </span>
        <span className="block type-small text-ink-soft">
          {isRecent ? recently : format.vagueDate(moment.occurred_on)}
        </span>
      </span>
    </Link>
  );
}
