/** Messages that are loaded in parts: with the page that needs them, once for each language. */
import type { AbstractIntlMessages } from "use-intl";
import { loadChunk } from "#app/lib/chunk-reload.ts";
import type { Language } from "#app/lib/i18n/language.ts";

/** Each language is loaded once. */
export type WordsLoader<T extends object = object> = (language: Language) => Promise<T>;

/** The files of a part by path, as returned by `import.meta.glob`: their names end in `.en.ts` and `.fr.ts`. */
export type WordsFiles<File> = Readonly<Record<string, () => Promise<File>>>;

/** Milliseconds until failed messages are requested again: without a pause a re-rendered page would request them without end. */
const pause = 5_000;

export function wordsLoader<T extends object>(request: WordsLoader<T>): WordsLoader<T> {
  const requested = new Map<Language, Promise<T>>();
  return (language) => {
    const known = requested.get(language);
    if (known) return known;
    const coming = request(language);
    coming.then(
      // React reads a promise that says so without waiting: words that are there suspend nothing.
      (value) => Object.assign(coming, { status: "fulfilled", value }),
      () => setTimeout(() => requested.delete(language), pause),
    );
    requested.set(language, coming);
    return coming;
  };
}

/** @throws Error "Loading chunk {name}-words failed" */
export function loadWordsFile<File>(
  name: string,
  files: WordsFiles<File>,
  language: Language,
): Promise<File> {
  const path = Object.keys(files).find((one) => one.endsWith(`.${language}.ts`));
  const load = path === undefined ? undefined : files[path];
  if (!load) throw new Error(`no ${name} messages in ${language}`);
  return loadChunk(`${name}-words`, load);
}

/** Several parts as one. */
export function allWords(...parts: readonly WordsLoader[]): WordsLoader {
  return wordsLoader(async (language) => {
    const found = await Promise.all(parts.map((load) => load(language)));
    return found.reduce<AbstractIntlMessages>(mergeMessages, {});
  });
}

/** The loaders of what is on screen: they follow a change of language before it is shown. */
const onScreen = new Map<WordsLoader, number>();

/** @returns Takes it off the screen again. */
export function showWords(words: WordsLoader): () => void {
  onScreen.set(words, (onScreen.get(words) ?? 0) + 1);
  return () => {
    const left = (onScreen.get(words) ?? 1) - 1;
    if (left > 0) onScreen.set(words, left);
    else onScreen.delete(words);
  };
}

/** Also what comes on screen meanwhile. A part that cannot be loaded is left to its own page, which says so. */
export async function loadWordsOnScreen(language: Language, asked = new Set<WordsLoader>()): Promise<void> {
  const late = [...onScreen.keys()].filter((words) => !asked.has(words));
  if (late.length === 0) return;
  await Promise.allSettled(late.map((load) => load(language)));
  return loadWordsOnScreen(language, new Set([...asked, ...late]));
}

/** The second's messages are added to the first's, where both have a group also inside it. */
export function mergeMessages(first: AbstractIntlMessages, second: object): AbstractIntlMessages {
  const merged: Record<string, AbstractIntlMessages[string]> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const kept = merged[key];
    merged[key] = isGroup(kept) && isGroup(value) ? mergeMessages(kept, value) : value;
  }
  return merged;
}

/** A compiled message is a string or an array. */
function isGroup(value: unknown): value is AbstractIntlMessages {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
