/** When the app may speak of itself: to be installed, or of a copy. Each is a line on the first page, never a dialog. */
import { type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";

/** Moments that one has kept before anything is offered: whoever tries the app is left alone. */
export const offersAfter = { install: 3, copy: 5 } as const;
/** Days until the first reminder of a copy, and between two. */
export const copyReminderDays = { first: 7, between: 60 } as const;

type InstallFacts = {
  readonly moments: number;
  /** The day this browser was first seen with a journal; null: today is the first. */
  readonly firstDay: CalendarDay | null;
  readonly today: CalendarDay;
  /** It was answered, or waved away, once: that holds for good. */
  readonly isAnswered: boolean;
};

/** Once, on another day than the first, after some moments were kept. */
export function isInstallDue({ moments, firstDay, today, isAnswered }: InstallFacts): boolean {
  return !isAnswered && moments >= offersAfter.install && firstDay !== null && firstDay < today;
}

/** How a journal without an account stands with its copies. */
export type CopyCare = {
  /** The day from which days are counted: a copy was taken, a reminder waved away, or the first was thought of. */
  readonly since: CalendarDay;
  /** `since` is the day of a copy or of a reminder. */
  readonly isCared: boolean;
  readonly isOff: boolean;
};

/** A clock that was set back only delays it. */
export function isCopyReminderDue(care: CopyCare, moments: number, today: CalendarDay): boolean {
  if (care.isOff || moments < offersAfter.copy) return false;
  const { first, between } = copyReminderDays;
  return daysBetween(care.since, today) >= (care.isCared ? between : first);
}
