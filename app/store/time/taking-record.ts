import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** What is remembered of going back in time for thirty days, so that it can be undone; its rows are kept like those of an import. */
export type TakingRecord = {
  readonly takingId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The day gone back to. */
  readonly day: CalendarDay;
  readonly counts: TakingCounts;
  /** Once it was undone. */
  readonly undone: { readonly at: string; readonly put: number; readonly kept: number } | null;
};

/** Entries that went to the trash, came back, and say again what they said. */
export type TakingCounts = { readonly trash: number; readonly restore: number; readonly change: number };

const prefix = "takenBack:";
export const takingKey = (takingId: string) => prefix + takingId;
export const isTakingKey = (key: string) => key.startsWith(prefix);
