import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import {
  deleteRelationship,
  undoDelete,
  updateRelationship,
} from "#app/store/relationships/relationships.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { reopenRelationship, resumeRelationship } from "#domain/relationship/relationship-ending.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Actions with an undo: resume, revert an end, delete. */
export function useRelationshipActions(relationship: Relationship, today: CalendarDay) {
  const t = useTranslations("relationships");
  const navigate = useNavigate();
  const quickSave = useQuickSave();
  const { id, name, status, end_date, periods } = relationship;

  function say(title: string, undo: () => Promise<Outcome>) {
    showToast({ title, detail: name, action: { label: t("undo"), onAction: () => void quickSave(undo) } });
  }
  const asBefore = () => updateRelationship(id, { status, end_date, periods });

  return {
    resume: () =>
      quickSave(
        () => updateRelationship(id, resumeRelationship(relationship, today)),
        () => say(t("page.resume.done"), asBefore),
      ),
    reopen: () =>
      quickSave(
        () => updateRelationship(id, reopenRelationship(relationship)),
        () => say(t("page.resume.reopened"), asBefore),
      ),
    remove: () =>
      quickSave(
        () => deleteRelationship(id),
        () => {
          say(t("page.remove.done"), () => undoDelete(id));
          return navigate(paths.list, { replace: true });
        },
      ),
  };
}
