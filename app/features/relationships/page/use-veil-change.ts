import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { updateRelationship } from "#app/store/relationships/relationships.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Relationship, RelationshipFields } from "#domain/relationship/relationship.ts";

type Veiling = Pick<RelationshipFields, "veil" | "veil_until">;

/** Folds, seals or opens, with an undo. A dialog shows failures itself. */
export function useVeilChange() {
  const t = useTranslations("relationships");
  const quickSave = useQuickSave();

  const write = ({ id }: Relationship, next: Veiling) => updateRelationship(id, next);
  function say({ id, name, veil, veil_until }: Relationship, next: Veiling) {
    showToast({
      title: t(`presence.${next.veil}`),
      detail: name,
      action: {
        label: t("undo"),
        onAction: () => void quickSave(() => updateRelationship(id, { veil, veil_until })),
      },
    });
  }
  return {
    write,
    say,
    change: (relationship: Relationship, next: Veiling) =>
      quickSave(
        () => write(relationship, next),
        () => say(relationship, next),
      ),
  };
}
