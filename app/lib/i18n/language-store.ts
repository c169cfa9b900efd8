/** The current language and its messages, changed together once the messages are loaded. */
import type { AbstractIntlMessages } from "use-intl";
import { createStore, useStore } from "#app/lib/store.ts";
import { isLanguage, type Language, languageKey, rememberLanguage, startingLanguage } from "./language.ts";

type Spoken = { readonly language: Language; readonly messages: AbstractIntlMessages };
/** Given by app/main.tsx. */
type LoadMessages = (language: Language) => Promise<AbstractIntlMessages>;

const spoken = createStore<Spoken | null>(null);
let load: LoadMessages = () => Promise.reject(new Error("no words before startLanguage"));

export async function startLanguage(loadMessages: LoadMessages): Promise<void> {
  load = loadMessages;
  addEventListener("storage", (event) => {
    if (event.key === languageKey && isLanguage(event.newValue)) void speak(event.newValue);
  });
  await speak(startingLanguage());
}

/** Keeps the old messages on screen until the new ones are loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  rememberLanguage(language);
}

async function speak(language: Language): Promise<void> {
  spoken.set({ language, messages: await load(language) });
  document.documentElement.lang = language;
}

export function useSpoken(): Spoken | null {
  return useStore(spoken);
}

export const currentLanguage = (): Language | null => spoken.get()?.language ?? null;

export const subscribeLanguage = spoken.subscribe;
