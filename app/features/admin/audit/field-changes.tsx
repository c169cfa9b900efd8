import { useTranslations } from "use-intl/react";
import type { AuditRow } from "#domain/admin/audit.ts";

/** What a note says that changed, field by field. */
export function FieldChanges({ row }: { row: AuditRow }) {
  const t = useTranslations("adminAudit");
  const fields = changedFields(row);
  if (fields.length === 0) return null;
  return (
    <ul className="type-caption text-ink-soft">
      {fields.map(({ name, before, after }) => (
        <li key={name} className="wrap-anywhere">
          {before === ""
            ? t("set", { name, after })
            : t("changed", { name, before, after: after === "" ? t("nothing") : after })}
        </li>
      ))}
    </ul>
  );
}

type ChangedField = { readonly name: string; readonly before: string; readonly after: string };

/** The fields of a note that differ, by the column's name; one that was not there is empty. */
function changedFields({ before, after }: Pick<AuditRow, "before" | "after">): readonly ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({ name, before: said(before?.[name]), after: said(after?.[name]) }))
    .filter((field) => field.before !== field.after);
}

function said(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
