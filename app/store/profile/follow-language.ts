/**
 * Mails are in the language the person picked: a device that changes its language tells the server, by the same road as its
 * time zone (follow-time-zone.ts). What a device opens with is only its browser's guess, and says nothing.
 */
import { callApi } from "#app/lib/api-client.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import { currentLanguage, subscribeLanguage } from "#app/lib/i18n/language-store.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { DataResult } from "#domain/backend/data-result.ts";

/** `meta` key of the language this device has told, or began with. */
const toldLanguage = "toldLanguage";

export type TellLanguage = (locale: Language) => Promise<Pick<DataResult<unknown>, "error" | "status">>;

const tellServer: TellLanguage = (locale) =>
  callApi("/api/profile", { method: "PATCH", body: { locale }, timeout: 15_000 });

/** Without an answer it is told again at the next occasion. */
export async function tellLanguage(
  journal: Journal,
  language: Language,
  tell: TellLanguage = tellServer,
): Promise<void> {
  const { meta, dexie } = journal.database;
  const known = (await meta.get(toldLanguage))?.value;
  if (known === language) return;
  if (known !== undefined && (await tell(language)).error) return;
  if (dexie.isOpen()) await meta.put({ key: toldLanguage, value: language });
}

/** Looks now, when the language changes, when the page is looked at again and when the network is back. Returns how to stop. */
export function followLanguage(journal: Journal): () => void {
  const stopping = new AbortController();
  const look = () => {
    const language = currentLanguage();
    if (language === null || !journal.database.dexie.isOpen()) return;
    navigator.locks
      .request(`tendre-language-${journal.personId}`, { signal: stopping.signal }, () =>
        tellLanguage(journal, language),
      )
      .catch((error: unknown) => {
        // Leaving ends the wait, or closes the database under it.
        if (!stopping.signal.aborted && journal.database.dexie.isOpen()) throw error;
      });
  };
  document.addEventListener("visibilitychange", look, { signal: stopping.signal });
  addEventListener("online", look, { signal: stopping.signal });
  const unsubscribe = subscribeLanguage(look);
  look();
  return () => {
    unsubscribe();
    stopping.abort();
  };
}
