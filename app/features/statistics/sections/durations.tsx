import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Text } from "#app/ui/type/text.tsx";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { durationBands } from "#domain/time/duration.ts";
import { type EntryBook, useBook } from "../entry-book.ts";
import { CountList } from "../plot/count-list.tsx";
import type { FewEntry } from "../plot/few-entries.tsx";
import { FigureSection } from "../plot/figure-section.tsx";
import { Refusal } from "../plot/refusal.tsx";
import type { StatisticsResult } from "../statistics-result.ts";
import { DurationRows } from "./duration-rows.tsx";
import { DurationStrip } from "./duration-strip.tsx";

/** More are a point each on one line of lengths. */
const mostRows = 30;

/** How long: the middle, the average, the three bands, and each one on a scale that begins at 0. */
export function Durations({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.durations");
  const n = useTranslations("statistics.n");
  const format = useFormat();
  const { book, open } = useBook();
  const { average, median, bands, marks, isApproximate, unmeasured } = result.durations;
  const left = unmeasured.length > 0 && t("unmeasured", { count: unmeasured.length });
  if (!average.value || !median.value || !marks.value) {
    return (
      <Refusal
        id="durations"
        sentence={t("refused")}
        reason={[t("refusedReason", { have: marks.n }), left].filter(Boolean).join(" ")}
        have={marks.n}
        counted={t("counted")}
        entries={lengthsOf(marks.ids, book)}
      />
    );
  }
  const bandRows = durationBands.map((band) => ({
    id: band,
    label: t(`band.${band}`),
    count: bands[band].n,
    ids: bands[band].ids,
  }));
  const Chart = marks.n > mostRows ? DurationStrip : DurationRows;
  const about = isApproximate ? t("aboutFigure") : "";
  const sentence = t("sentence", { about, duration: format.duration(median.value.duration) });
  return (
    <FigureSection
      id="durations"
      sentence={sentence}
      base={t("base", {
        about,
        median: format.dayCount(median.value.days),
        average: format.dayCount(average.value.days),
      })}
      standsOn={{ label: n("relationships", { count: marks.n }), ids: marks.ids }}
      table={() => ({
        columns: [t("column.name"), t("column.start"), t("column.days")],
        rows: marks.value.map(({ id, startDate, isOngoing }) => ({
          id,
          cells: [
            book.nameOf(id),
            format.vagueDate(startDate, "short"),
            [book.daysOf(id), isOngoing ? t("ongoing") : ""].filter(Boolean).join(", "),
          ],
          onOpen: () => open(book.nameOf(id), [id]),
        })),
      })}
      picture={t("index")}
    >
      <Chart marks={marks.value} median={median.value} label={sentence} />
      <div className="mt-3 max-w-note">
        <CountList rows={bandRows} />
      </div>
      {left && (
        <Text size="small" tone="soft" className="mt-2">
          {left}
        </Text>
      )}
    </FigureSection>
  );
}

/** A bar each, as long as it lasted beside the longest. */
function lengthsOf(ids: readonly string[], book: EntryBook): readonly FewEntry[] {
  const lengths = ids.map((id) => {
    const one = book.relationship(id);
    const measured = one && relationshipDuration(one, book.today);
    return { id, days: measured?.ok ? measured.days : 0 };
  });
  const longest = Math.max(1, ...lengths.map(({ days }) => days));
  return lengths.map(({ id, days }) => ({ id, says: book.lengthOf(id), part: days / longest }));
}
