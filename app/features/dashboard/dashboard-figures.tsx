import { useLocale, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { keepLast } from "#app/lib/keep-last.ts";
import { paths } from "#app/paths.ts";
import { datePhrase, durationRange } from "#app/words/date-phrases.ts";
import { useRelationshipWords } from "#app/words/relationship-words.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { allPeriods } from "#domain/relationship/relationship-duration.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { RelationshipSummary } from "#domain/statistics/relationship-summary.ts";
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
  const { total, measured, average } = summary;
  const first = firstOf(relationships, today);
  const [shortest, longest] = [measured[0], measured.at(-1)];
  const overall = t("average");
  const said = average?.isApproximate ? t("roughly", { words: overall }) : overall;
  const unknown = total - measured.length;
  const left = unknown > 0 && t("left", { count: unknown });
  const alsoLeft = (...words: string[]) => [...words, left].filter(Boolean).join(", ");
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] border-y border-line md:grid-cols-1 lg:grid-cols-[fit-content(8.5rem)_minmax(0,1fr)_auto] lg:gap-x-4">
      <FigureCell
        to={paths.list}
        figure={format.number(total)}
        words={t("total", { count: total })}
        shortWords={t("totalShort", { count: total })}
        detail={first && datePhrase(toTheMonth(first), "since", language)}
      />
      {!shortest || !longest ? (
        <FigureNote>{t("averageNone")}</FigureNote>
      ) : average ? (
        <FigureCell
          to={byDuration}
          figure={format.durationInFigures(average.duration)}
          words={said}
          shortWords={alsoLeft(said)}
          detail={alsoLeft(
            durationRange(
              words.measuredWords(shortest.duration),
              words.measuredWords(longest.duration),
              language,
            ),
          )}
        />
      ) : (
        <FigureNote to={byDuration}>
          <ul>
            {measured.map(({ relationship: { id, name }, duration }) => (
              <li key={id}>
                <bdi>{name}</bdi>, {words.measuredWords(duration)}
              </li>
            ))}
            {left && <li>{left}</li>}
          </ul>
        </FigureNote>
      )}
    </div>
  );
}

const byDuration = `${paths.list}?sort=duration`;

/** The earliest beginning, as it was written. */
const firstOf = keepLast(
  (relationships: readonly Relationship[], today: CalendarDay) =>
    relationships
      .filter((one) => !isVeiled(one, today))
      .flatMap(allPeriods)
      .flatMap(({ start_date }) => start_date ?? [])
      .toSorted(compareVagueDates)[0],
);

/** A start so long ago is shown by month. */
function toTheMonth(date: VagueDate): VagueDate {
  const month = date.slice(0, 7);
  return isVagueDate(month) ? month : date;
}
