import { scaleLinear } from "d3-scale";
import { useTranslations } from "use-intl/react";
import { moodName } from "#domain/moment/moment-rules.ts";
import { type MirrorRow, mirrorDays } from "#domain/statistics/mirror.ts";
import { useBook } from "../entry-book.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { EndBar, Knot } from "../plot/line-marks.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { MoodShapeMark } from "../plot/mood-mark.tsx";

type MirrorChartProps = { rows: readonly MirrorRow[]; label: string };

const [top, row] = [40, 44];

/** The first four months of each under one another; the third is bracketed, the others are context at 55 %. */
export function MirrorChart({ rows, label }: MirrorChartProps) {
  const t = useTranslations("statistics.mirror");
  const { book } = useBook();
  const bottom = top + rows.length * row;
  return (
    <ChartFrame label={label} height={bottom + 8}>
      {(width) => {
        const isNarrow = width < 620;
        const left = isNarrow ? 4 : 120;
        const x = scaleLinear()
          .domain([0, mirrorDays + 2])
          .range([left, width - (isNarrow ? 4 : 150)]);
        const [from, until] = [x(60), x(91)];
        return (
          <>
            <path
              className="fill-none stroke-accent"
              d={`M${from} ${top - 8}V${top - 16}H${until}V${top - 8}`}
              strokeWidth={1.6}
            />
            <text
              className="fill-accent type-caption"
              x={(from + until) / 2}
              y={top - 22}
              textAnchor="middle"
            >
              {t("third")}
            </text>
            {[from, until].map((at) => (
              <line
                key={at}
                className="stroke-accent opacity-55"
                x1={at}
                x2={at}
                y1={top - 8}
                y2={bottom}
                strokeWidth={1}
              />
            ))}
            {!isNarrow && (
              <text className="fill-ink-soft type-caption" x={left} y={top - 22}>
                {t("firstMonth")}
              </text>
            )}
            {rows.map(({ relationshipId, marks, word, endedAt }, at) => {
              const y = top + at * row + row / 2 + (isNarrow ? 6 : 0);
              return (
                <g key={relationshipId}>
                  <text data-name="" className="fill-ink type-choice" x={0} y={isNarrow ? y - 13 : y + 5}>
                    {book.nameOf(relationshipId)}
                  </text>
                  <line
                    className="stroke-line-strong"
                    x1={x(0)}
                    x2={x(endedAt ?? mirrorDays)}
                    y1={y}
                    y2={y}
                    strokeWidth={1.4}
                    strokeLinecap="round"
                    strokeDasharray="0.1 5"
                  />
                  {endedAt !== null && <EndBar x={x(endedAt)} y={y} />}
                  {marks.map(({ id, offset, mood, isMilestone, isInMonth }) => {
                    const name = moodName(mood ?? 0);
                    return (
                      <g key={id} className={isInMonth ? undefined : "opacity-55"}>
                        <MarkLink id={id}>
                          {isMilestone ? (
                            <Knot x={x(offset)} y={y} />
                          ) : name ? (
                            <MoodShapeMark mood={name} x={x(offset)} y={y} size={isInMonth ? 14 : 10} />
                          ) : (
                            <circle className="mark-ink fill-ink" cx={x(offset)} cy={y} r={2.6} />
                          )}
                        </MarkLink>
                      </g>
                    );
                  })}
                  {!isNarrow && word !== null && (
                    <text data-name="" className="fill-ink type-choice" x={width} y={y + 5} textAnchor="end">
                      {t("quoted", { word: word.length > 14 ? `${word.slice(0, 13)}…` : word })}
                    </text>
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
