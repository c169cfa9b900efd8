import type { Language } from "#app/lib/i18n/language.ts";
import { startWords } from "./parts.ts";
import { loadWordsOnScreen } from "./words-loader.ts";

/** What every page says; the boot script has already preloaded it. What is on screen is loaded with it, so that a page changes its language at once. */
export async function loadMessages(language: Language) {
  const [messages] = await Promise.all([startWords(language), loadWordsOnScreen(language)]);
  return messages;
}
