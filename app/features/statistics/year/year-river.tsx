import { useLocale } from "use-intl/react";
import { formatDay } from "#app/lib/format/days.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import type { CountedMoment } from "#domain/statistics/entries.ts";
import { type CalendarDay, dayOf, daysBetween } from "#domain/time/calendar-day.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { Knot } from "../plot/line-marks.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { MoodShapeMark } from "../plot/mood-mark.tsx";
import { monthPoint, placeOnRiver, type RiverBox, riverHeight, riverPath } from "./river-path.ts";

type YearRiverProps = {
  year: number;
  /** The last day drawn: today in the present year. */
  until: CalendarDay;
  marks: readonly CountedMoment[];
  label: string;
};

const row = 104;
/** More are drawn smaller. */
const many = 30;

/** Pixels of a milestone's knot, whatever the others are. */
const knotSize = 17;

/** The year as a river, a mark for each moment where its day is, or beside it where another stands. */
export function YearRiver({ year, until, marks, label }: YearRiverProps) {
  const language = useLocale();
  const first = dayOf(year, 1, 1);
  const days = daysBetween(first, dayOf(year + 1, 1, 1));
  const part = (day: CalendarDay) => daysBetween(first, day) / days;
  const boxOf = (width: number): RiverBox => ({ width: Math.min(width, 720), row });
  const size = marks.length > many ? 9 : 15;
  return (
    <ChartFrame label={label} height={riverHeight({ width: 0, row }) + 8}>
      {(width) => {
        const box = boxOf(width);
        const places = placeOnRiver(
          marks.map(({ moment, day }) => ({ part: part(day), size: moment.is_milestone ? knotSize : size })),
          box,
        );
        const d = riverPath(Math.max(0.02, part(until)), box);
        return (
          <>
            <path className="fill-none stroke-ink" d={d} strokeWidth={21} strokeLinejoin="round" />
            <path className="fill-none stroke-(--ground)" d={d} strokeWidth={18.6} strokeLinejoin="round" />
            <path
              className="fill-none stroke-(--m-water) opacity-25"
              d={d}
              strokeWidth={18.6}
              strokeLinejoin="round"
            />
            {Array.from({ length: 12 }, (_, month) => dayOf(year, month + 1, 15))
              .filter((day) => day.slice(0, 7) <= until.slice(0, 7))
              .map((day) => {
                const { x, y } = monthPoint(part(day), box);
                return (
                  <text key={day} className="fill-ink-soft type-caption" x={x} y={y + 4} textAnchor="middle">
                    {formatDay(day, language, "bareMonth")}
                  </text>
                );
              })}
            {marks.map(({ moment: { id, mood, is_milestone } }, at) => {
              const { x, y } = places[at] ?? { x: 0, y: 0 };
              const name = moodName(mood ?? 0);
              return (
                <MarkLink key={id} id={id}>
                  {is_milestone ? (
                    <Knot x={x} y={y} />
                  ) : name ? (
                    <MoodShapeMark mood={name} x={x} y={y} size={size} />
                  ) : (
                    <circle className="mark-ink fill-ink" cx={x} cy={y} r={size / 5} />
                  )}
                </MarkLink>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}
