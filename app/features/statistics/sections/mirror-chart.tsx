import { scaleLinear } from "d3-scale";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import { type MirrorRow, mirrorDays } from "#domain/statistics/mirror.ts";
import { shortenText } from "#domain/text/whole-signs.ts";
import { useBook } from "../entry-book.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { EndBar, Knot } from "../plot/line-marks.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { MoodShapeMark } from "../plot/mood-mark.tsx";

type MirrorChartProps = { rows: readonly MirrorRow[]; label: string };

const [top, row] = [32, 48];

/** The first four months of each under one another; each one's third is bracketed and counted, the others are context at 55 %. */
export function MirrorChart({ rows, label }: MirrorChartProps) {
  const t = useTranslations("statistics.mirror");
  const { book } = useBook();
  const format = useFormat();
  const bottom = top + rows.length * row;
  return (
    <ChartFrame label={label} height={bottom + 8}>
      {(width) => {
        const isNarrow = width < 620;
        const left = isNarrow ? 4 : 120;
        const x = scaleLinear()
          .domain([0, mirrorDays + 2])
          .range([left, width - (isNarrow ? 4 : 170)]);
        const [nameRoom, wordRoom] = isNarrow ? [width - 60, 0] : [left - 14, 100];
        return (
          <>
            <text
              className="fill-accent type-caption"
              x={x((Math.min(...rows.map(({ fromOffset }) => fromOffset)) + mirrorMonthEnd(rows)) / 2)}
              y={top - 14}
              textAnchor="middle"
            >
              {t("third")}
            </text>
            {!isNarrow && (
              <text className="fill-ink-soft type-caption" x={left} y={top - 14}>
                {t("firstMonth")}
              </text>
            )}
            {rows.map(({ relationshipId, marks, word, count, fromOffset, untilOffset, endedAt }, at) => {
              const y = top + at * row + row / 2 + (isNarrow ? 6 : 0);
              return (
                <g key={relationshipId}>
                  <text data-name="" className="fill-ink type-choice" x={0} y={isNarrow ? y - 13 : y + 5}>
                    {shorten(book.nameOf(relationshipId), nameRoom)}
                  </text>
                  <path
                    className="fill-none stroke-accent"
                    d={`M${x(fromOffset)} ${y + 13}v5H${x(untilOffset)}v-5`}
                    strokeWidth={1.2}
                  />
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
                    <text
                      data-name=""
                      className="fill-ink type-choice"
                      x={width - 34}
                      y={y + 5}
                      textAnchor="end"
                    >
                      {t("quoted", { word: shorten(word, wordRoom) })}
                    </text>
                  )}
                  <text
                    className="fill-ink type-name"
                    x={width}
                    y={isNarrow ? y - 13 : y + 6}
                    textAnchor="end"
                  >
                    {format.number(count)}
                  </text>
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}

function mirrorMonthEnd(rows: readonly MirrorRow[]): number {
  return Math.max(...rows.map(({ untilOffset }) => untilOffset));
}

/** Mean width of a letter, in pixels; the table has the name and the word whole. */
const letter = 8;

function shorten(text: string, room: number): string {
  return shortenText(text, Math.floor(room / letter));
}
