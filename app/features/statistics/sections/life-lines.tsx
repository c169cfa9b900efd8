import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { daysBetween } from "#domain/time/calendar-day.ts";
import { useBook } from "../entry-book.ts";
import { FigureSection } from "../plot/figure-section.tsx";
import { EndBar, Ink, Knot, OngoingMark, Silence, StartRing } from "../plot/line-marks.tsx";
import { shareWord } from "../share-word.ts";
import type { StatisticsResult } from "../statistics-result.ts";
import { LifeLinesChart } from "./life-lines-chart.tsx";
import { CompactLifeLines } from "./life-lines-compact.tsx";
import { DenseLifeLines } from "./life-lines-dense.tsx";

/** More stand close together, and very many are hairlines without their names. */
const mostRows = 30;
const mostNamed = 80;

/** Everyone in calendar time, and the time for oneself between. */
export function LifeLines({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.lines");
  const n = useTranslations("statistics.n");
  const format = useFormat();
  const { book, open } = useBook();
  const { axis, lifeLines, togetherness, counts } = result;
  const lines = lifeLines.value;
  const share = togetherness.share?.value;
  if (!axis || !lines || !share || lines.length === 0) return null;
  const listRows = () =>
    lines.map((line) => {
      const first = line.spans[0]?.start ?? axis.from;
      const last = line.spans.at(-1)?.end ?? axis.to;
      const days = line.spans.reduce((sum, span) => sum + daysBetween(span.start, span.end), 0);
      const name = book.nameOf(line.relationshipId);
      return {
        id: line.relationshipId,
        cells: [
          name,
          format.day(first, "short"),
          line.isOngoing ? t("ongoing") : format.day(last, "short"),
          format.dayCount(days),
          format.number(line.momentIds.length),
        ] as const,
        onOpen: () => open(name, [line.relationshipId, ...line.momentIds]),
      };
    });
  const sentence = t("sentence", {
    year: axis.from.slice(0, 4),
    share: shareWord(share.together, share.total),
  });
  return (
    <FigureSection
      id="lines"
      sentence={sentence}
      base={t("base", {
        together: format.number(share.together),
        total: format.number(share.total),
        day: format.day(share.from),
      })}
      standsOn={{
        label: n("relationshipsMoments", { relationships: lines.length, moments: counts.moments.n }),
        ids: lifeLines.ids,
      }}
      table={() => ({
        columns: [t("column.name"), t("column.from"), t("column.to"), t("column.days"), t("column.moments")],
        rows: listRows(),
      })}
      picture
    >
      {lines.length > mostNamed ? (
        <CompactLifeLines lines={lines} axis={axis} label={sentence} />
      ) : lines.length > mostRows ? (
        <DenseLifeLines lines={lines} axis={axis} label={sentence} />
      ) : (
        <>
          <LifeLinesChart lines={lines} axis={axis} label={sentence} />
          <LifeLinesLegend />
        </>
      )}
      <p className="pt-2 type-small print:hidden">
        <TextLink to={paths.lifeline} tone="soft">
          {t("page")}
        </TextLink>
      </p>
    </FigureSection>
  );
}

/** What the marks mean, under the chart. */
function LifeLinesLegend() {
  const t = useTranslations("statistics.lines.legend");
  const items: readonly (readonly [string, ReactNode])[] = [
    [t("start"), <StartRing key="mark" x={12} y={9} />],
    [t("end"), <EndBar key="mark" x={12} y={9} />],
    [t("ongoing"), <OngoingMark key="mark" x={12} y={9} />],
    [t("milestone"), <Knot key="mark" x={12} y={9} />],
    [t("written"), <Ink key="mark" from={2} to={22} y={9} />],
    [t("silent"), <Silence key="mark" from={2} to={22} y={9} />],
  ];
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 type-caption text-ink-soft">
      {items.map(([words, mark]) => (
        <li key={words} className="flex items-center gap-1.5">
          <svg aria-hidden="true" width={24} height={18} className="block flex-none">
            {mark}
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
