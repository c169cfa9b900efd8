import type { LifeLine } from "#domain/statistics/life-line.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export const strip = 28;
const middle = strip / 2;

type LineDrawingProps = {
  line: LifeLine;
  /** The days something was noted, in any order. */
  written: readonly CalendarDay[];
  /** Pixels from the top of this drawing. */
  yOf: (day: CalendarDay) => number;
  height: number;
};

/** Ink where it was written about, dots where it was silent, a stroke per written day; a ring begins it, a bar ends it. */
export function LineDrawing({ line, written, yOf, height }: LineDrawingProps) {
  const { spans, inked, isOngoing } = line;
  return (
    <svg aria-hidden="true" width={strip} height={height + 16} className="block overflow-visible">
      <g transform="translate(0 8)">
        {spans.map(({ start, end }) => (
          <path
            key={start}
            className="fill-none stroke-ink-soft"
            d={`M${middle} ${yOf(end)}V${yOf(start)}`}
            strokeWidth={2}
            strokeLinecap="round"
            strokeDasharray="0.1 5"
          />
        ))}
        <path
          className="fill-none stroke-ink"
          d={inked
            .map(({ start, end }) => `M${middle} ${yOf(end)}V${Math.max(yOf(start), yOf(end) + 1)}`)
            .join("")}
          strokeWidth={2}
          strokeLinecap="round"
        />
        <path
          className="fill-none stroke-ink"
          d={[...new Set(written.map(yOf))].map((y) => `M${middle + 3} ${y}h6`).join("")}
          strokeWidth={1}
        />
        {spans.map(({ start, end }, at) => (
          <g key={start}>
            <StartMark y={Math.max(yOf(start), yOf(end) + 8)} />
            {isOngoing && at === spans.length - 1 ? <OngoingMark y={yOf(end)} /> : <EndMark y={yOf(end)} />}
          </g>
        ))}
      </g>
    </svg>
  );
}

export function StartMark({ y }: { y: number }) {
  return <circle className="fill-(--ground) stroke-ink" cx={middle} cy={y} r={3.8} strokeWidth={1.5} />;
}

export function EndMark({ y }: { y: number }) {
  return <path className="stroke-ink" d={`M${middle - 6} ${y}h12`} strokeWidth={1.8} />;
}

export function OngoingMark({ y }: { y: number }) {
  return (
    <>
      <circle className="fill-(--ground) stroke-ink" cx={middle} cy={y} r={5} strokeWidth={1.4} />
      <circle className="fill-ink" cx={middle} cy={y} r={2} />
    </>
  );
}
