import { useTranslations } from "use-intl/react";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useFieldWords, useRowNames } from "#app/words/fields/use-field-words.ts";

/** "Camille: the notes, in two versions" */
export function useConflictTitle(): (rowConflict: RowConflict) => string {
  const t = useTranslations("conflicts");
  const what = useTranslations("fields.row");
  const { phrases } = useFieldWords();
  const nameOf = useRowNames();
  const media = useView("media");

  return ({ table, rowId, conflicts }) => {
    const fields = [...new Set(conflicts.map(({ field }) => field))];
    const isOrder = table === "media" && fields.every((field) => field === "position");
    const whose = isOrder ? nameOf("relationships", media?.get(rowId)?.relationship_id ?? "") : "";
    const photos = whose ? t("of.photosOf", { name: whose }) : t("of.photos");
    const name = isOrder ? photos : nameOf(table, rowId) || what(table);
    if (fields.includes("deleted_at")) return t("deletedTitle", { name });
    return t("title", { name, fields: phrases(fields) });
  };
}
