import { useEffect, useState } from "react";
import { useLocale } from "use-intl/react";
import { isLanguage } from "#app/lib/i18n/language.ts";
import { currentJournal, useJournal } from "#app/store/db/journal.ts";
import { tellDemo } from "#app/store/demo/fill-demo.ts";
import { openDemo } from "#app/store/demo/open-demo.ts";

/** Opens the demo's journal once, in the language of the page, and tells it again in another. True when the browser refuses it. */
export function useDemo(): boolean {
  const locale = useLocale();
  const journal = useJournal();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isLanguage(locale)) return;
    const { database } = currentJournal() ?? {};
    const told = database ? tellDemo(database, locale) : openDemo(locale);
    told.then(
      () => setRefused(false),
      // A life that cannot be told again stays as it is.
      () => setRefused(currentJournal() === null),
    );
  }, [locale]);
  useEffect(() => {
    // Brought back from the browser's memory, the page would show a journal that was forgotten.
    const again = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", again);
    return () => removeEventListener("pageshow", again);
  }, []);
  return isRefused && journal === null;
}
