import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";

/** The present day where the person lives, by the time zone of the profile. */
export async function readOwnDay(
  tx: Pick<Transaction, "rows">,
  personId: string,
  now: Date,
): Promise<CalendarDay> {
  const [found] = await tx.rows({
    name: "own-time-zone",
    text: "select timezone from profiles where id = $1",
    values: [personId],
    row: { timezone: column.text },
  });
  return dayInTimeZone(now.toISOString(), found?.timezone ?? "UTC");
}
