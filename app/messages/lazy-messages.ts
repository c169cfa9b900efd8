/** Messages of one feature: a file for each language, loaded with the pages that need it. */

import type { en as arrival } from "#app/features/auth/arrival/messages.en.ts";
import type { en as auth } from "#app/features/auth/messages.en.ts";
import type { en as conflicts } from "#app/features/conflicts/messages.en.ts";
import type { en as dashboard } from "#app/features/dashboard/messages.en.ts";
import type { en as deletion } from "#app/features/deletion/messages.en.ts";
import type { en as devices } from "#app/features/devices/messages.en.ts";
import type { en as erase } from "#app/features/erase/messages.en.ts";
import type { en as factor } from "#app/features/factor/messages.en.ts";
import type { en as frame } from "#app/features/frame/messages.en.ts";
import type { en as game } from "#app/features/game/messages.en.ts";
import type { en as leaving } from "#app/features/leaving/messages.en.ts";
import type { en as legal } from "#app/features/legal/messages.en.ts";
import type { en as lisa } from "#app/features/lisa/messages.en.ts";
import type { en as media } from "#app/features/media/messages.en.ts";
import type { en as moments } from "#app/features/moments/messages.en.ts";
import type { en as notices } from "#app/features/notices/messages.en.ts";
import type { en as onboarding } from "#app/features/onboarding/messages.en.ts";
import type { en as profile } from "#app/features/profile/messages.en.ts";
import type { en as search } from "#app/features/search/messages.en.ts";
import type { en as statistics } from "#app/features/statistics/messages.en.ts";
import type { en as year } from "#app/features/statistics/year/messages.en.ts";
import type { en as subscription } from "#app/features/subscription/messages.en.ts";
import type { en as support } from "#app/features/support/messages.en.ts";
import type { en as timeline } from "#app/features/timeline/messages.en.ts";
import type { en as waiting } from "#app/features/waiting/messages.en.ts";
import { isLanguage, type Language } from "#app/lib/i18n/language.ts";
import { loadWordsFile, type WordsFiles, type WordsLoader, wordsLoader } from "./words-loader.ts";

export type LazyMessages = {
  readonly deletion: typeof deletion;
  readonly arrival: typeof arrival;
  readonly game: typeof game;
  readonly moments: typeof moments;
  readonly subscription: typeof subscription;
  readonly support: typeof support;
  readonly timeline: typeof timeline;
  readonly leaving: typeof leaving;
  readonly legal: typeof legal;
  readonly lisa: typeof lisa;
  readonly media: typeof media;
  readonly devices: typeof devices;
  readonly erase: typeof erase;
  readonly notices: typeof notices;
  readonly search: typeof search;
  readonly factor: typeof factor;
  readonly statistics: typeof statistics;
  readonly year: typeof year;
  readonly waiting: typeof waiting;
  readonly conflicts: typeof conflicts;
  readonly auth: typeof auth;
  readonly dashboard: typeof dashboard;
  readonly frame: typeof frame;
  readonly onboarding: typeof onboarding;
  readonly profile: typeof profile;
};
type LazyMessageName = keyof LazyMessages;

/** A feature's `messages.en.ts` or `messages.fr.ts`. */
export type LazyChunk<Name extends LazyMessageName> = Partial<Readonly<Record<Language, LazyMessages[Name]>>>;

type Part<Name extends LazyMessageName> = Pick<LazyMessages, Name>;

/** A feature's messages under its name; nothing is loaded before it is asked. */
export function featureMessages<Name extends LazyMessageName>(
  name: Name,
  files: WordsFiles<LazyChunk<Name>>,
): WordsLoader<Partial<Part<Name>>> {
  return wordsLoader(async (language) => {
    const part: Partial<Part<Name>> = {};
    part[name] = (await loadWordsFile(name, files, language))[language];
    return part;
  });
}

/** Resolves when the words of the language on screen are here. */
export async function wordsAreHere(words: WordsLoader): Promise<void> {
  const language = document.documentElement.lang;
  if (isLanguage(language)) await words(language);
}

/** Starts loading the current language at once, so that messages and page arrive together. */
export function lazyMessages<Name extends LazyMessageName>(name: Name, files: WordsFiles<LazyChunk<Name>>) {
  const words = featureMessages(name, files);
  const spoken = document.documentElement.lang;
  if (isLanguage(spoken)) void words(spoken).catch(() => undefined);
  return words;
}
