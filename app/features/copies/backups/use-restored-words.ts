import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { RestoreRecord } from "#app/store/backups/restore-record.ts";

/** What came back, in words: "two conversations and one choice". */
export function useRestoredWords() {
  const t = useTranslations("backups");
  const { list } = useFormat();
  return ({ conversations, choices }: RestoreRecord) =>
    list([
      ...(conversations > 0 ? [t("preview.conversations", { count: conversations })] : []),
      ...(choices > 0 ? [t("choices", { count: choices })] : []),
    ]);
}
