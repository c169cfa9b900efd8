import type { Language } from "#app/lib/i18n/language.ts";
import type { messages as english } from "./en.ts";

/** Every language has the keys of the first: its files say `satisfies Messages<typeof en>`. */
export type AllMessages = typeof english;

const chunks = import.meta.glob<{ messages: AllMessages }>(["./en.ts", "./fr.ts"]);

/** One chunk per language; the boot script has already preloaded the first. */
export async function loadMessages(language: Language): Promise<AllMessages> {
  const load = chunks[`./${language}.ts`];
  if (!load) throw new Error(`no messages in ${language}`);
  return (await load()).messages;
}
