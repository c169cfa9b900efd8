import { useFormat } from "#app/lib/format/use-format.ts";
import type { Theme } from "#domain/statistics/themes.ts";
import { shortenText } from "#domain/text/whole-signs.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { gatherMonths, monthsPerStroke, strokeWidth } from "../plot/month-bins.ts";
import { type Axis, timeScale, YearLines } from "../plot/time-axis.tsx";

type ThemeChartProps = {
  themes: readonly Theme[];
  /** Too many for a stroke each. */
  isMany: boolean;
  axis: Axis;
  label: string;
};

const row = 32;

/** A row for each tag, a stroke for each moment at its date. */
export function ThemeChart({ themes, isMany, axis, label }: ThemeChartProps) {
  const format = useFormat();
  const bottom = 8 + themes.length * row;
  return (
    <ChartFrame label={label} height={bottom + 26}>
      {(width) => {
        const left = width < 620 ? 96 : 130;
        const x = timeScale(axis, left + 4, width - 52);
        return (
          <>
            <YearLines axis={axis} x={x} top={4} bottom={bottom} labels="below" />
            {themes.map(({ label: tag, count, ids, days }, at) => {
              const y = 8 + at * row + row / 2;
              return (
                <g key={tag}>
                  <text data-name="" className="fill-ink type-body" x={0} y={y + 5}>
                    {shorten(tag, left)}
                  </text>
                  <line
                    className="stroke-line"
                    x1={0}
                    x2={width}
                    y1={y + row / 2}
                    y2={y + row / 2}
                    strokeWidth={1}
                  />
                  {isMany
                    ? gatherMonths(days.map(inMonth), monthsPerStroke(axis, x)).map(
                        ({ day, count: together }) => (
                          <Stroke
                            key={day}
                            x={x(day)}
                            y={y}
                            width={strokeWidth(axis, x)}
                            reach={Math.min(row / 2 - 3, 2 + Math.sqrt(together) * 2)}
                          />
                        ),
                      )
                    : days.map((day, index) => (
                        <MarkLink key={ids[index] ?? day} id={ids[index] ?? ""}>
                          <Stroke x={x(day)} y={y} />
                        </MarkLink>
                      ))}
                  <text className="fill-ink type-name" x={width} y={y + 6} textAnchor="end">
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

type StrokeProps = { x: number; y: number; width?: number; reach?: number };

function Stroke({ x, y, width = 1.2, reach = 7 }: StrokeProps) {
  return (
    <>
      <line className="stroke-transparent" x1={x} x2={x} y1={y - 10} y2={y + 10} strokeWidth={7} />
      <line className="mark-ink stroke-ink" x1={x} x2={x} y1={y - reach} y2={y + reach} strokeWidth={width} />
    </>
  );
}

function inMonth(day: string) {
  return { month: day.slice(0, 7), count: 1 };
}

/** A tag is at most forty letters; the table has it whole. */
function shorten(tag: string, room: number): string {
  return shortenText(tag, Math.floor(room / 8));
}
