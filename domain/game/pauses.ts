/** Pauses of the Game that the person chose. Paused weeks need no trace; points are not affected. */
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import type { DaySpan } from "#domain/time/duration.ts";

/** From `start` until before `end`; `end` null: until further notice. */
export type GamePause = { readonly start: CalendarDay; readonly end: CalendarDay | null };

/** The pauses as spans; an open one includes today. */
export function pauseSpans(pauses: readonly GamePause[], today: CalendarDay): readonly DaySpan[] {
  return pauses.map(({ start, end }) => ({ start, end: end ?? addDays(today, 1) }));
}

/** The pause that includes today; null when there is none. */
export function currentPause(pauses: readonly GamePause[], today: CalendarDay): GamePause | null {
  return pauses.find(({ start, end }) => start <= today && (end === null || end > today)) ?? null;
}

/** A pause from today, for a number of weeks or (null) until further notice; it replaces a running one. */
export function startPause(
  pauses: readonly GamePause[],
  today: CalendarDay,
  weeks: number | null,
): readonly GamePause[] {
  return [
    ...endPause(pauses, today),
    { start: today, end: weeks === null ? null : addDays(today, weeks * 7) },
  ];
}

/** Ends a running pause today; a pause without any day is removed. */
export function endPause(pauses: readonly GamePause[], today: CalendarDay): readonly GamePause[] {
  const running = currentPause(pauses, today);
  return pauses.flatMap((pause) => {
    if (pause !== running) return [pause];
    return pause.start < today ? [{ start: pause.start, end: today }] : [];
  });
}
