import { gatherKnots } from "#app/ui/art/gather-knots.ts";
import type { LifeLine } from "#domain/statistics/life-line.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import { useBook } from "../entry-book.ts";
import { KnotGroup } from "../plot/knot-group.tsx";
import { EndBar, Ink, OngoingMark, Silence, StartRing } from "../plot/line-marks.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { type Axis, isOnAxis, type TimeScale } from "../plot/time-axis.tsx";

type RowProps = {
  line: LifeLine;
  name: string;
  detail: string;
  axis: Axis;
  x: TimeScale;
  y: number;
  width: number;
  /** A tick for each moment, or one for each month that has some. */
  marks: "each" | "months";
};

/** Mean widths of a letter, in pixels: near enough to keep a label inside. */
const nameLetter = 10;
const detailLetter = 6;

/** One relationship in time: its name above, ink where it was written about, dots where it was silent. */
export function LifeLineRow({ line, name, detail, axis, x, y, width, marks }: RowProps) {
  const first = line.spans[0];
  const last = line.spans.at(-1);
  if (!first || !last) return null;
  const wanted = x(first.start) - 4;
  const knots = gatherKnots(
    line.milestones.map(({ id, day }) => ({ id, at: x(day) })),
    { apart: 16, start: x(first.start), end: x(last.end) },
  );
  const anchor = Math.max(
    0,
    Math.min(wanted, width - name.length * nameLetter - detail.length * detailLetter - 8),
  );
  return (
    <g>
      <MarkLink id={line.relationshipId} isNamed>
        <text data-name="" className="chart-name fill-ink type-name" x={anchor} y={y - 12}>
          {name}
          <tspan className="fill-ink-soft type-caption" dx={8}>
            {detail}
          </tspan>
        </text>
      </MarkLink>
      {line.spans.map(({ start, end }, at) => (
        <g key={start}>
          <Silence from={x(start)} to={x(end)} y={y} />
          {line.inked
            .filter((ink) => ink.start >= start && ink.end <= end)
            .map((ink) => (
              <Ink key={ink.start} from={x(ink.start)} to={x(ink.end)} y={y} />
            ))}
          {at > 0 && isOnAxis(start, axis) && <StartRing x={x(start)} y={y} />}
          {at < line.spans.length - 1 && isOnAxis(end, axis) && <EndBar x={x(end)} y={y} />}
        </g>
      ))}
      <Ticks line={line} x={x} y={y} marks={marks} />
      {isOnAxis(first.start, axis) && <StartRing x={x(first.start)} y={y} />}
      {knots.map(({ ids, at }) => (
        <KnotGroup key={ids[0]} ids={ids} x={at} y={y} name={name} number={{ dx: 0, dy: 21 }} />
      ))}
      {isOnAxis(last.end, axis) &&
        (line.isOngoing ? <OngoingMark x={x(last.end)} y={y} /> : <EndBar x={x(last.end)} y={y} />)}
    </g>
  );
}

function Ticks({ line, x, y, marks }: Pick<RowProps, "line" | "x" | "y" | "marks">) {
  const { book } = useBook();
  const dated = line.momentIds.flatMap((id) => {
    const moment = book.moment(id);
    return moment && !moment.is_milestone ? [{ id, day: representativeDay(moment.occurred_on) }] : [];
  });
  const tick = (day: string) => (
    <line className="mark-ink stroke-ink" x1={x(day)} x2={x(day)} y1={y - 2} y2={y - 9} strokeWidth={1} />
  );
  if (marks === "months") {
    const months = [...new Set(dated.map(({ day }) => `${day.slice(0, 7)}-15`))];
    return months.map((day) => <g key={day}>{tick(day)}</g>);
  }
  return dated.map(({ id, day }) => (
    <MarkLink key={id} id={id}>
      <line className="stroke-transparent" x1={x(day)} x2={x(day)} y1={y + 6} y2={y - 12} strokeWidth={6} />
      {tick(day)}
    </MarkLink>
  ));
}
