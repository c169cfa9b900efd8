import { useTranslations } from "use-intl/react";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Fact, FactList } from "#app/ui/lists/fact.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import type { AuditRow } from "#domain/admin/audit.ts";
import { adminPaths } from "../admin-paths.ts";
import { FieldChanges } from "../audit/field-changes.tsx";
import { useAuditWords } from "../audit/use-audit-words.ts";
import { useInstantWords } from "../words/use-instant-words.ts";

/** One note, whole. */
export function AuditNoteDialog({ row, onClose }: { row: AuditRow; onClose: () => void }) {
  const t = useTranslations("adminSecurity");
  const words = useAuditWords();
  const instant = useInstantWords();
  const subject = words.subject(row);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      lead={t("note.number", { seq: row.seq })}
      title={words.action(row.action)}
      closeLabel={t("note.close")}
    >
      <Stack gap={4}>
        <FieldChanges row={row} />
        <FactList>
          <Fact label={t("column.at")}>{instant.exact(row.at)}</Fact>
          <Fact label={t("column.actor")}>{words.actor(row)}</Fact>
          {subject !== null && (
            <Fact label={t("column.subject")}>
              {row.subjectId !== null && row.subjectEmail !== null ? (
                <TextLink to={adminPaths.user(row.subjectId)}>{subject}</TextLink>
              ) : (
                subject
              )}
            </Fact>
          )}
          {row.reason && <Fact label={t("column.reason")}>{row.reason}</Fact>}
          <Fact label={t("note.hash")}>
            <code className="type-caption wrap-anywhere">{row.hash}</code>
          </Fact>
        </FactList>
      </Stack>
    </Dialog>
  );
}
