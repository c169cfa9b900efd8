import { scaleLinear } from "d3-scale";
import type { Length, MeasuredMark } from "#domain/statistics/durations.ts";
import { useBook } from "../entry-book.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { EndBar, OngoingMark, StartRing } from "../plot/line-marks.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { DurationScale } from "./duration-scale.tsx";

type RowsProps = { marks: readonly MeasuredMark[]; median: Length; label: string };

const row = 36;

/** A line each, in the order they began: from 0, with rules at three and twelve months, and the median. */
export function DurationRows({ marks, median, label }: RowsProps) {
  const { book } = useBook();
  const longest = Math.max(365, ...marks.map(({ days }) => days));
  const bottom = 26 + marks.length * row + 6;
  return (
    <ChartFrame label={label} height={bottom + 44}>
      {(width) => {
        const x = scaleLinear()
          .domain([0, longest])
          .range([4, width - 12]);
        return (
          <>
            <DurationScale x={x} longest={longest} median={median} bottom={bottom} width={width} />
            {marks.map((mark, at) => (
              <Row
                key={mark.id}
                mark={mark}
                y={26 + at * row + 18}
                x={x}
                name={book.nameOf(mark.id)}
                width={width}
              />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

type RowProps = {
  mark: MeasuredMark;
  x: (days: number) => number;
  y: number;
  name: string;
  width: number;
};

function Row({ mark: { id, days, isOngoing }, x, y, name, width }: RowProps) {
  const { book } = useBook();
  const end = x(days);
  const isLong = end > width * 0.55;
  return (
    <MarkLink id={id} isNamed>
      <rect className="fill-transparent" x={0} y={y - 18} width={width} height={row} />
      <line className="stroke-ink" x1={x(0)} x2={end} y1={y} y2={y} strokeWidth={2} strokeLinecap="round" />
      <StartRing x={x(0)} y={y} />
      {isOngoing ? <OngoingMark x={end} y={y} /> : <EndBar x={end} y={y} />}
      <text
        data-name=""
        className="chart-name fill-ink type-choice"
        x={isLong ? end - 10 : end + 12}
        y={isLong ? y - 7 : y + 5}
        textAnchor={isLong ? "end" : "start"}
      >
        {name}
        <tspan className="fill-ink-soft type-caption" dx={8}>
          {book.lengthOf(id)}
        </tspan>
      </text>
    </MarkLink>
  );
}
