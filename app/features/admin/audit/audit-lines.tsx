import { useTranslations } from "use-intl/react";
import { Text } from "#app/ui/type/text.tsx";
import type { AuditRow } from "#domain/admin/audit.ts";
import { useInstantWords } from "../words/use-instant-words.ts";
import { FieldChanges } from "./field-changes.tsx";
import { useAuditWords } from "./use-audit-words.ts";

/** Notes of the audit log about one person, in sentences. */
export function AuditLines({ rows }: { rows: readonly AuditRow[] }) {
  const t = useTranslations("adminAudit");
  const words = useAuditWords();
  const instant = useInstantWords();
  if (rows.length === 0) return <Text tone="soft">{t("empty")}</Text>;
  return (
    <ol className="border-b border-line">
      {rows.map((row) => (
        <li
          key={row.seq}
          className="grid gap-x-6 border-t border-line py-2.5 type-small md:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <time dateTime={row.at} className="text-ink-soft">
            {instant.exact(row.at)}
          </time>
          <div className="min-w-0">
            <p className="text-ink wrap-anywhere">
              {t("line", { action: words.action(row.action), actor: words.actor(row) })}
            </p>
            {row.reason && (
              <p className="text-ink-soft wrap-anywhere">{t("because", { reason: row.reason })}</p>
            )}
            <FieldChanges row={row} />
          </div>
        </li>
      ))}
    </ol>
  );
}
