/** The time between relationships in which nobody was there: "fifteen months on one's own". */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type DaySpan, mergeSpans } from "#domain/time/duration.ts";
import type { LifeLine } from "./life-line.ts";

export type BetweenSpan = DaySpan & {
  /** A date at one of its ends is vague: it is said with "about" (docs/statistics.md, "Vague dates"). */
  readonly isApproximate: boolean;
};

/**
 * From the end of what was together to the next beginning, or to `to` after the last end; in calendar order, within `from` and `to`. What was
 * before the first of `lines` is not counted.
 */
export function spansBetween(
  lines: readonly LifeLine[],
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): readonly BetweenSpan[] {
  const lived = mergeSpans(lines.flatMap(({ spans }) => spans));
  return lived.flatMap(({ end }, at) => {
    const next = lived[at + 1]?.start ?? to;
    const span = { start: end > from ? end : from, end: next < to ? next : to };
    if (span.start >= span.end) return [];
    const isApproximate = lines.some(
      ({ isApproximate, spans, dates }) =>
        isApproximate &&
        ((spans.some((own) => own.end === end) && dates.end !== end) ||
          (spans.some((own) => own.start === next) && dates.start !== next)),
    );
    return [{ ...span, isApproximate }];
  });
}
