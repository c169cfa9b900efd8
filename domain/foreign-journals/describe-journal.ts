/** What the person is told of another app's journal before anything is decided. */
import { isVagueDate } from "#domain/time/vague-date.ts";
import { isPhotoOrVideo } from "./archive-names.ts";
import type { ForeignJournal, ForeignMood, ForeignProduct } from "./foreign-entry.ts";
import { labelsOf } from "./map-journal.ts";
import { createNameFinder, type PersonName } from "./people-named.ts";

/** Of labels only so many are offered for deciding, the most frequent. */
const labelsAtMost = 200;

export type JournalDescription = {
  readonly product: ForeignProduct;
  readonly entries: number;
  /** The first and the last day of those that have one; null when none has. */
  readonly days: { readonly first: string; readonly last: string } | null;
  readonly moods: readonly (ForeignMood & { readonly count: number })[];
  /** Names that the product gives, and tags, by how often. */
  readonly labels: readonly { readonly name: string; readonly count: number; readonly isPerson: boolean }[];
  /** People of this journal whom entries name in their words. */
  readonly named: readonly { readonly id: string; readonly count: number }[];
  /** Photos and videos that the archive holds. */
  readonly media: number;
  readonly missingMedia: number;
  readonly otherFiles: number;
  readonly unread: readonly string[];
};

export function describeJournal(journal: ForeignJournal, people: readonly PersonName[]): JournalDescription {
  const { product, entries, moods, missingMedia, otherFiles, unread } = journal;
  const days = entries
    .flatMap(({ day }) => (day !== null && isVagueDate(day) ? [day] : []))
    .toSorted((one, other) => one.localeCompare(other));
  const [first, last] = [days[0], days.at(-1)];
  const find = createNameFinder(people);
  const labels = countAll(entries.flatMap(labelsOf));
  const named = countAll(entries.flatMap(({ title, text }) => find(`${title}\n${text}`).slice(0, 1)));
  const ofMood = new Map(countAll(entries.flatMap(({ mood }) => (mood === null ? [] : [mood]))));
  const files = entries.flatMap(({ media }) => media);
  const given = new Set(entries.flatMap((entry) => entry.people));
  return {
    product,
    entries: entries.length,
    days: first !== undefined && last !== undefined ? { first, last } : null,
    moods: moods.map((mood) => ({ ...mood, count: ofMood.get(mood.name) ?? 0 })),
    labels: labels
      .slice(0, labelsAtMost)
      .map(([name, count]) => ({ name, count, isPerson: given.has(name) })),
    named: named.map(([id, count]) => ({ id, count })),
    media: files.filter(isPhotoOrVideo).length,
    missingMedia,
    otherFiles: otherFiles + files.filter((name) => !isPhotoOrVideo(name)).length,
    unread,
  };
}

/** The most frequent first. */
function countAll(names: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other));
}
