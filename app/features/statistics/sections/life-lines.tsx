import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { datePhrase } from "#app/words/date-phrases.ts";
import { spansBetween } from "#domain/statistics/between.ts";
import { shareWord } from "#domain/statistics/share.ts";
import { toVagueDate } from "#domain/time/vague-date.ts";
import { useBook } from "../entry-book.ts";
import { useFilterWords } from "../filter-words.ts";
import { FigureSection } from "../plot/figure-section.tsx";
import { EndBar, Ink, Knot, OngoingMark, Silence, StartRing } from "../plot/line-marks.tsx";
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
  const language = useLocale();
  const { axis, since, lifeLines, togetherness, counts, filter } = result;
  const { isWhole, personId, years } = useFilterWords(filter);
  const lines = lifeLines.value;
  const share = togetherness.share?.value;
  if (!axis || !lines || !share || lines.length === 0) return null;
  const listRows = () =>
    lines.map((line) => {
      const name = book.nameOf(line.relationshipId);
      return {
        id: line.relationshipId,
        cells: [
          name,
          line.dates.start ? format.vagueDate(line.dates.start, "short") : "",
          line.isOngoing ? t("ongoing") : line.dates.end ? format.vagueDate(line.dates.end, "short") : "",
          book.daysOf(line.relationshipId),
          format.number(line.momentIds.length),
        ] as const,
        onOpen: () => open(name, [line.relationshipId, ...line.momentIds]),
      };
    });
  const about = share.isApproximate ? t("about") : "";
  const person = personId === null ? undefined : book.relationship(personId);
  const sentence = person
    ? t("person", {
        name: person.name,
        days: years === null ? book.daysOf(person.id) : `${about}${format.dayCount(share.together)}`,
        when: years ?? book.periodOf(person.id) ?? "none",
      })
    : !isWhole
      ? t("years", {
          period: capitalise(years ?? ""),
          about,
          together: share.together,
          total: format.number(share.total),
        })
      : t("sentence", {
          year: (since ?? axis.from).slice(0, 4),
          share: shareWord(share.together, share.total),
          about,
          together: share.together,
          percent: format.number(share.together / share.total, {
            style: "percent",
            maximumFractionDigits: 0,
          }),
        });
  const { unmeasured } = togetherness;
  // Whoever is not drawn, or was chosen alone, may have filled it.
  const between = personId === null && unmeasured.length === 0 ? spansBetween(lines, axis) : [];
  const base = [
    isWhole &&
      t("base", {
        about,
        together: format.number(share.together),
        total: format.number(share.total),
        from: datePhrase(since ?? toVagueDate(share.from), "counting", language),
      }),
    unmeasured.length > 0 && t("unmeasured", { count: unmeasured.length }),
  ].filter(Boolean);
  return (
    <FigureSection
      id="lines"
      sentence={sentence}
      base={base.length > 0 && capitalise(base.join(" "))}
      standsOn={{
        label: n("relationshipsMoments", { relationships: lines.length, moments: counts.moments.n }),
        ids: lifeLines.ids,
      }}
      table={() => ({
        columns: [t("column.name"), t("column.from"), t("column.to"), t("column.days"), t("column.moments")],
        rows: listRows(),
      })}
      picture={t("index")}
    >
      {lines.length > mostNamed ? (
        <CompactLifeLines lines={lines} axis={axis} label={sentence} />
      ) : lines.length > mostRows ? (
        <>
          <DenseLifeLines lines={lines} axis={axis} label={sentence} />
          <DenseLegend />
        </>
      ) : (
        <>
          <LifeLinesChart lines={lines} between={between} axis={axis} label={sentence} />
          <LifeLinesLegend hasBetween={between.length > 0} />
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
function LifeLinesLegend({ hasBetween }: { hasBetween: boolean }) {
  const t = useTranslations("statistics.lines.legend");
  const items: readonly LegendItem[] = [
    [t("start"), <StartRing key="mark" x={12} y={9} />],
    [t("end"), <EndBar key="mark" x={12} y={9} />],
    [t("ongoing"), <OngoingMark key="mark" x={12} y={9} />],
    [t("milestone"), <Knot key="mark" x={12} y={9} />],
    [t("noted"), <path key="mark" className="stroke-ink" d="M12 4v7" strokeWidth={1} />],
    [t("written"), <Ink key="mark" from={2} to={22} y={9} />],
    [t("silent"), <Silence key="mark" from={2} to={22} y={9} />],
    ...(hasBetween ? ([[t("between"), <BetweenDots key="mark" />]] as const) : []),
  ];
  return <Legend items={items} />;
}

function DenseLegend() {
  const t = useTranslations("statistics.lines.legend");
  const items: readonly LegendItem[] = [
    [t("noted"), <path key="mark" className="stroke-ink" d="M12 4v6" strokeWidth={1} />],
    [t("milestone"), <circle key="mark" className="fill-accent" cx={12} cy={9} r={2.2} />],
    [t("ongoing"), <OngoingMark key="mark" x={12} y={9} />],
  ];
  return <Legend items={items} />;
}

type LegendItem = readonly [words: string, mark: ReactNode];

function BetweenDots() {
  return (
    <path
      className="stroke-accent"
      d="M2 9h20"
      strokeWidth={2}
      strokeLinecap="round"
      strokeDasharray="0.1 6"
    />
  );
}

function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul data-key className="mt-3 flex flex-wrap gap-x-5 gap-y-1 type-caption text-ink-soft">
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
