/** What a copy says besides the journal: the day, this device's settings, and the words for veiled names. */
import { useLocale, useTimeZone, useTranslations } from "use-intl/react";
import { isKeyOn } from "#app/lib/single-keys.ts";
import { useThemeChoice } from "#app/lib/theme.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import type { CopyChoice } from "#domain/copy/choose-copy.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";

/** Returns a function, since the day and the settings are those of the moment in which the copy is taken. */
export function useCopyFacts(choice: CopyChoice) {
  const t = useTranslations("copies.take");
  const language = useLocale();
  const timeZone = useTimeZone() ?? "UTC";
  const theme = useThemeChoice();
  return () => ({
    choice,
    today: dayInTimeZone(requireJournal().now().toISOString(), timeZone),
    preferences: { language, theme, single_keys: isKeyOn("singleKeys"), quick_exit: isKeyOn("quickExit") },
    aliasWords: { person: t("alias.person"), writer: t("alias.writer") },
  });
}
