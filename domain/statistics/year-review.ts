/** The review of a year, computed on the device. A card to share contains numbers from a closed list, never a text or a name. */

import { countedJournal, type Journal } from "#domain/journal/journal.ts";
import { shortenText } from "#domain/text/whole-signs.ts";
import { type CalendarDay, dayOf, weekOf } from "#domain/time/calendar-day.ts";
import { datePrecision, earliestDay, representativeDay } from "#domain/time/vague-date.ts";
import { type CountedMoment, selectEntries } from "./entries.ts";
import { type Group, groupByLabel } from "./groups.ts";
import { listMilestones, type Milestones } from "./milestones.ts";
import { countMoods, isLight, type Moods } from "./mood-marks.ts";
import { ownTownOf } from "./places.ts";
import { countThemes, type Themes } from "./themes.ts";

export const shareableNumbers = [
  "moments",
  "days",
  "weeks",
  "words",
  "milestones",
  "photos",
  "places",
  "rereadings",
  "light",
] as const;
export type ShareableNumber = (typeof shareableNumbers)[number];

export type YearReview = {
  readonly year: number;
  /** Moments that may lie in it and are counted in the next: of a winter that begins in it. */
  readonly countedLater: number;
  readonly numbers: Readonly<Record<ShareableNumber, number>>;
  /** Moments of each month, January first; those whose month is not known are in none. */
  readonly months: readonly number[];
  readonly moods: Moods;
  readonly themes: Themes;
  /** By their word, the most frequent first; those without one last, under "". */
  readonly milestones: readonly Group[];
  /** Moments known to the month at least, at their day: what is drawn along the year. */
  readonly marks: readonly CountedMoment[];
};

export function reviewYear(journal: Journal, year: number, today: CalendarDay): YearReview {
  const period = { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) };
  const entries = selectEntries(journal, { period, relationshipIds: null }, today);
  const moments = entries.moments.map(({ moment }) => moment);
  const ids = new Set(moments.map(({ id }) => id));
  const exact = moments.filter(({ occurred_on }) => datePrecision(occurred_on) === "day");
  const { media, moments: all } = countedJournal(journal, today);
  return {
    year,
    countedLater: all.filter(
      ({ occurred_on }) =>
        earliestDay(occurred_on) <= period.to &&
        representativeDay(occurred_on) > period.to &&
        earliestDay(occurred_on) >= period.from,
    ).length,
    numbers: {
      moments: moments.length,
      days: new Set(exact.map(({ occurred_on }) => occurred_on)).size,
      weeks: new Set(exact.map(({ occurred_on }) => weekOf(occurred_on))).size,
      words: moments.reduce((sum, { word, text }) => sum + wordsIn(`${word} ${text}`), 0),
      milestones: moments.filter(({ is_milestone }) => is_milestone).length,
      photos: media.filter(({ moment_id }) => moment_id !== null && ids.has(moment_id)).length,
      places: groupByLabel(moments.map((moment) => ({ id: moment.id, label: ownTownOf(moment) }))).length,
      rereadings: moments.filter(({ reread_on }) => reread_on !== null).length,
      light: moments.filter(isLight).length,
    },
    months: Array.from({ length: 12 }, (_, month) => {
      const prefix = period.from.slice(0, 5) + String(month + 1).padStart(2, "0");
      return moments.filter(({ occurred_on }) => occurred_on.startsWith(prefix)).length;
    }),
    moods: countMoods(entries),
    themes: countThemes(entries),
    milestones: milestoneGroups(listMilestones(entries)),
    marks: entries.moments.filter(({ moment: { occurred_on } }) =>
      ["day", "month"].includes(datePrecision(occurred_on)),
    ),
  };
}

function milestoneGroups({ reached, wordless }: Milestones): readonly Group[] {
  const groups = reached.value ?? [];
  return wordless.length === 0 ? groups : [...groups, { label: "", count: wordless.length, ids: wordless }];
}

const quoteLength = 180;

/** A sentence of the year: from its light moments with a text, the longest one. Null when there is none. */
export function quoteOfYear(review: YearReview): { id: string; sentence: string } | null {
  const open = review.marks.filter(({ moment }) => isLight(moment));
  const told = open.flatMap(({ moment: { id, text } }) => {
    const sentence = /^[^.!?…\n]{12,}[.!?…]?/.exec(text.trim())?.[0].trim();
    return sentence ? [{ id, sentence: shortenText(sentence, quoteLength), length: text.length }] : [];
  });
  const [first] = told.toSorted((a, b) => b.length - a.length || (a.id < b.id ? -1 : 1));
  return first ? { id: first.id, sentence: first.sentence } : null;
}

/** The selected numbers of a card, in the order of the list; unknown ones are ignored. */
export function shareCard(
  review: YearReview,
  chosen: readonly string[],
): {
  readonly year: number;
  readonly numbers: readonly { readonly field: ShareableNumber; readonly value: number }[];
} {
  const fields = shareableNumbers.filter((field) => chosen.includes(field));
  return { year: review.year, numbers: fields.map((field) => ({ field, value: review.numbers[field] })) };
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}
