/** Deleted rows can be restored for thirty days (server: migration 0005; docs/sync.md, "On the server" 4). */
import { addDays, type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";

export const trashDays = 30;

/**
 * Whole days until it is purged, 0 on the last one. `deletedAt`: an instant, ISO 8601; null counts as today. `today` is a day of `timeZone`,
 * an IANA name.
 */
export function trashDaysLeft(deletedAt: string | null, today: CalendarDay, timeZone: string): number {
  if (deletedAt === null) return trashDays;
  return Math.max(0, daysBetween(today, lastTrashDay(deletedAt, timeZone)));
}

const lastTrashDay = (deletedAt: string, timeZone: string): CalendarDay =>
  addDays(dayInTimeZone(deletedAt, timeZone), trashDays);

/** A field that is never empty in a row; a purged row is a tombstone without it. */
const content: Readonly<Partial<Record<SyncedTableName, string>>> = {
  moments: "occurred_on",
  relationships: "name",
};

type Trashed = Readonly<Record<string, unknown>> & { readonly deleted_at: string | null };

/** In the trash, not purged yet, and within its thirty days, which are counted as by `trashDaysLeft`. */
export function isRestorable(
  table: SyncedTableName,
  row: Trashed,
  today: CalendarDay,
  timeZone: string,
): boolean {
  if (row.deleted_at === null || lastTrashDay(row.deleted_at, timeZone) < today) return false;
  const held = row[content[table] ?? ""];
  return typeof held === "string" && held !== "";
}
