/**
 * Date rules on a whole row, the same for device and server (docs/decisions/022-today.md). A device's "today" is its local day; the
 * server's is `latestToday`.
 */
import { z } from "zod";
import { momentDateIssues } from "#domain/moment/moment-rules.ts";
import { relationshipDatesSchema } from "#domain/relationship/relationship-fields.ts";
import { dateIssues } from "#domain/relationship/relationship-rules.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { timeOfDaySchema } from "#domain/time/time-of-day-schema.ts";
import { vagueDateSchema } from "#domain/time/vague-date-schema.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";

const momentDates = z.object({
  occurred_on: vagueDateSchema,
  time_of_day: timeOfDaySchema.nullish().transform((time) => time ?? null),
});

/**
 * The date issues of `row`, the whole row as a change would leave it; empty when the change wrote no date. A date counts as future only
 * when it was just written: a row from a zone further east can be edited. `minute`, as in `momentDateIssues`, is known to a device only.
 */
export function rowDateIssues(
  table: SyncedTableName,
  row: Readonly<Record<string, unknown>>,
  written: readonly string[],
  today: CalendarDay,
  minute: number | null = null,
): readonly FieldIssue[] {
  switch (table) {
    case "relationships": {
      if (!Object.keys(relationshipDatesSchema.shape).some((field) => written.includes(field))) return [];
      const dates = relationshipDatesSchema.safeParse(row);
      if (!dates.success) return [];
      return dateIssues(dates.data, today).filter((issue) => isJudged(issue, written));
    }
    case "moments": {
      if (!Object.keys(momentDates.shape).some((field) => written.includes(field))) return [];
      const dates = momentDates.safeParse(row);
      if (!dates.success) return [];
      return momentDateIssues(dates.data, today, minute).filter((issue) => isJudged(issue, written));
    }
    default:
      return [];
  }
}

function isJudged({ field, code }: FieldIssue, written: readonly string[]): boolean {
  const isAboutToday = code === "start_in_future" || code === "end_in_future" || code === "date_in_future";
  return !isAboutToday || written.includes(field.split(".")[0] ?? field);
}

/**
 * The latest day that can be today anywhere at `now`: the day after UTC's. It covers every zone (the furthest, Pacific/Kiritimati, is 14
 * hours ahead) and a clock that is somewhat fast.
 */
export function latestToday(now: Date): CalendarDay {
  return addDays(now.toISOString().slice(0, 10), 1);
}
