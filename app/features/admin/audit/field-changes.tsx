import { useTranslations } from "use-intl/react";
import type { AuditRow } from "#domain/admin/audit.ts";
import { changedFields } from "./changed-fields.ts";

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
