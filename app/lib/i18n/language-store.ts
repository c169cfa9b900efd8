/** The language on screen and its words, changed together once the words are there. */
import { createStore, useStore } from "#app/lib/store.ts";
import { isLanguage, type Language, languageKey, rememberLanguage, startingLanguage } from "./language.ts";
import { type AllMessages, loadMessages } from "./load-messages.ts";

type Spoken = { readonly language: Language; readonly messages: AllMessages };

const spoken = createStore<Spoken | null>(null);

export async function startLanguage(): Promise<void> {
  addEventListener("storage", (event) => {
    if (event.key === languageKey && isLanguage(event.newValue)) void speak(event.newValue);
  });
  await speak(startingLanguage());
}

/** Keeps the old words on screen until the new ones have come. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  rememberLanguage(language);
}

async function speak(language: Language): Promise<void> {
  spoken.set({ language, messages: await loadMessages(language) });
  document.documentElement.lang = language;
}

export function useSpoken(): Spoken | null {
  return useStore(spoken);
}

export const currentLanguage = (): Language | null => spoken.get()?.language ?? null;

export const subscribeLanguage = spoken.subscribe;
