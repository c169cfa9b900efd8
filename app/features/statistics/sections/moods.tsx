import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import type { MoodName } from "#domain/moment/moment.ts";
import { mostMarks } from "#domain/statistics/mood-marks.ts";
import { moodPeriods } from "#domain/statistics/mood-periods.ts";
import { useBook } from "../entry-book.ts";
import { useFilterWords } from "../filter-words.ts";
import { FigureSection } from "../plot/figure-section.tsx";
import type { TableRow } from "../plot/figure-table.tsx";
import { Refusal } from "../plot/refusal.tsx";
import type { StatisticsResult } from "../statistics-result.ts";
import { useMoodSides } from "../use-mood-sides.ts";
import { MoodChart } from "./mood-chart.tsx";

/** Every mood that was given, in time. */
export function Moods({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.moods");
  const n = useTranslations("statistics.n");
  const words = useTranslations("statistics.entry.mood");
  const format = useFormat();
  const { open } = useBook();
  const sidesOf = useMoodSides();
  const { counts, marks, months } = result.moods;
  const { allMoods, filter } = result;
  const { isWhole } = useFilterWords(filter);
  if (!counts.value || !marks.value || !months.value || !result.axis) {
    return (
      <Refusal
        id="moods"
        sentence={t("refused")}
        reason={t("refusedReason", { have: marks.n })}
        have={marks.n}
        counted={t("counted")}
      />
    );
  }
  /** What it opens is named by both, since many rows have one month. */
  const rowOf = (when: string, mood: MoodName, ids: readonly string[]): TableRow => {
    const title = `${words(mood)}, ${when}`;
    const heading = (
      <>
        {when}
        <VisuallyHidden>, {words(mood)}</VisuallyHidden>
      </>
    );
    return {
      id: title,
      cells: [heading, words(mood), format.number(ids.length)],
      onOpen: () => open(title, ids),
    };
  };
  const sentence = t("sentence", sidesOf(counts.value));
  return (
    <FigureSection
      id="moods"
      sentence={sentence}
      base={[
        t("base", { of: format.number(marks.n) }),
        !isWhole &&
          t("overall", { light: format.number(allMoods.light), moods: format.number(allMoods.moods) }),
      ]
        .filter(Boolean)
        .join(" ")}
      standsOn={{ label: n("moods", { count: marks.n }), ids: marks.ids }}
      table={() => ({
        columns: [t("column.when"), t("column.mood"), t("column.moments")],
        rows: [
          ...counts.value.map(({ mood, ids }) => rowOf(t("inAll"), mood, ids)),
          ...moodPeriods(marks.value).map(({ period, mood, ids }) =>
            rowOf(format.vagueDate(period), mood, ids),
          ),
        ],
      })}
      picture={t("index")}
    >
      <MoodChart
        counts={counts.value}
        marks={marks.value}
        months={marks.n > mostMarks ? months.value : null}
        together={result.togetherness.spans}
        axis={result.axis}
        label={sentence}
      />
    </FigureSection>
  );
}
