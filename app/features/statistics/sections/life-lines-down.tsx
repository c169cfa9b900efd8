import { useTranslations } from "use-intl/react";
import { gatherKnots } from "#app/ui/art/gather-knots.ts";
import { useBetweenWords } from "#app/words/between-words.ts";
import type { BetweenSpan } from "#domain/statistics/between.ts";
import type { LifeLine } from "#domain/statistics/life-line.ts";
import { shortenText } from "#domain/text/whole-signs.ts";
import { dayNumber } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import { useBook } from "../entry-book.ts";
import { KnotGroup } from "../plot/knot-group.tsx";
import { OngoingMark, StartRing } from "../plot/line-marks.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { type Axis, isOnAxis, type TimeScale, timeScale, useTimeTicks } from "../plot/time-axis.tsx";
import { type Label, placeLabels } from "./place-labels.ts";

type DownProps = {
  lines: readonly LifeLine[];
  between: readonly BetweenSpan[];
  axis: Axis;
};

/** Pixels. A year takes `year` unless the names need more; the years stand left of the paths, the names right of them. */
const [top, year, labelHeight, gapHeight] = [14, 78, 46, 22];
const [yearRoom, lanePitch] = [66, 22];
const knotRoom = 17;
/** Mean width of a letter of a name and of its detail. */
const [nameLetter, detailLetter] = [10, 6.4];

/** Hairlines do not run through words. */
const cleared = "stroke-(--ground) [paint-order:stroke]";

/** Shorter times on one's own are dots without words. */
const isNamed = ({ start, end }: BetweenSpan) => dayNumber(end) - dayNumber(start) >= 45;

function lengthOf({ lines, between, axis }: DownProps): number {
  const years = (dayNumber(axis.to) - dayNumber(axis.from)) / 365.25;
  const needed = lines.length * labelHeight + between.filter(isNamed).length * gapHeight + 40;
  return Math.max(160, years * year, needed);
}

export const heightOfDown = (props: DownProps) => top + lengthOf(props) + 22;

/** Everyone in calendar time, downwards from today: for narrow screens, where a row would press years into a thumb's width. */
export function LifeLinesDown({ width, ...props }: DownProps & { width: number }) {
  const { lines, between, axis } = props;
  const y = timeScale(axis, top + lengthOf(props), top);
  const named = between.filter(isNamed);
  const t = useTranslations("statistics.lines");
  const { book } = useBook();
  const words = useBetweenWords();
  const ticks = useTimeTicks(axis, y, 26);
  const lanes = lines.reduce((most, { lane }) => Math.max(most, lane + 1), 1);
  // So many at once that no room is left for a name: the paths stand closer.
  const pitch = Math.min(lanePitch, (width * 0.35) / lanes);
  const xOf = (lane: number) => yearRoom + lane * pitch;
  const left = xOf(lanes - 1) + 26;
  const labels: readonly (Label & { readonly line?: LifeLine; readonly words?: string })[] = [
    ...lines.map((line) => ({
      key: line.relationshipId,
      wanted: middleOf(line, y) - labelHeight / 2,
      height: labelHeight,
      line,
    })),
    ...named.map((span) => ({
      key: span.start,
      wanted: (y(span.start) + y(span.end)) / 2 - gapHeight / 2,
      height: gapHeight,
      words: words(span),
    })),
  ];
  const tops = placeLabels(labels, y(axis.to), y(axis.from) + 20);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick.key}>
          <line className="stroke-line" x1={0} x2={width} y1={tick.at} y2={tick.at} strokeWidth={1} />
          <text className="fill-ink-soft type-caption" x={0} y={tick.at - 5}>
            {tick.label}
          </text>
        </g>
      ))}
      {between.map(({ start, end }) => (
        <path
          key={start}
          className="fill-none stroke-accent"
          d={`M${xOf(0)} ${y(end) + 8}V${Math.max(y(end) + 8, y(start) - 10)}`}
          strokeWidth={2}
          strokeLinecap="round"
          strokeDasharray="0.1 6"
        />
      ))}
      {lines.map((line) => (
        <Path key={line.relationshipId} line={line} x={xOf(line.lane)} {...{ axis, y }} />
      ))}
      {labels.map(({ key, line, words: gap }) => {
        const at = tops.get(key) ?? 0;
        if (!line) {
          return (
            <text
              key={key}
              className={`fill-ink-soft type-caption ${cleared}`}
              strokeWidth={4}
              x={left}
              y={at + 15}
            >
              {gap}
            </text>
          );
        }
        const name = book.nameOf(line.relationshipId);
        const detail = [book.lengthOf(line.relationshipId), t("moments", { count: line.momentIds.length })]
          .filter(Boolean)
          .join(", ");
        return (
          <MarkLink key={key} id={line.relationshipId} isNamed>
            {lanes > 1 && (
              <path
                className="fill-none stroke-line-strong"
                d={`M${xOf(line.lane) + 12} ${middleOf(line, y)}L${left - 6} ${at + 14}`}
                strokeWidth={1}
              />
            )}
            <text
              data-name=""
              className={`chart-name fill-ink type-name ${cleared}`}
              strokeWidth={4}
              x={left}
              y={at + 18}
            >
              {shortenText(name, Math.floor((width - left) / nameLetter))}
            </text>
            <text className={`fill-ink-soft type-caption ${cleared}`} strokeWidth={4} x={left} y={at + 36}>
              {shortenText(detail, Math.floor((width - left) / detailLetter))}
            </text>
          </MarkLink>
        );
      })}
    </>
  );
}

