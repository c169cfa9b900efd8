import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useBook } from "../entry-book.ts";
import { FigureSection } from "../plot/figure-section.tsx";
import { Refusal } from "../plot/refusal.tsx";
import type { StatisticsResult } from "../statistics-result.ts";
import { MirrorChart } from "./mirror-chart.tsx";

/** More are read in the table. */
const mostRows = 30;

/** The third month of each, aligned at its day 0, in the order of the calendar: about oneself, ranking nobody. */
export function Mirror({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.mirror");
  const n = useTranslations("statistics.n");
  const format = useFormat();
  const { book, open } = useBook();
  const { mirror } = result;
  if (!mirror.value) {
    return (
      <Refusal
        id="mirror"
        sentence={t("refused")}
        reason={t("refusedReason")}
        have={mirror.n}
        counted={t("counted")}
      />
    );
  }
  const counts = mirror.value.map(({ count }) => count);
  const fewest = Math.min(...counts);
  const most = Math.max(...counts);
  const say = format.alike(fewest, most);
  const sentence =
    fewest === most
      ? t("same", { count: most })
      : t("sentence", {
          few: fewest,
          fewest: say(fewest),
          most,
          words: say(most),
        });
  return (
    <FigureSection
      id="mirror"
      sentence={sentence}
      base={t("base")}
      standsOn={{ label: n("relationships", { count: mirror.n }), ids: mirror.ids }}
      table={() => ({
        columns: [t("column.name"), t("column.month"), t("column.word"), t("column.moments")],
        rows: mirror.value.map(({ relationshipId, from, word, count, marks }) => ({
          id: relationshipId,
          cells: [
            book.nameOf(relationshipId),
            format.day(from, "short"),
            word === null ? "" : t("quoted", { word }),
            format.number(count),
          ],
          onOpen: () =>
            open(
              book.nameOf(relationshipId),
              marks.filter(({ isInMonth }) => isInMonth).map(({ id }) => id),
            ),
        })),
      })}
      picture={t("index")}
    >
      <MirrorChart rows={mirror.value.slice(0, mostRows)} label={sentence} />
      {mirror.n > mostRows && (
        <p className="mt-2 type-small text-ink-soft">{t("first", { count: format.number(mostRows) })}</p>
      )}
    </FigureSection>
  );
}
