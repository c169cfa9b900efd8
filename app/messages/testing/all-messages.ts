import type { Language } from "#app/lib/i18n/language.ts";
import * as parts from "../parts.ts";
import { allWords } from "../words-loader.ts";

const all = allWords(...Object.values(parts));

/** What the routes load beside all their pages together, for a page that is shown without its route. */
export async function loadAllMessages(language: Language) {
  return { ...(await all(language)) };
}
