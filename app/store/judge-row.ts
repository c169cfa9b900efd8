/** The rules that need the whole row, where one of the fields they speak of was just written. */

import { deviceTimeZone } from "#app/lib/time-zone.ts";
import type { FieldIssue } from "#domain/field-issue.ts";
import { rowDateIssues } from "#domain/row-dates.ts";
import type { Row, SyncedTableName } from "#domain/sync.ts";
import { dayInTimeZone } from "#domain/time-zone.ts";

export function judgeRow(
  table: SyncedTableName,
  row: Row,
  written: readonly string[],
  now: Date,
): readonly FieldIssue[] {
  return rowDateIssues(table, row, written, dayInTimeZone(now.toISOString(), deviceTimeZone()));
}
