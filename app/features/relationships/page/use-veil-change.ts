import { useTranslations } from "use-intl/react";
import { updateRelationship } from "#app/store/relationships.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Relationship, RelationshipFields } from "#domain/relationship.ts";

type Veiling = Pick<RelationshipFields, "veil" | "veil_until">;

/** Folds, seals or opens, says so, and offers to take it back. */
export function useVeilChange() {
  const t = useTranslations("relationships");
  return async ({ id, name, veil, veil_until }: Relationship, next: Veiling) => {
    await updateRelationship(id, next);
    showToast({
      title: t(`page.veil.done.${next.veil}`),
      detail: name,
      action: { label: t("undo"), onAction: () => void updateRelationship(id, { veil, veil_until }) },
    });
  };
}
