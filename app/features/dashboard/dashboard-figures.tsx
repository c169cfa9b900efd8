import { useLocale, useTranslations } from "use-intl/react";
import { type Format, useFormat } from "#app/lib/format/use-format.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { datePhrase, durationRange } from "#app/words/date-phrases.ts";
import { type RelationshipWords, useRelationshipWords } from "#app/words/relationship-words.ts";
import type { RelationshipSummary } from "#domain/statistics/relationship-summary.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { isVagueDate, type VagueDate } from "#domain/time/vague-date.ts";
import { FigureCell, FigureNote } from "./figure-cell.tsx";

type FiguresProps = { summary: RelationshipSummary; today: CalendarDay };

/** Number and average duration; each opens the entries it is based on. Two halves on phones, two rows on wide screens. */
export function DashboardFigures({ summary, today }: FiguresProps) {
  const t = useTranslations("dashboard.figure");
  const format = useFormat();
  const language = useLocale();
  const words = useRelationshipWords(today);
  const { since, average, few, range, left, none } = figureWords(summary, { t, format, language, words });
  const { total } = summary;
  const alsoLeft = (...said: string[]) => [...said, left].filter(Boolean).join(", ");
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] border-y border-line md:grid-cols-1 lg:grid-cols-[fit-content(8.5rem)_minmax(0,1fr)_auto] lg:gap-x-4">
      <FigureCell
        to={paths.list}
        figure={format.number(total)}
        words={t("total", { count: total })}
        shortWords={t("totalShort", { count: total })}
        detail={since}
      />
      {average ? (
        <FigureCell
          to={byDuration}
          figure={average.figure}
          words={average.words}
          shortWords={alsoLeft(average.words)}
          detail={alsoLeft(range)}
        />
      ) : few.length === 0 ? (
        <FigureNote>{none}</FigureNote>
      ) : (
        <FigureNote to={byDuration}>
          <ul>
            {few.map(({ id, name, length }) => (
              <li key={id}>
                <bdi>{name}</bdi>, {length}
              </li>
            ))}
            {left && <li>{left}</li>}
          </ul>
        </FigureNote>
      )}
    </div>
  );
}

type Voice = {
  readonly t: ReturnType<typeof useTranslations<"dashboard.figure">>;
  readonly format: Format;
  readonly language: Language;
  readonly words: RelationshipWords;
};

/** What the two figures say, by the words of the list and its pages. */
export function figureWords(
  { total, since, measured, average }: RelationshipSummary,
  { t, format, language, words }: Voice,
) {
  const few = measured.map(({ relationship: { id, name }, duration }) => ({
    id,
    name,
    length: words.measuredWords(duration),
  }));
  const unknown = total - measured.length;
  const left = unknown > 0 && t("left", { count: unknown });
  return {
    since: since ? datePhrase(toTheMonth(since), "since", language) : undefined,
    average: average && {
      figure: format.durationInFigures(average.duration),
      words: average.isApproximate ? t("roughly", { words: t("average") }) : t("average"),
    },
    few,
    range: durationRange(few[0]?.length ?? "", few.at(-1)?.length ?? "", language),
    left,
    // Dates that tell no length are dates.
    none: (since && left) || t("averageNone"),
  };
}

const byDuration = `${paths.list}?sort=duration`;

/** A start so long ago is shown by month. */
function toTheMonth(date: VagueDate): VagueDate {
  const month = date.slice(0, 7);
  return isVagueDate(month) ? month : date;
}
