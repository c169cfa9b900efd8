/**
 * Makes entries of this journal from another app's: every one goes through the rules of a copy that comes back (domain/copy/read-entry.ts), so what
 * cannot be kept is named and left out. What does not fit its own field moves into the text: nothing is cut.
 */
import type { ReadCopy } from "#domain/copy/read-copy.ts";
import { type EntryNote, type ReadEntry, type ReadingTime, readEntry } from "#domain/copy/read-entry.ts";
import { momentTraits } from "#domain/moment/moment-traits.ts";
import { cleanLine } from "#domain/text/clean-text.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { baseName, isPhotoOrVideo, isVideo } from "./archive-names.ts";
import type { ForeignEntry, ForeignJournal } from "./foreign-entry.ts";
import { createNameFinder, type NameFinder, type PersonName } from "./people-named.ts";

/** Whom entries are about: nobody, someone of this journal, or someone who begins with them. */
export type About =
  | { readonly kind: "nobody" }
  | { readonly kind: "known"; readonly id: string }
  | { readonly kind: "new"; readonly name: string };

export type JournalMapping = {
  readonly everything: About;
  /** By a tag, or a name that the other app gives: the first one of an entry that is here decides. */
  readonly byLabel: ReadonlyMap<string, About>;
  /** People of this journal, by id: entries whose words name them are about them, the first one named. */
  readonly byName: ReadonlySet<string>;
  /** By the other app's name of a mood: 1 to 5, or null for none. */
  readonly moods: ReadonlyMap<string, number | null>;
  /** Its photos and videos too. */
  readonly withMedia: boolean;
};

type MappingTarget = {
  /** Always the same id for the same name; no two names have the same. */
  readonly idOf: (name: string) => string;
  /** The people whom a mapping may name. */
  readonly people: readonly PersonName[];
  readonly now: ReadingTime;
};

export function mapJournal(
  journal: ForeignJournal,
  mapping: JournalMapping,
  target: MappingTarget,
): ReadCopy {
  const notes: EntryNote[] = [];
  const people = new Map<string, ReadEntry>();
  const moments: ReadEntry[] = [];
  const media: ReadEntry[] = [];
  const find = createNameFinder(target.people.filter(({ id }) => mapping.byName.has(id)));
  for (const entry of journal.entries) {
    const about = aboutOf(entry, mapping, find);
    const person = personOf(about, people, notes, target);
    const files = mapping.withMedia ? entry.media.filter(isPhotoOrVideo) : [];
    if (isEmpty(entry, files)) {
      notes.push({
        table: "moments",
        place: entry.number,
        label: entry.day ?? "",
        field: null,
        code: "empty",
        isLeftOut: true,
      });
      continue;
    }
    const id = target.idOf(`${journal.product} ${entry.key}`);
    const link = person === null ? {} : { relationship_id: person };
    const input = { id, ...link, ...fieldsOf(entry, mapping) };
    const read = readEntry("moments", input, entry.number, target.now);
    notes.push(...read.notes);
    if (!read.entry) continue;
    moments.push(read.entry);
    for (const file of files) {
      const of = `${journal.product} ${entry.key} ${baseName(file)}`;
      const input = { id: target.idOf(of), moment_id: id, ...link, file, ...shapeOf(file) };
      const photo = readEntry("media", input, media.length + 1, target.now);
      if (photo.entry) media.push({ ...photo.entry, label: baseName(file) });
    }
  }
  // Whoever is in no entry that comes does not come alone.
  const met = new Set(moments.map(({ fields }) => fields.relationship_id));
  const begun = [...people.values()].filter(({ id }) => met.has(id));
  return { owner: null, madeAt: null, entries: [...begun, ...moments, ...media], profile: {}, notes };
}

/** No product says how large a video is; until somebody has opened it, it has the shape that most have. */
const shapeOf = (file: string) =>
  isVideo(file) ? { kind: "video", width: 1280, height: 720 } : { kind: "photo" };

function aboutOf(entry: ForeignEntry, mapping: JournalMapping, find: NameFinder): About {
  for (const label of labelsOf(entry)) {
    const about = mapping.byLabel.get(label);
    if (about) return about;
  }
  const [id] = mapping.byName.size > 0 ? find(`${entry.title}\n${entry.text}`) : [];
  return id === undefined ? mapping.everything : { kind: "known", id };
}

/** What an entry can be told by: whom the product names first, then its tags. */
export function labelsOf({ people, tags }: Pick<ForeignEntry, "people" | "tags">): readonly string[] {
  return [...new Set([...people, ...tags])];
}

/** The person's id; null: nobody. A name that cannot be one is noted once, and its entries are about nobody. */
function personOf(
  about: About,
  people: Map<string, ReadEntry>,
  notes: EntryNote[],
  { idOf, now }: MappingTarget,
): string | null {
  if (about.kind === "nobody") return null;
  if (about.kind === "known") return about.id;
  const id = idOf(`person ${foldText(about.name)}`);
  if (people.has(id)) return id;
  const read = readEntry("relationships", { id, name: about.name }, people.size + 1, now);
  if (read.entry) people.set(id, read.entry);
  else if (!notes.some(({ table, label }) => table === "relationships" && label === read.notes[0]?.label))
    notes.push(...read.notes);
  return read.entry ? id : null;
}

function isEmpty(entry: ForeignEntry, files: readonly string[]): boolean {
  const { title, text, mood, tags, people, where, city } = entry;
  const hasWords = [title, text, where ?? "", city ?? ""].some((words) => cleanLine(words) !== "");
  return !hasWords && mood === null && tags.length + people.length + files.length === 0;
}

/** Only what the entry says: a field that it does not have stays as it is here. */
function fieldsOf(entry: ForeignEntry, mapping: JournalMapping): Readonly<Record<string, unknown>> {
  const title = cleanLine(entry.title);
  const [where, city] = [cleanLine(entry.where ?? ""), cleanLine(entry.city ?? "")];
  const { tags, others } = splitTags(entry);
  const mood = entry.mood === null ? null : (mapping.moods.get(entry.mood) ?? null);
  const text = [
    title.length > momentTraits.word.max ? title : "",
    entry.text,
    where.length > momentTraits.place.max ? where : "",
    city.length > momentTraits.city.max ? city : "",
    others.map((tag) => `#${tag}`).join(" "),
  ]
    .filter((part) => part.trim() !== "")
    .join("\n\n");
  const fields: readonly (readonly [string, unknown])[] = [
    ["time_of_day", entry.time],
    ["mood", mood],
    ["word", title.length > momentTraits.word.max ? null : title || null],
    ["text", text || null],
    ["tags", tags.length === 0 ? null : tags],
    ["place", where.length > momentTraits.place.max ? null : where || null],
    ["city", city.length > momentTraits.city.max ? null : city || null],
  ];
  const said = Object.fromEntries(fields.filter(([, value]) => value !== null));
  return entry.day === null ? said : { ...said, occurred_on: entry.day };
}

/** Each tag once; those that are too long or too many go into the text. */
function splitTags({ tags }: ForeignEntry): {
  readonly tags: readonly string[];
  readonly others: readonly string[];
} {
  const { max, count } = momentTraits.tags;
  const clean = [...new Set(tags.map((tag) => cleanLine(tag)).filter((tag) => tag !== ""))];
  const short = clean.filter((tag) => tag.length <= max);
  return {
    tags: short.slice(0, count),
    others: [...clean.filter((tag) => tag.length > max), ...short.slice(count)],
  };
}
