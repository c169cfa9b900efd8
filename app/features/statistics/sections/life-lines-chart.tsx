import { useTranslations } from "use-intl/react";
import { useBetweenWords } from "#app/words/between-words.ts";
import type { BetweenSpan } from "#domain/statistics/between.ts";
import type { LifeLine } from "#domain/statistics/life-line.ts";
import { useBook } from "../entry-book.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { type Axis, isOnAxis, type TimeScale, timeScale, YearLines } from "../plot/time-axis.tsx";
import { LifeLineRow } from "./life-line-row.tsx";
import { heightOfDown, LifeLinesDown } from "./life-lines-down.tsx";

type ChartProps = {
  lines: readonly LifeLine[];
  between: readonly BetweenSpan[];
  axis: Axis;
  label: string;
};

const head = 34;
const narrowWidth = 620;

/** A row each on wide screens, with the time between; downwards on phones. */
export function LifeLinesChart({ lines, between, axis, label }: ChartProps) {
  const t = useTranslations("statistics.lines");
  const { book } = useBook();
  const row = 56;
  const detail = (line: LifeLine) => {
    const count = t("moments", { count: line.momentIds.length });
    return [book.lengthOf(line.relationshipId), count].filter(Boolean).join(", ");
  };
  const momentCount = lines.reduce((sum, { momentIds }) => sum + momentIds.length, 0);
  return (
    <ChartFrame
      label={label}
      height={(width) =>
        width < narrowWidth ? heightOfDown({ lines, between, axis }) : head + lines.length * row + 8
      }
    >
      {(width) => {
        if (width < narrowWidth) return <LifeLinesDown {...{ lines, between, axis, width }} />;
        const x = timeScale(axis, 8, width - 10);
        const yOf = (at: number) => head + at * row + 34;
        return (
          <>
            <YearLines axis={axis} x={x} top={20} bottom={head + lines.length * row} labels="above" />
            <Gaps {...{ lines, between, axis, x, yOf, width }} />
            {lines.map((line, at) => (
              <LifeLineRow
                key={line.relationshipId}
                line={line}
                name={book.nameOf(line.relationshipId)}
                detail={detail(line)}
                axis={axis}
                x={x}
                y={yOf(at)}
                width={width}
                marks={momentCount <= 400 ? "each" : "months"}
              />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

type GapsProps = {
  lines: readonly LifeLine[];
  between: readonly BetweenSpan[];
  axis: Axis;
  x: TimeScale;
  yOf: (at: number) => number;
  width: number;
};

/** Mean width of a letter of the words, in pixels. */
const letter = 6.2;

/** From the end of one to the beginning of the next, when nobody was there between: madder dots, and how long it was. */
function Gaps({ lines, between, axis, x, yOf, width }: GapsProps) {
  const words = useBetweenWords();
  const rowBefore = (start: string) => lines.findLastIndex(({ spans }) => spans.at(-1)?.end === start);
  return between.flatMap((span) => {
    const row = rowBefore(span.start);
    const next = lines.findIndex(({ spans }) => spans.some(({ start }) => start === span.end));
    if (row === -1 || !isOnAxis(span.start, axis)) return [];
    const isOpen = next === -1;
    const [x1, x2] = [x(span.start) + 3, x(span.end) - 5];
    if (x2 <= x1) return [];
    const [y1, y2] = [yOf(row), isOpen ? yOf(row) : yOf(next)];
    const bend = Math.max(8, (x2 - x1) / 2);
    const middle = (x1 + x2) / 2;
    const said = words(span);
    const length = said.length * letter;
    const hasRoom = x2 - x1 >= 24 && middle + 10 + length <= width;
    return [
      <g key={span.start}>
        <path
          className="fill-none stroke-accent"
          d={isOpen ? `M${x1} ${y1}H${x2}` : `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`}
          strokeWidth={2}
          strokeLinecap="round"
          strokeDasharray="0.1 6"
        />
        {isOpen
          ? x2 - x1 > length && (
              <text className="fill-ink-soft type-caption" x={middle} y={y1 + 18} textAnchor="middle">
                {said}
              </text>
            )
          : // Under its own row: further down it would run over the names of those it passes.
            hasRoom && (
              <text className="fill-ink-soft type-caption" x={middle + 10} y={y1 + 24}>
                {said}
              </text>
            )}
      </g>,
    ];
  });
}
