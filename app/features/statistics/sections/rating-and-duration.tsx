import { scaleLinear } from "d3-scale";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { countRatedLengths } from "#domain/statistics/claims.ts";
import type { RatedMark } from "#domain/statistics/kinds.ts";
import { useBook } from "../entry-book.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { FigureSection } from "../plot/figure-section.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { Refusal } from "../plot/refusal.tsx";
import { swarm } from "../plot/swarm.ts";
import type { StatisticsResult } from "../statistics-result.ts";
import { monthLength, monthTicks, scaleEnd } from "./duration-scale.tsx";

/** Appreciation against length: points side by side, no line through them and no word about why. */
export function RatingAndDuration({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.rated");
  const n = useTranslations("statistics.n");
  const of = useTranslations("relationships.rating");
  const format = useFormat();
  const { book, open } = useBook();
  const { ratingAgainstDuration: marks, unrated } = result.kinds;
  if (!marks.value) {
    return (
      <Refusal
        id="rated"
        sentence={t("refused")}
        reason={t("refusedReason", { have: marks.n })}
        have={marks.n}
        counted={t("counted")}
        action={unrated.slice(0, 2).map((id) => (
          <ButtonLink key={id} to={paths.editRelationship(id)}>
            {t("rate", { name: book.nameOf(id) })}
          </ButtonLink>
        ))}
      />
    );
  }
  const { high, low } = countRatedLengths(marks.value);
  const say = format.alike(high.of, high.long, low.of, low.long);
  const sentence = t("sentence", {
    high: high.of,
    highs: say(high.of, "f"),
    highLong: high.long,
    highsLong: say(high.long, "f"),
    low: low.of,
    lows: say(low.of, "f"),
    lowLong: low.long,
    lowsLong: say(low.long, "f"),
  });
  return (
    <FigureSection
      id="rated"
      sentence={sentence}
      base={t("base")}
      standsOn={{ label: n("rated", { count: marks.n }), ids: marks.ids }}
      table={() => ({
        columns: [t("column.name"), t("column.rating"), t("column.days")],
        rows: marks.value.map(({ id, rating }) => ({
          id,
          cells: [book.nameOf(id), of("of", { rating: String(rating) }), book.daysOf(id)],
          onOpen: () => open(book.nameOf(id), [id]),
        })),
      })}
      picture={t("index")}
    >
      <RatedRows marks={marks.value} label={sentence} />
    </FigureSection>
  );
}

const row = 34;
const mostLinks = 400;

function RatedRows({ marks, label }: { marks: readonly RatedMark[]; label: string }) {
  const t = useTranslations("statistics.rated");
  const of = useTranslations("relationships.rating");
  const format = useFormat();
  const longest = scaleEnd(marks.reduce((most, { days }) => Math.max(most, days), 365));
  const bottom = 8 + 5 * row;
  return (
    <ChartFrame label={label} height={bottom + 26}>
      {(width) => {
        const left = 84;
        const x = scaleLinear()
          .domain([0, longest])
          .range([left + 6, width - 12]);
        const ticks = monthTicks(longest);
        return (
          <>
            {ticks.map((months) => (
              <g key={months}>
                <line
                  className="stroke-line"
                  x1={x(months * monthLength)}
                  x2={x(months * monthLength)}
                  y1={4}
                  y2={bottom}
                  strokeWidth={1}
                />
                <text
                  className="fill-ink-soft type-caption"
                  x={x(months * monthLength)}
                  y={bottom + 18}
                  textAnchor="middle"
                >
                  {months === 0 ? t("months") : format.number(months)}
                </text>
              </g>
            ))}
            {[5, 4, 3, 2, 1].map((rating, at) => {
              const y = 8 + at * row + row / 2;
              const own = marks.filter((mark) => mark.rating === rating).toSorted((a, b) => a.days - b.days);
              return (
                <g key={rating}>
                  <text className="fill-ink-soft type-caption" x={0} y={y + 4}>
                    {of("of", { rating: String(rating) })}
                  </text>
                  <line className="stroke-line" x1={left} x2={width} y1={y} y2={y} strokeWidth={1} />
                  {marks.length > mostLinks ? (
                    <path
                      className="fill-none stroke-ink opacity-45"
                      strokeWidth={3}
                      strokeLinecap="round"
                      d={own.map(({ days }) => `M${x(days).toFixed(1)} ${y}h0`).join("")}
                    />
                  ) : (
                    swarm(own, ({ days }) => x(days), 9, row / 2 - 5).map(({ mark, x: cx, dy }) => (
                      <MarkLink key={mark.id} id={mark.id}>
                        <circle className="mark-ink fill-ink" cx={cx} cy={y + dy} r={4} />
                      </MarkLink>
                    ))
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}
