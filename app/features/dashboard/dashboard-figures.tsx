import { useLocale, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { keepLast } from "#app/lib/keep-last.ts";
import { paths } from "#app/paths.ts";
import { datePhrase, durationRange } from "#app/words/date-phrases.ts";
import { useRelationshipWords } from "#app/words/relationship-words.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { allPeriods, isTooVague, relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import type { RelationshipSummary } from "#domain/relationship/relationship-summary.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { compareVagueDates, isVagueDate, type VagueDate } from "#domain/time/vague-date.ts";
import { FigureCell, FigureNote } from "./figure-cell.tsx";

type FiguresProps = {
  summary: RelationshipSummary;
  relationships: readonly Relationship[];
  today: CalendarDay;
};

/** Number and average duration; each opens the entries it is based on. Two halves on phones, two rows on wide screens. */
export function DashboardFigures({ summary, relationships, today }: FiguresProps) {
  const t = useTranslations("dashboard.figure");
  const format = useFormat();
  const language = useLocale();
  const words = useRelationshipWords(today);
  const { first, count, status, shortest, longest } = measure(relationships, today);
  // One length is no average.
  const overall = t(`average.${count > 1 ? "several" : (status ?? "ended")}`);
  const average = summary.average?.isApproximate ? t("roughly", { words: overall }) : overall;
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] border-y border-line md:grid-cols-1 lg:grid-cols-[fit-content(8.5rem)_minmax(0,1fr)_auto] lg:gap-x-4">
      <FigureCell
        to={paths.list}
        figure={format.number(summary.total)}
        words={t("total", { count: summary.total })}
        shortWords={t("totalShort", { count: summary.total })}
        detail={first && datePhrase(toTheMonth(first), "since", language)}
      />
      {summary.average && shortest && longest ? (
        <FigureCell
          to={`${paths.list}?sort=duration`}
          figure={format.durationInFigures(summary.average.duration)}
          words={average}
          shortWords={average}
          detail={
            count > 1
              ? durationRange(words.measuredWords(shortest), words.measuredWords(longest), language)
              : undefined
          }
        />
      ) : (
        <FigureNote>{t("averageNone")}</FigureNote>
      )}
    </div>
  );
}

/** The earliest beginning, and the shortest and the longest of those whose dates tell their length. */
const measure = keepLast((relationships: readonly Relationship[], today: CalendarDay) => {
  const shown = relationships.filter((one) => !isVeiled(one, today));
  const [first] = shown
    .flatMap(allPeriods)
    .flatMap(({ start_date }) => start_date ?? [])
    .toSorted(compareVagueDates);
  const measured = shown
    .flatMap((one) => {
      const duration = relationshipDuration(one, today);
      return duration.ok && !isTooVague(duration) ? [{ duration, status: one.status }] : [];
    })
    .toSorted((a, b) => a.duration.days - b.duration.days);
  return {
    first,
    count: measured.length,
    status: measured[0]?.status,
    shortest: measured[0]?.duration,
    longest: measured.at(-1)?.duration,
  };
});

/** A start so long ago is shown by month. */
function toTheMonth(date: VagueDate): VagueDate {
  const month = date.slice(0, 7);
  return isVagueDate(month) ? month : date;
}
