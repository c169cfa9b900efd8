import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { PathLine } from "#app/ui/art/path-line.tsx";
import { useIsWide } from "#app/ui/use-is-wide.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Moment } from "#domain/moment.ts";
import { isSealed } from "#domain/moment-rules.ts";
import { datePrecision } from "#domain/vague-date.ts";
import { useMomentWords } from "../moment-words.ts";
import { MomentMark } from "../path/path-glyph.tsx";
import { type LatestMoment, latestMoments } from "./latest-moments.ts";

/** Where the path has come to: its last moments from left to right, dots where nothing was noted for long. */
export function LatestPath({ moments, today }: { moments: readonly Moment[]; today: CalendarDay }) {
  const t = useTranslations("timeline.latest");
  const isWide = useIsWide();
  return (
    <ol aria-label={t("label")} className="-ml-2 flex max-w-[46rem]">
      {latestMoments(moments, isWide ? 8 : 5).map((latest, at) => (
        <li key={latest.moment.id} className={at === 0 ? "flex flex-none" : "flex min-w-0 flex-1"}>
          {at > 0 && (
            <span className="flex h-10 min-w-0 flex-1 items-center overflow-hidden">
              <PathLine across kind={latest.afterSilence ? "gap" : "ink"} seed={at} />
            </span>
          )}
          <Step latest={latest} today={today} />
        </li>
      ))}
    </ol>
  );
}

function Step({ latest: { moment, day }, today }: { latest: LatestMoment; today: CalendarDay }) {
  const format = useFormat();
  const words = useMomentWords(today);
  const { occurred_on } = moment;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const date =
    datePrecision(occurred_on) === "day"
      ? format.day(day, isThisYear ? "tiny" : "shortMonth")
      : format.vagueDate(occurred_on, "short");
  const mood = isSealed(moment, today) ? null : words.mood(moment.mood);
  const title = words.title(moment);
  return (
    <Link
      to={paths.moment(moment.id)}
      className="flex w-13 flex-none flex-col items-center text-ink-soft hover:text-ink"
    >
      <span className="grid h-10 place-items-center">
        <MomentMark moment={moment} today={today} size={26} />
      </span>
      <VisuallyHidden>{mood === null || mood === title ? title : `${title}, ${mood}`}, </VisuallyHidden>
      <span className="text-center type-caption text-balance">{date}</span>
    </Link>
  );
}
