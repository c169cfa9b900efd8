import { useFormat } from "#app/lib/format/use-format.ts";
import type { LifeLine } from "#domain/statistics/life-line.ts";
import { shortenText } from "#domain/text/whole-signs.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import { useBook } from "../entry-book.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { OngoingMark } from "../plot/line-marks.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { type Axis, type TimeScale, timeScale, YearLines } from "../plot/time-axis.tsx";

type DenseProps = { lines: readonly LifeLine[]; axis: Axis; label: string };

const [head, wideRow, narrowRow, narrowWidth] = [30, 21, 32, 620];
/** The mean width of a letter, in pixels. */
const letter = 6.6;
/** Letters of a name beside its line. */
const longestName = 40;

/** A close row each, still with its name: downwards in time on wide screens, the newest first on phones. */
export function DenseLifeLines({ lines, axis, label }: DenseProps) {
  const rowOf = (width: number) => (width < narrowWidth ? narrowRow : wideRow);
  const bottomOf = (width: number) => head + lines.length * rowOf(width);
  return (
    <ChartFrame label={label} height={(width) => bottomOf(width) + 6}>
      {(width) => {
        const isNarrow = width < narrowWidth;
        const x = timeScale(axis, 8, width - 10);
        const drawn = isNarrow ? lines.toReversed() : lines;
        return (
          <>
            <YearLines axis={axis} x={x} top={20} bottom={bottomOf(width)} labels="above" />
            {drawn.map((line, at) => (
              <Row
                key={line.relationshipId}
                line={line}
                x={x}
                y={head + at * rowOf(width)}
                height={rowOf(width)}
                width={width}
                isNarrow={isNarrow}
              />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

type RowProps = {
  line: LifeLine;
  x: TimeScale;
  y: number;
  height: number;
  width: number;
  isNarrow: boolean;
};

function Row({ line, x, y, height, width, isNarrow }: RowProps) {
  const { book } = useBook();
  const format = useFormat();
  const count = format.number(line.momentIds.length);
  const name = shortenText(
    book.nameOf(line.relationshipId),
    isNarrow ? Math.floor((width - 5) / letter) - count.length : longestName,
  );
  const start = x(line.spans[0]?.start ?? "");
  const end = x(line.spans.at(-1)?.end ?? "");
  const months = line.momentIds.flatMap((id) => {
    const moment = book.moment(id);
    return moment ? `${representativeDay(moment.occurred_on).slice(0, 7)}-15` : [];
  });
  const milestones = new Set(line.milestones.map(({ day }) => day));
  const middle = y + (isNarrow ? height - 9 : height / 2);
  const room = (name.length + count.length) * letter + 15;
  const isBefore = start > room;
  const isAfter = !isBefore && end + room <= width;
  const [nameX, anchor] = isNarrow
    ? [0, "start" as const]
    : isBefore
      ? [start - 8, "end" as const]
      : // Neither before nor after a line as long as the chart: on it.
        [isAfter ? end + 10 : start + 8, "start" as const];
  return (
    <MarkLink id={line.relationshipId} isNamed>
      <rect
        className="fill-transparent"
        x={isNarrow ? 0 : isBefore ? start - room : start}
        y={y}
        width={Math.max(24, end - start + room)}
        height={height}
      />
      {line.spans.map((span) => (
        <line
          key={span.start}
          className="mark-ink stroke-ink"
          x1={x(span.start)}
          x2={Math.max(x(span.start) + 2, x(span.end))}
          y1={middle}
          y2={middle}
          strokeWidth={2.2}
          strokeLinecap="round"
        />
      ))}
      {/* Moments by the month: so close together single days would run into one bar. */}
      <path
        className="fill-none stroke-ink"
        d={[...new Set(months)].map((day) => `M${x(day).toFixed(1)} ${middle - 2}v-5`).join("")}
        strokeWidth={1}
      />
      {[...milestones].map((day) => (
        <circle key={day} className="fill-accent" cx={x(day)} cy={middle} r={1.8} />
      ))}
      {line.isOngoing && <OngoingMark x={end} y={middle} />}
      <text
        data-name=""
        className="chart-name fill-ink type-caption"
        x={nameX}
        y={isNarrow ? middle - 8 : middle + 4}
        textAnchor={anchor}
      >
        {name}
        {/* Strokes of one month are one stroke: this says how many moments there are. */}
        <tspan className="fill-ink-soft" dx={5}>
          {count}
        </tspan>
      </text>
    </MarkLink>
  );
}
