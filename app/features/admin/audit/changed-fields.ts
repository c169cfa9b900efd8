import type { AuditRow } from "#domain/admin/audit.ts";

type ChangedField = { readonly name: string; readonly before: string; readonly after: string };

/** The fields of a note that differ, by the column's name; one that was not there is empty. */
export function changedFields({
  before,
  after,
}: Pick<AuditRow, "before" | "after">): readonly ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({ name, before: said(before?.[name]), after: said(after?.[name]) }))
    .filter((field) => field.before !== field.after);
}

function said(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
