/** The rules that need the whole row, where one of the fields they speak of was just written. */
import type { FieldIssue } from "#domain/field-issue.ts";
import { momentDateIssues } from "#domain/moment-rules.ts";
import { dateIssues } from "#domain/relationship-rules.ts";
import type { Row, SyncedTableName } from "#domain/sync.ts";
import { dayInTimeZone } from "#domain/time-zone.ts";
import { readRow } from "./journal-rows.ts";

const dated: Readonly<Partial<Record<SyncedTableName, readonly string[]>>> = {
  relationships: ["start_date", "end_date", "periods"],
  moments: ["occurred_on"],
};

export function judgeRow(
  table: SyncedTableName,
  row: Row,
  written: readonly string[],
  now: Date,
): readonly FieldIssue[] {
  if (!dated[table]?.some((field) => written.includes(field))) return [];
  const today = dayInTimeZone(now.toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  switch (table) {
    case "relationships":
      return dateIssues(readRow(table, row), today);
    case "moments":
      return momentDateIssues(readRow(table, row), today);
    default:
      return [];
  }
}
