/** What one writes about: the person's own tags and, apart because it is slower, the words of the texts. */
import type { CalendarDay } from "../calendar-day.ts";
import { foldText } from "../fold-text.ts";
import type { Entries } from "./entries.ts";
import { type Figure, figureOf } from "./figure.ts";
import { type Group, groupByLabel } from "./groups.ts";
import { isLight } from "./mood-marks.ts";
import { stopWords } from "./stop-words.ts";

export type Theme = Group & {
  /** A mark per moment, at its day. */
  readonly days: readonly CalendarDay[];
  /** Light moods among those given here; beside `Themes.base`, which is the same over all, and claims no cause. */
  readonly light: number;
  readonly moods: number;
};

export type Themes = {
  /** Tags, the most used first; stands on the moments that have one. */
  readonly tags: Figure<readonly Theme[]>;
  readonly base: { readonly light: number; readonly moods: number };
};

export const mostThemes = 40;

export function countThemes({ moments }: Entries): Themes {
  const byId = new Map(moments.map((counted) => [counted.moment.id, counted]));
  const tagged = moments.flatMap(({ moment: { id, tags } }) => tags.map((label) => ({ id, label })));
  const ids = [...new Set(tagged.map(({ id }) => id))];
  const given = moments.filter(({ moment }) => moment.mood !== null);
  return {
    tags: figureOf(ids, () =>
      groupByLabel(tagged)
        .slice(0, mostThemes)
        .map((group) => {
          const counted = group.ids.flatMap((id) => byId.get(id) ?? []);
          return {
            ...group,
            days: counted.map(({ day }) => day),
            light: counted.filter(({ moment }) => isLight(moment)).length,
            moods: counted.filter(({ moment }) => moment.mood !== null).length,
          };
        }),
    ),
    base: { light: given.filter(({ moment }) => isLight(moment)).length, moods: given.length },
  };
}

/** Words of at least four letters in titles and texts, English and French small words left out; letters unread stay out. */
export function countWords({ moments, today }: Entries, most: number = mostThemes): Figure<readonly Group[]> {
  const open = moments.filter(({ moment }) => moment.sealed_until === null || moment.sealed_until <= today);
  const written = open.flatMap(({ moment: { id, word, text } }) => {
    const words = `${word} ${text}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    return [...new Set(words)].map((label) => ({ id, label }));
  });
  const kept = written.filter(({ label }) => !stopWords.has(foldText(label)));
  return figureOf([...new Set(kept.map(({ id }) => id))], () => groupByLabel(kept).slice(0, most));
}
