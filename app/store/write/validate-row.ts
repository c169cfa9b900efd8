/** Rules that involve several fields, checked when one of them was written. */

import { deviceTimeZone } from "#app/lib/time-zone.ts";
import { rowDateIssues } from "#domain/sync/row-dates.ts";
import { timeInZone } from "#domain/time/time-zone.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import type { Row, SyncedTableName } from "#domain/wire/sync.ts";

export function validateRow(
  table: SyncedTableName,
  row: Row,
  written: readonly string[],
  now: Date,
): readonly FieldIssue[] {
  const { day, hour, minute } = timeInZone(now.getTime(), deviceTimeZone());
  return rowDateIssues(table, row, written, day, hour * 60 + minute);
}
