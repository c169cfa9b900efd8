import { Fragment, type KeyboardEvent, useMemo, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useWidth } from "#app/ui/layout/use-width.ts";
import { useBetweenWords } from "#app/words/between-words.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { layLines, wordsAt } from "./lay-lines.ts";
import { LifeColumn } from "./life-column.tsx";
import type { ToldLine } from "./life-story.ts";

type LifelineChartProps = { told: readonly ToldLine[]; today: CalendarDay };

/** Room for the years on the left. */
const margin = 52;
/** The mean width of a letter of the words between, in pixels. */
const letter = 6.6;
const laneWidth = { least: 84, most: 208 } as const;
/** From here on a lane holds most names, and the number of its moments in words. */
const wordsWidth = 128;

/** Everyone in calendar time, side by side; wider than the screen it is scrolled sideways. */
export function LifelineChart({ told, today }: LifelineChartProps) {
  const t = useTranslations("timeline.lifeline");
  const between = useBetweenWords();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const roomFor = (lane: number) => Math.max(1, Math.floor((width - margin) / lane));
  // Each a lane of its own where that is possible; those that share lanes have wide ones.
  const room = told.length <= roomFor(laneWidth.least) ? told.length : roomFor(wordsWidth);
  const life = useMemo(
    () =>
      layLines(
        told.map(({ line }) => line),
        today,
        room,
      ),
    [told, today, room],
  );
  const byId = useMemo(() => new Map(told.map((one) => [one.relationship.id, one])), [told]);
  const hasWords = (width - margin) / life.lanes >= wordsWidth;
  const columns = `minmax(${laneWidth.least}px, ${laneWidth.most}px)`;
  return (
    <div ref={box}>
      <div className="-mx-(--page-gutter) overflow-x-auto px-(--page-gutter)">
        <div
          className="relative"
          style={{ height: life.height, minWidth: margin + life.lanes * laneWidth.least }}
        >
          {life.years.map(({ year, y }) => (
            <div
              key={year}
              aria-hidden="true"
              className="absolute inset-x-0 border-t border-line"
              style={{ top: y }}
            >
              <span className="absolute -top-2 bg-ground pr-2 type-caption text-ink-soft">{year}</span>
            </div>
          ))}
          {life.between.map((gap) => {
            const said = between(gap.span);
            const at = wordsAt(gap, life.lines, Math.ceil((said.length * letter) / laneWidth.least));
            return (
              <Fragment key={gap.span.start}>
                <div
                  aria-hidden="true"
                  className="absolute left-10.5 w-0.75 dotted-along-current"
                  style={{ top: gap.top + 6, height: Math.max(0, gap.bottom - gap.top - 12) }}
                />
                {at !== null && (
                  <span
                    className="absolute left-13 -translate-y-1/2 bg-ground px-1 type-caption whitespace-nowrap text-ink-soft"
                    style={{ top: at }}
                  >
                    {said}
                  </span>
                )}
              </Fragment>
            );
          })}
          <span aria-hidden="true" className="absolute top-0 left-0 type-caption text-ink-soft">
            {format.day(today, "tiny")}
          </span>
          <ul
            aria-label={t("chart")}
            onKeyDown={moveBetweenStops}
            className="absolute inset-y-0 right-0 left-13 grid"
            style={{ gridTemplateColumns: `repeat(${life.lanes}, ${columns})` }}
          >
            {life.lines.flatMap(({ line, lane, top, bottom }) => {
              const one = byId.get(line.relationshipId);
              if (!one) return [];
              return [
                <LifeColumn
                  key={line.relationshipId}
                  {...{ told: one, lane, top, bottom, hasWords, yOf: life.yOf }}
                />,
              ];
            })}
          </ul>
        </div>
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows go from one link of the list to the next, Home and End to its ends. */
function moveBetweenStops(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href]")];
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  const next =
    event.key === "Home"
      ? stops[0]
      : event.key === "End"
        ? stops.at(-1)
        : stops[at + (steps[event.key] ?? Number.NaN)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
