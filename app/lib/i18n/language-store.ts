/** The language on screen and its words, changed together once the words are there. */
import { useSyncExternalStore } from "react";
import { isLanguage, type Language, languageKey, rememberLanguage, startingLanguage } from "./language.ts";
import { type AllMessages, loadMessages } from "./load-messages.ts";

export type Spoken = { readonly language: Language; readonly messages: AllMessages };

let spoken: Spoken | null = null;
const listeners = new Set<() => void>();

export async function startLanguage(): Promise<void> {
  await speak(startingLanguage());
  addEventListener("storage", (event) => {
    if (event.key === languageKey && isLanguage(event.newValue)) void speak(event.newValue);
  });
}

/** Keeps the old words on screen until the new ones have come. */
export async function chooseLanguageNow(language: Language): Promise<void> {
  await speak(language);
  rememberLanguage(language);
}

async function speak(language: Language): Promise<void> {
  const messages = await loadMessages(language);
  spoken = { language, messages };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

export function useSpoken(): Spoken | null {
  return useSyncExternalStore(subscribe, () => spoken);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
