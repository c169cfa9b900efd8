import { scaleLinear } from "d3-scale";
import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { countBeginnings } from "#domain/statistics/claims.ts";
import type { MeasuredMark } from "#domain/statistics/durations.ts";
import { useBook } from "../entry-book.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { FigureSection } from "../plot/figure-section.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { type Axis, timeScale, YearLines } from "../plot/time-axis.tsx";
import type { StatisticsResult } from "../statistics-result.ts";
import { monthLength, monthTicks, scaleEnd } from "./duration-scale.tsx";

/** Above this, one path for all the points: they are read in the table. */
const mostLinks = 400;

/** When it began against how long it lasted. A point each; no line through them. */
export function DurationInTime({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.inTime");
  const n = useTranslations("statistics.n");
  const format = useFormat();
  const { book, open } = useBook();
  const { marks } = result.durations;
  const first = marks.value?.[0]?.start;
  const last = marks.value?.at(-1)?.start;
  const beginnings = countBeginnings(marks.value ?? []);
  if (!marks.value || !first || !last || !beginnings) return null;
  const say = format.alike(beginnings.years, beginnings.span, beginnings.count);
  const sentence = t(beginnings.span === 1 ? "oneYear" : "sentence", {
    from: String(beginnings.from),
    to: String(beginnings.to),
    years: say(beginnings.years, "f"),
    span: say(beginnings.span, "f"),
    every: beginnings.years === beginnings.span ? "yes" : "no",
    count: beginnings.count,
    words: capitalise(say(beginnings.count)),
  });
  return (
    <FigureSection
      id="in-time"
      sentence={sentence}
      base={t("base")}
      standsOn={{ label: n("relationships", { count: marks.n }), ids: marks.ids }}
      table={() => ({
        columns: [t("column.start"), t("column.name"), t("column.days")],
        rows: marks.value.map(({ id, startDate }) => ({
          id,
          cells: [format.vagueDate(startDate, "short"), book.nameOf(id), book.daysOf(id)],
          onOpen: () => open(book.nameOf(id), [id]),
        })),
      })}
      picture={t("index")}
    >
      <Points marks={marks.value} axis={{ from: first, to: result.axis?.to ?? last }} label={sentence} />
    </FigureSection>
  );
}

const [top, bottom, gutter] = [12, 240, 70];

function Points({ marks, axis, label }: { marks: readonly MeasuredMark[]; axis: Axis; label: string }) {
  const t = useTranslations("statistics.inTime");
  const longest = scaleEnd(marks.reduce((most, { days }) => Math.max(most, days), 365));
  const y = scaleLinear().domain([0, longest]).range([bottom, top]);
  const rules = monthTicks(longest).filter((months) => months > 0);
  return (
    <ChartFrame label={label} height={bottom + 28}>
      {(width) => {
        const x = timeScale(axis, gutter, width - 8);
        return (
          <>
            <YearLines axis={axis} x={x} top={top} bottom={bottom} labels="below" />
            {[0, ...rules].map((months) => (
              <g key={months}>
                <line
                  className="stroke-line"
                  x1={gutter}
                  x2={width}
                  y1={y(months * monthLength)}
                  y2={y(months * monthLength)}
                  strokeWidth={1}
                />
                <text
                  className="fill-ink-soft type-caption"
                  x={gutter - 8}
                  y={y(months * monthLength) + 4}
                  textAnchor="end"
                >
                  {months >= 24 && months % 12 === 0
                    ? t("years", { count: months / 12 })
                    : t("months", { count: months })}
                </text>
              </g>
            ))}
            {marks.length > mostLinks ? (
              <path
                className="fill-none stroke-ink opacity-45"
                strokeWidth={2.4}
                strokeLinecap="round"
                d={marks.map(({ start, days }) => `M${x(start).toFixed(1)} ${y(days).toFixed(1)}h0`).join("")}
              />
            ) : (
              marks.map(({ id, start, days, isOngoing }) => (
                <MarkLink key={id} id={id}>
                  <circle
                    className={
                      isOngoing ? "mark-ink fill-(--ground) stroke-ink" : "mark-ink fill-ink stroke-ink"
                    }
                    cx={x(start)}
                    cy={y(days)}
                    r={4}
                    strokeWidth={1.5}
                  />
                </MarkLink>
              ))
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}
