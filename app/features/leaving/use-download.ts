/** Downloads everything that only this device has, as one file. */
import { useLocale, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { saveFile } from "#app/lib/save-file.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { useFieldWords, useValueWords } from "#app/words/fields/use-field-words.ts";
import { writeUnsentDocument } from "./unsent-document.ts";
import type { UnsentItem } from "./unsent-items.ts";

export function useDownload() {
  const t = useTranslations("leaving");
  const fields = useTranslations("fields");
  const { labelOf } = useFieldWords();
  const sayValue = useValueWords();
  const language = useLocale();
  const format = useFormat();
  return async (items: readonly UnsentItem[], { database, now }: Journal): Promise<boolean> => {
    const words = {
      language,
      title: t("file.title"),
      lead: t("file.lead", { day: format.instant(now().toISOString()) }),
      groupTitle: ({ group }: UnsentItem) => t(`group.${group}`),
      itemTitle: ({ table, name, kind }: UnsentItem) => {
        const what = fields(`row.${table}`);
        const said = name === null ? what : fields("named", { what, name });
        return kind === null ? said : `${said} (${fields(`kind.${kind}`)})`;
      },
      labelOf,
      valueOf: ({ table }: UnsentItem, field: string, value: unknown) => sayValue(table, field, value),
      reason: (code: string) => {
        const known = (["plan_limit", "validation", "gone"] as const).find((each) => each === code);
        return t(`file.code.${known ?? "other"}`);
      },
      reasonTitle: t("file.reason"),
      before: t("file.before"),
      mine: t("file.mine"),
      empty: t("file.empty"),
      noFile: t("file.noFile"),
    };
    const fileOf = async ({ upload, file }: UnsentItem) => {
      const kept = file ?? (upload && (await database.files.get([upload.id, "original"])));
      return kept?.blob ?? null;
    };
    try {
      const blob = await writeUnsentDocument(items, words, fileOf);
      saveFile(blob, t("file.name", { day: now().toISOString().slice(0, 10) }));
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  };
}
