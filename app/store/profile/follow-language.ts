/**
 * Mails are in the language the person picked: a device that changes its language sends it to the server, like its time zone
 * (follow-time-zone.ts). The language a device starts with is only its browser's default, and is not sent.
 */

import { callApi } from "#app/lib/api-client.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import { currentLanguage, subscribeLanguage } from "#app/lib/i18n/language-store.ts";
import { webLocks } from "#app/lib/web-locks.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { DataResult } from "#domain/backend/data-result.ts";

/** `meta` key of the language that this device has sent, or started with. */
const sentLanguageKey = "toldLanguage";

export type TellLanguage = (locale: Language) => Promise<Pick<DataResult<unknown>, "error" | "status">>;

const tellServer: TellLanguage = (locale) =>
  callApi("/api/profile", { method: "PATCH", body: { locale }, timeout: 15_000 });

/** Without a response it is sent again at the next occasion. */
export async function sendLanguage(
  journal: Journal,
  language: Language,
  tell: TellLanguage = tellServer,
): Promise<void> {
  const { meta, dexie } = journal.database;
  const known = (await meta.get(sentLanguageKey))?.value;
  if (known === language) return;
  if (known !== undefined && (await tell(language)).error) return;
  if (dexie.isOpen()) await meta.put({ key: sentLanguageKey, value: language });
}

/**
 * Checks now, when the language changes, when the page becomes visible and when the network is back.
 * @returns a function that stops it
 */
export function followLanguage(journal: Journal): () => void {
  const stopping = new AbortController();
  const check = () => {
    const language = currentLanguage();
    if (language === null || journal.database.dexie.hasBeenClosed()) return;
    webLocks()
      .request(`tendre-language-${journal.personId}`, { signal: stopping.signal }, () =>
        sendLanguage(journal, language),
      )
      .catch((error: unknown) => {
        // Closing the journal ends the wait, or closes the database during a read.
        if (!stopping.signal.aborted && journal.database.dexie.isOpen()) throw error;
      });
  };
  document.addEventListener("visibilitychange", check, { signal: stopping.signal });
  addEventListener("online", check, { signal: stopping.signal });
  const unsubscribe = subscribeLanguage(check);
  check();
  return () => {
    unsubscribe();
    stopping.abort();
  };
}
