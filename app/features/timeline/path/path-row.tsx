import { memo } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { formatTimeOfDay } from "#app/lib/format/times-of-day.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Caption } from "#app/ui/type/caption.tsx";
import { about } from "#app/words/date-phrases.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { calendarDuration } from "#domain/time/duration.ts";
import { datePrecision, type VagueDate } from "#domain/time/vague-date.ts";
import type { MomentWords } from "../moment-words.ts";
import { MomentStep } from "./moment-step.tsx";
import type { Step } from "./order-path.ts";
import { EdgeGlyph } from "./path-glyph.tsx";
import { PathStep } from "./path-step.tsx";

type PathRowProps = {
  step: Step;
  /** The step below it, earlier in time. */
  next: Step | undefined;
  at: number;
  today: CalendarDay;
  words: MomentWords;
};

/** Drawn once for as long as it says the same: a long path is measured again and again while it scrolls. */
export const PathRow = memo(function PathRow({ step, next, at, today, words }: PathRowProps) {
  const t = useTranslations("timeline.path");
  const language = useLocale();
  const format = useFormat();
  const lengthOf = (days: Days) => {
    const said = format.duration(calendarDuration({ start: days.from, end: days.until }));
    return days.isApproximate ? about(said, language) : said;
  };
  const { item } = step;
  const line = lineTo(next);
  const dateOf = (date: VagueDate) =>
    datePrecision(date) === "day" && date.slice(0, 4) === today.slice(0, 4)
      ? format.day(date, "weekday")
      : format.vagueDate(date, "short");

  const hourOf = (moment: Moment) =>
    moment.time_of_day !== null &&
    !isSealed(moment, today) &&
    formatTimeOfDay(moment.time_of_day, language, "short");

  if (step.isBeforePages) {
    return (
      <PathStep line="gap" seed={at}>
        <div className="h-6" />
      </PathStep>
    );
  }
  switch (item.kind) {
    case "moment":
      return (
        <MomentStep
          {...{ moment: item.moment, line, seed: at, today, words }}
          date={[dateOf(item.date), hourOf(item.moment)].filter(Boolean).join(", ")}
        />
      );
    case "start":
    case "end":
      return (
        <PathStep date={dateOf(item.date)} glyph={<EdgeGlyph kind={item.kind} />} line={line} seed={at}>
          <p className="pt-1.5 type-name text-ink-soft">{t(edgeWord(item.kind, step.isOutermost))}</p>
          <Caption className="wide:hidden">{dateOf(item.date)}</Caption>
        </PathStep>
      );
    case "silence":
    case "apart":
      return (
        <PathStep line={item.kind === "silence" ? "gap" : "none"} seed={at}>
          <p className="py-2 type-small text-ink-soft">
            {t(item.kind === "apart" ? "apart" : step.lasts ? "silenceNow" : "silence", {
              duration: step.lasts ? lengthOf(item) : capitalise(lengthOf(item)),
            })}
          </p>
        </PathStep>
      );
  }
});

/** A silence draws its own dots right up to the step above it; between two periods there is no path. */
function lineTo(next: Step | undefined): "ink" | "none" {
  if (!next || next.item.kind === "apart" || next.item.kind === "end") return "none";
  return "ink";
}

function edgeWord(kind: "start" | "end", isOutermost: boolean) {
  if (kind === "start") return isOutermost ? "start" : "again";
  return isOutermost ? "end" : "parting";
}

type Days = { readonly from: CalendarDay; readonly until: CalendarDay; readonly isApproximate?: boolean };