type PathProps = { line: LifeLine; axis: Axis; x: number; y: TimeScale };

/** Ink where it was written about, dots where it was silent; a stroke per noted day, a ring where it begins, a bar where it ends. */
function Path({ line, axis, x, y }: PathProps) {
  const { book } = useBook();
  const first = line.spans[0];
  const last = line.spans.at(-1);
  if (!first || !last) return null;
  const days = line.momentIds.flatMap((id) => {
    const moment = book.moment(id);
    return moment && !moment.is_milestone ? Math.round(y(representativeDay(moment.occurred_on))) : [];
  });
  const knots = gatherKnots(
    line.milestones.map(({ id, day }) => ({ id, at: y(day) })),
    { apart: knotRoom, start: y(first.start), end: y(last.end) },
  );
  return (
    <g>
      {line.spans.map(({ start, end }) => (
        <path
          key={start}
          className="fill-none stroke-ink-soft"
          d={`M${x} ${y(end)}V${y(start)}`}
          strokeWidth={1.8}
          strokeLinecap="round"
          strokeDasharray="0.1 5"
        />
      ))}
      <path
        className="fill-none stroke-ink"
        d={line.inked.map(({ start, end }) => `M${x} ${y(end)}V${Math.max(y(start), y(end) + 1)}`).join("")}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path
        className="fill-none stroke-ink"
        d={[...new Set(days)].map((at) => `M${x - 4} ${at}h-7`).join("")}
        strokeWidth={1}
      />
      {line.spans.map(({ start, end }, at) => {
        const isOpen = line.isOngoing && at === line.spans.length - 1;
        return (
          <g key={start}>
            {isOnAxis(start, axis) && <StartRing x={x} y={Math.max(y(start), y(end) + 7)} />}
            {isOnAxis(end, axis) &&
              (isOpen ? (
                <OngoingMark x={x} y={y(end)} />
              ) : (
                <path className="stroke-ink" d={`M${x - 6} ${y(end)}h12`} strokeWidth={1.8} />
              ))}
          </g>
        );
      })}
      {knots.map(({ ids, at }) => (
        <KnotGroup
          key={ids[0]}
          ids={ids}
          x={x}
          y={at}
          name={book.nameOf(line.relationshipId)}
          number={{ dx: 13, dy: 4 }}
        />
      ))}
    </g>
  );
}

function middleOf(line: LifeLine, y: TimeScale): number {
  return (y(line.spans.at(-1)?.end ?? "") + y(line.spans[0]?.start ?? "")) / 2;
}
