import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { type AuditRow, auditActions } from "#domain/admin/audit.ts";

/** Who did what, in words. */
export function useAuditWords() {
  const t = useTranslations("adminAudit");
  return useMemo(
    () => ({
      /** What a newer server calls something that this build does not know stays as it is. */
      action(action: string): string {
        const known = auditActions.find((one) => one === action);
        return known ? t(`action.${known}`) : action;
      },
      actor: ({ actorKind, actorEmail }: AuditRow) =>
        actorKind === "operator" ? t("operator") : (actorEmail ?? t("deleted")),
      subject: ({ subjectId, subjectEmail }: AuditRow) =>
        subjectId === null ? null : (subjectEmail ?? t("deleted")),
    }),
    [t],
  );
}
