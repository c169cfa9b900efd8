import { useTranslations } from "use-intl/react";
import type { ImportRecord } from "#app/store/copies/import-record.ts";

/** "3 people", "40 moments", "2 entries changed": what an import brought. */
export function useImportWords(): (record: ImportRecord) => readonly string[] {
  const t = useTranslations("copies.bring");
  const count = useTranslations("copies.take.count");
  return ({ counts: { relationships, moments, media, conversations = 0, turns = 0, changed } }) => [
    ...(relationships > 0 ? [count("people", { count: relationships })] : []),
    ...(moments > 0 ? [count("moments", { count: moments })] : []),
    ...(media > 0 ? [count("media", { count: media })] : []),
    ...(conversations > 0 ? [count("conversations", { count: conversations })] : []),
    ...(turns > 0 && conversations === 0 ? [count("turns", { count: turns })] : []),
    ...(changed > 0 ? [t("changed", { count: changed })] : []),
  ];
}
