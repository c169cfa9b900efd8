/** Themes: the person's own tags and, separately because it takes longer, the words of the texts. */

import { foldText, withoutInvisible } from "#domain/text/fold-text.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Entries } from "./entries.ts";
import { type Figure, figureOf } from "./figure.ts";
import { type Group, gatherByLabel, groupByLabel, groupOf } from "./groups.ts";
import { isLight } from "./mood-marks.ts";
import { stopWords } from "./stop-words.ts";

export type Theme = Group & {
  /** A mark per moment, at its day. */
  readonly days: readonly CalendarDay[];
  /** The number of light moods among those of its moments; to compare with `Themes.base`, the same over all. It claims no cause. */
  readonly light: number;
  readonly moods: number;
};

export type Themes = {
  /** Tags, the most used first; based on the moments that have one. */
  readonly tags: Figure<readonly Theme[]>;
  readonly base: { readonly light: number; readonly moods: number };
};

const mostThemes = 40;

export function countThemes({ moments }: Entries): Themes {
  const tagged = moments.flatMap(({ moment, day }) =>
    moment.tags.map((label) => ({ id: moment.id, label, day, mood: moment.mood })),
  );
  const given = moments.filter(({ moment }) => moment.mood !== null);
  return {
    tags: figureOf(idsOf(tagged), () =>
      gatherByLabel(tagged)
        .slice(0, mostThemes)
        .map(({ label, entries }) => ({
          ...groupOf(label, entries),
          days: entries.map(({ day }) => day),
          light: entries.filter(isLight).length,
          moods: entries.filter(({ mood }) => mood !== null).length,
        })),
    ),
    base: { light: given.filter(({ moment }) => isLight(moment)).length, moods: given.length },
  };
}

/** Each id once; the labels of one entry are adjacent. */
function idsOf(entries: readonly { readonly id: string }[]): readonly string[] {
  return entries.flatMap(({ id }, index) => (entries[index - 1]?.id === id ? [] : [id]));
}

/** Words of at least four letters in titles and texts, without English and French stop words. */
export function countWords({ moments }: Entries, most: number = mostThemes): Figure<readonly Group[]> {
  const written = moments.flatMap(({ moment: { id, word, text } }) => {
    const words =
      withoutInvisible(`${word} ${text}`)
        .toLowerCase()
        .match(/\p{L}{4,}/gu) ?? [];
    return [...new Set(words)].map((label) => ({ id, label }));
  });
  const kept = written.filter(({ label }) => !stopWords.has(foldText(label)));
  return figureOf(idsOf(kept), () => groupByLabel(kept).slice(0, most));
}
