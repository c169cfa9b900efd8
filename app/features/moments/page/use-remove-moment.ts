import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { deleteMoment, restoreMoment } from "#app/store/moments/moments.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Moment } from "#domain/moment/moment.ts";

/** Moves it to the trash at once, with an undo; the list it was in is shown then. */
export function useRemoveMoment({ id, relationship_id, word, sealed_until }: Moment) {
  const t = useTranslations("moments.page");
  const navigate = useNavigate();
  const person = useRelationship(relationship_id ?? "");
  const isWithSomeone = person && person.deleted_at === null;
  const quickSave = useQuickSave();
  return () =>
    quickSave(
      () => deleteMoment(id),
      () => {
        showToast({
          title: t("removed"),
          detail: sealed_until === null ? word || undefined : undefined,
          action: { label: t("undo"), onAction: () => void quickSave(() => restoreMoment(id)) },
        });
        return navigate(isWithSomeone ? paths.relationship(person.id) : paths.moments, { replace: true });
      },
    );
}
