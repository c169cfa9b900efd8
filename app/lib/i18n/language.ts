/** The initial language: the remembered one, else the browser's, else English; then remembered (specification, section 1). */
import { readLocal, writeLocal } from "#app/lib/local-storage.ts";

const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

export const languageKey = "preferredLanguage";

export function isLanguage(value: unknown): value is Language {
  return value === "en" || value === "fr";
}

function chooseLanguage(remembered: string | null, browser: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export function startingLanguage(): Language {
  const language = chooseLanguage(readLocal(languageKey), navigator.languages);
  rememberLanguage(language);
  return language;
}

export function rememberLanguage(language: Language): void {
  writeLocal(languageKey, language);
  document.documentElement.lang = language;
}
