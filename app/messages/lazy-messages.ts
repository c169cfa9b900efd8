/** Messages of pages that are not needed at the start: a chunk per page and language, loaded with the page. */

import type { en as conflicts } from "#app/features/conflicts/messages.en.ts";
import type { en as erase } from "#app/features/erase/messages.en.ts";
import type { en as game } from "#app/features/game/messages.en.ts";
import type { en as leaving } from "#app/features/leaving/messages.en.ts";
import type { en as legal } from "#app/features/legal/messages.en.ts";
import type { en as lisa } from "#app/features/lisa/messages.en.ts";
import type { en as media } from "#app/features/media/messages.en.ts";
import type { en as moments } from "#app/features/moments/messages.en.ts";
import type { en as notices } from "#app/features/notices/messages.en.ts";
import type { en as search } from "#app/features/search/messages.en.ts";
import type { en as statistics } from "#app/features/statistics/messages.en.ts";
import type { en as year } from "#app/features/statistics/year/messages.en.ts";
import type { en as subscription } from "#app/features/subscription/messages.en.ts";
import type { en as support } from "#app/features/support/messages.en.ts";
import type { en as timeline } from "#app/features/timeline/messages.en.ts";
import type { en as waiting } from "#app/features/waiting/messages.en.ts";
import { loadChunk } from "#app/lib/chunk-reload.ts";
import { isLanguage, type Language } from "#app/lib/i18n/language.ts";

export type LazyMessages = {
  readonly game: typeof game;
  readonly moments: typeof moments;
  readonly subscription: typeof subscription;
  readonly support: typeof support;
  readonly timeline: typeof timeline;
  readonly leaving: typeof leaving;
  readonly legal: typeof legal;
  readonly lisa: typeof lisa;
  readonly media: typeof media;
  readonly erase: typeof erase;
  readonly notices: typeof notices;
  readonly search: typeof search;
  readonly statistics: typeof statistics;
  readonly year: typeof year;
  readonly waiting: typeof waiting;
  readonly conflicts: typeof conflicts;
};
type LazyMessageName = keyof LazyMessages;

/** A page's messages by language; each is loaded once. */
export type LoadLazyMessages = (language: Language) => Promise<Partial<LazyMessages>>;

/** A feature's `messages.en.ts` or `messages.fr.ts`, as returned by `import.meta.glob`. */
export type LazyChunk<Name extends LazyMessageName> = Partial<Readonly<Record<Language, LazyMessages[Name]>>>;
/** Milliseconds until failed messages are requested again: without a pause a re-rendered page would request them without end. */
const pause = 5_000;

type Chunks<Name extends LazyMessageName> = Readonly<Record<string, () => Promise<LazyChunk<Name>>>>;

/** Starts loading the current language at once, so that messages and page arrive together. */
export function lazyMessages<Name extends LazyMessageName>(
  name: Name,
  chunks: Chunks<Name>,
): LoadLazyMessages {
  const requested = new Map<Language, Promise<Partial<LazyMessages>>>();
  const ask: LoadLazyMessages = (language) => {
    const known = requested.get(language);
    if (known) return known;
    const load = chunks[`./messages.${language}.ts`];
    const coming = loadChunk(`${name}-words`, async () => load?.()).then((words) => {
      const found: Partial<LazyMessages> = { [name]: words?.[language] };
      return found;
    });
    coming.catch(() => setTimeout(() => requested.delete(language), pause));
    requested.set(language, coming);
    return coming;
  };
  const spoken = document.documentElement.lang;
  if (isLanguage(spoken)) void ask(spoken).catch(() => undefined);
  return ask;
}
