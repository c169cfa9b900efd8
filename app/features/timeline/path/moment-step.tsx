import { use } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Caption } from "#app/ui/type/caption.tsx";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { MomentWords } from "../moment-words.ts";
import { MomentPhotos } from "./moment-photos.ts";
import { MomentMark } from "./path-glyph.tsx";
import { PathStep } from "./path-step.tsx";

type MomentStepProps = {
  moment: Moment;
  date: string;
  line: "ink" | "gap" | "none";
  seed: number;
  today: CalendarDay;
  words: MomentWords;
};

export function MomentStep({ moment, date, line, seed, today, words }: MomentStepProps) {
  const t = useTranslations("timeline");
  const format = useFormat();
  const excerpt = words.excerpt(moment);
  const isClosed = isSealed(moment, today);
  const photosOf = use(MomentPhotos);
  return (
    <PathStep
      date={date}
      glyph={<MomentMark moment={moment} today={today} label={words.mood(moment.mood) ?? undefined} />}
      line={line}
      seed={seed}
    >
      <Link to={paths.moment(moment.id)} className="group block pt-1.5">
        <span
          className={classNames(
            "block wrap-anywhere decoration-line-strong decoration-1 underline-offset-(--underline-gap) group-hover:underline",
            moment.is_milestone && !isClosed ? "type-heading" : "type-name",
            words.hasWord(moment) || moment.is_milestone ? "text-ink" : "text-ink-soft",
          )}
        >
          {words.title(moment)}
        </span>
        <Caption as="span" className="block wide:hidden">
          {date}
        </Caption>
        {isClosed && moment.sealed_until && (
          <span className="mt-1 block text-ink-soft">
            {t("letterUntil", { day: format.day(moment.sealed_until) })}
          </span>
        )}
        {!isClosed && moment.is_closing && (
          <Caption as="span" className="block">
            {t("path.closing")}
          </Caption>
        )}
        {excerpt !== "" && (
          <span
            className={classNames(
              "mt-1 line-clamp-3 max-w-measure wrap-anywhere",
              moment.is_milestone ? "text-ink-soft" : "text-ink",
            )}
          >
            {excerpt}
          </span>
        )}
      </Link>
      {!isClosed && photosOf?.(moment.id)}
    </PathStep>
  );
}
