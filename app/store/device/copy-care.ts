/** Whether a journal that is kept in this browser alone is spoken of: the day of its last copy or reminder, and the switch. */
import { isRecord } from "#app/lib/person.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { unlessFull } from "#app/store/db/storage-space.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import type { CopyCare } from "#domain/journal/device-offers.ts";
import { type CalendarDay, isCalendarDay } from "#domain/time/calendar-day.ts";

/** In `meta`. */
const key = "copyCare";

/** The first look begins the count. */
export async function readCopyCare(
  { database }: Pick<Journal, "database">,
  today: CalendarDay,
): Promise<CopyCare> {
  const kept = (await database.meta.get(key))?.value;
  if (!isRecord(kept) || typeof kept.since !== "string" || !isCalendarDay(kept.since)) {
    const care = { since: today, isCared: false, isOff: false };
    await database.meta.put({ key, value: care });
    return care;
  }
  return { since: kept.since, isCared: kept.isCared === true, isOff: kept.isOff === true };
}

/** A copy was taken, or a reminder was waved away. */
export async function noteCopyCare(journal: Pick<Journal, "database">, today: CalendarDay): Promise<Outcome> {
  return write(journal, today, { since: today, isCared: true });
}

export async function switchCopyReminder(
  journal: Pick<Journal, "database">,
  isOn: boolean,
  today: CalendarDay,
): Promise<Outcome> {
  return write(journal, today, { isOff: !isOn });
}

function write(
  { database }: Pick<Journal, "database">,
  today: CalendarDay,
  change: Partial<CopyCare>,
): Promise<Outcome> {
  return unlessFull(async () => {
    const care = await readCopyCare({ database }, today);
    await database.meta.put({ key, value: { ...care, ...change } });
    return { ok: true } as const;
  });
}
