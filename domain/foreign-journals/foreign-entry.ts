/**
 * What another app's journal comes down to, whatever its file looked like. Readers of one product each make it (day-one.ts, daylio.ts …), and
 * map-journal.ts makes moments of it. Nothing here is trusted: what cannot be a date, an hour or a tag is found when it becomes a moment.
 */

export type ForeignProduct = "day_one" | "daylio" | "apple_journal" | "journey" | "takeout" | "table";

export type ForeignEntry = {
  /** Its place among the entries of the file, from 1: by it the person finds it again. */
  readonly number: number;
  /** The same each time this entry is read, and no other's in the file: its id here is derived from it. */
  readonly key: string;
  /** EDTF as far as it is one (`2024-05-14`, `2024-05`); else what stands in its place. Null: it has no date. */
  readonly day: string | null;
  /** `HH:MM` where it was, or a part of the day. */
  readonly time: string | null;
  readonly title: string;
  readonly text: string;
  /** As the product calls it. */
  readonly mood: string | null;
  readonly tags: readonly string[];
  /** Whom the product itself names: a contact, a face, a column of the table. */
  readonly people: readonly string[];
  readonly where: string | null;
  readonly city: string | null;
  /** Names of photos and videos as they are in the archive. */
  readonly media: readonly string[];
};

/** A mood by the product's name for it, and what it is likely to be here: 1 stormy to 5 bright, null when nobody can say. */
export type ForeignMood = { readonly name: string; readonly likely: number | null };

export type ForeignJournal = {
  readonly product: ForeignProduct;
  /** In the order of the file. */
  readonly entries: readonly ForeignEntry[];
  /** Each mood that an entry has, once. */
  readonly moods: readonly ForeignMood[];
  /** Photos and videos that entries name and the archive does not hold. */
  readonly missingMedia: number;
  /** Recordings, drawings and other files of entries: there is no room for them here. */
  readonly otherFiles: number;
  /** Names of files that should have been entries and could not be read. */
  readonly unread: readonly string[];
};

/** A text file of an archive, by its whole name there. */
export type ForeignFile = { readonly name: string; readonly text: string };

/** An entry before it has a place and a key of its own. */
export type LooseEntry = Partial<Omit<ForeignEntry, "number" | "key">> & { readonly key: string };

/** Numbers the entries; of those with the same key the second gets `key 2`. */
export function numberEntries(loose: readonly LooseEntry[]): readonly ForeignEntry[] {
  const seen = new Map<string, number>();
  return loose.map((entry, at) => {
    const count = (seen.get(entry.key) ?? 0) + 1;
    seen.set(entry.key, count);
    return {
      ...emptyEntry,
      ...entry,
      number: at + 1,
      key: count === 1 ? entry.key : `${entry.key} ${count}`,
    };
  });
}

const emptyEntry: Omit<ForeignEntry, "number" | "key"> = {
  day: null,
  time: null,
  title: "",
  text: "",
  mood: null,
  tags: [],
  people: [],
  where: null,
  city: null,
  media: [],
};

/** The moods of the entries in the order in which they first appear. */
export function moodsOf(
  entries: readonly Pick<ForeignEntry, "mood">[],
  likely: (name: string) => number | null,
): readonly ForeignMood[] {
  const names = new Set(entries.flatMap(({ mood }) => (mood === null ? [] : [mood])));
  return [...names].map((name) => ({ name, likely: likely(name) }));
}
