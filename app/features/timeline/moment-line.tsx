import { use } from "react";
import { Link } from "react-router";
import { useLocale } from "use-intl/react";
import { cameFrom } from "#app/lib/came-from.ts";
import { formatTimeOfDay } from "#app/lib/format/times-of-day.ts";
import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/styles/class-names.ts";
import { useMomentDate } from "#app/words/moment-date.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { placeLine } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useMomentWords } from "./moment-words.ts";
import { MomentPhotos } from "./path/moment-photos.ts";
import { MomentMark } from "./path/path-glyph.tsx";

type MomentLineProps = {
  moment: Moment;
  /** With whom; nothing for a moment about nobody. */
  name: string | undefined;
  today: CalendarDay;
  /** Shown where no heading contains the day. */
  withDate?: boolean;
  /** The title of the page it is on: the moment leads back there. */
  from?: string;
};

/** A moment as a row of a list: its shape, its word, with whom, its first lines. */
export function MomentLine({ moment, name, today, withDate = false, from = "" }: MomentLineProps) {
  const language = useLocale();
  const dateOf = useMomentDate();
  const words = useMomentWords(today);
  const photoOf = use(MomentPhotos);
  const { time_of_day } = moment;
  const hour = time_of_day === null ? null : formatTimeOfDay(time_of_day, language);
  const excerpt = words.excerpt(moment);
  const details = [name, placeLine(moment), withDate ? dateOf(moment) : hour];
  const detail = details.filter(Boolean).join(", ");
  return (
    <Link
      to={paths.moment(moment.id)}
      state={cameFrom(from)}
      className="group flex gap-3 border-t border-line py-3"
    >
      <span className="grid h-7 w-8 flex-none place-items-center">
        <MomentMark moment={moment} today={today} size={24} label={words.mood(moment.mood) ?? undefined} />
      </span>
      <span className="min-w-0 flex-1">
        <span
          className={classNames(
            "block wrap-anywhere type-name decoration-line-strong decoration-1 underline-offset-(--underline-gap) group-hover:underline",
            words.hasWord(moment) || moment.is_milestone ? "text-ink" : "text-ink-soft",
          )}
        >
          {words.title(moment)}
        </span>
        {detail !== "" && <span className="block type-small text-ink-soft">{detail}</span>}
        {excerpt !== "" && <span className="mt-1 line-clamp-3 wrap-anywhere">{excerpt}</span>}
      </span>
      {photoOf?.(moment.id)}
    </Link>
  );
}
