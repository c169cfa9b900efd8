import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import { useView } from "#app/store/db/use-view.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";
import { isFieldWithWords } from "./field-names.ts";

/** "Camille: the notes, in two versions" */
export function useConflictTitle(): (rowConflict: RowConflict) => string {
  const t = useTranslations("conflicts");
  const format = useFormat();
  const relationships = useView("relationships");
  const moments = useView("moments");
  const media = useView("media");
  const conversations = useView("conversations");
  const turns = useView("turns");

  function nameOf({ table, rowId, conflicts }: RowConflict): string {
    switch (table) {
      case "profiles":
        return t("of.profiles");
      case "relationships":
        return relationships?.get(rowId)?.name || t("of.relationships");
      case "moments": {
        const moment = moments?.get(rowId);
        const day = moment && isVagueDate(moment.occurred_on) ? format.vagueDate(moment.occurred_on) : "";
        return moment?.word || day || t("of.moments");
      }
      case "media": {
        const name = relationships?.get(media?.get(rowId)?.relationship_id ?? "")?.name;
        if (conflicts.every(({ field }) => field === "position")) {
          return name ? t("of.photosOf", { name }) : t("of.photos");
        }
        return media?.get(rowId)?.caption || t("of.media");
      }
      case "conversations":
        return conversations?.get(rowId)?.title || t("of.conversations");
      case "turns":
        return conversations?.get(turns?.get(rowId)?.conversation_id ?? "")?.title || t("of.turns");
    }
  }

  return (rowConflict) => {
    const names = [...new Set(rowConflict.conflicts.map(({ field }) => field))];
    const name = nameOf(rowConflict);
    if (names.includes("deleted_at")) return t("deletedTitle", { name });
    const fields = format.list(names.filter(isFieldWithWords).map((field) => t(`field.${field}`)));
    return t("title", { name, fields });
  };
}
