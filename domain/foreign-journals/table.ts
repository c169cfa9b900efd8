/**
 * Any table: which column is what is guessed from its head and decided by the person. The cells come as text; an apostrophe that a copy of ours put
 * before a formula is gone already (domain/copy/csv.ts).
 */
import { foldText } from "#domain/text/fold-text.ts";
import { type DateReader, readDateCell, readTimeCell } from "./date-cells.ts";
import { type ForeignJournal, type LooseEntry, moodsOf, numberEntries } from "./foreign-entry.ts";
import { htmlText, looksLikeHtml } from "./html-text.ts";
import { likelyMood } from "./mood-words.ts";
import { readJson } from "./read-json.ts";

export const tableRoles = [
  "day",
  "time",
  "title",
  "text",
  "mood",
  "tags",
  "person",
  "where",
  "city",
] as const;
export type TableRole = (typeof tableRoles)[number];
/** For each role the column that has it, from 0; null: none. */
export type TableColumns = Readonly<Record<TableRole, number | null>>;

export type Table = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Words by which columns are guessed, folded, the likeliest first. */
const headWords: Readonly<Record<TableRole, readonly string[]>> = {
  day: [
    "occurred_on",
    "date",
    "day",
    "full_date",
    "jour",
    "created",
    "created_at",
    "creation date",
    "datetime",
    "timestamp",
    "entry date",
    "quand",
    "when",
  ],
  time: ["time_of_day", "time", "hour", "heure", "moment de la journee"],
  title: ["word", "title", "titre", "subject", "sujet", "headline", "note_title"],
  text: [
    "text",
    "texte",
    "content",
    "contenu",
    "entry",
    "body",
    "note",
    "notes",
    "journal",
    "description",
    "comment",
    "commentaire",
    "message",
  ],
  mood: ["mood", "humeur", "feeling", "rating", "score", "note de la journee"],
  tags: [
    "tags",
    "tag",
    "etiquettes",
    "activities",
    "activites",
    "labels",
    "categories",
    "category",
    "categorie",
    "mots-cles",
    "keywords",
  ],
  person: [
    "person",
    "personne",
    "name",
    "nom",
    "prenom",
    "who",
    "qui",
    "partner",
    "partenaire",
    "people",
    "with",
    "avec",
    "relationship",
  ],
  where: ["place", "lieu", "location", "where", "ou", "address", "adresse"],
  city: ["city", "ville", "town"],
};

export function guessColumns(head: readonly string[]): TableColumns {
  const names = head.map((name) => foldText(name).replace(/[_-]/g, " "));
  const taken = new Set<number>();
  const find = (role: TableRole): number | null => {
    const words = headWords[role].map((word) => word.replace(/[_-]/g, " "));
    for (const isLike of [same, begins]) {
      for (const word of words) {
        const at = names.findIndex((name, column) => !taken.has(column) && isLike(name, word));
        if (at < 0) continue;
        taken.add(at);
        return at;
      }
    }
    return null;
  };
  const [day, time, title, text] = [find("day"), find("time"), find("title"), find("text")];
  const [mood, tags, person] = [find("mood"), find("tags"), find("person")];
  return { day, time, title, text, mood, tags, person, where: find("where"), city: find("city") };
}

const same = (name: string, word: string) => name === word;
const begins = (name: string, word: string) =>
  word.length > 3 && (name.startsWith(`${word} `) || name.endsWith(` ${word}`));

export function readTable({ rows }: Table, columns: TableColumns, reader: DateReader): ForeignJournal {
  const entries = numberEntries(
    rows.map((row) => {
      const cell = (role: TableRole) => (row[columns[role] ?? -1] ?? "").trim();
      const at = readDateCell(cell("day"), reader);
      const text = looksLikeHtml(cell("text")) ? htmlText(cell("text")) : cell("text");
      const entry: Omit<LooseEntry, "key"> = {
        day: at.day,
        time: readTimeCell(cell("time")) ?? at.time,
        title: cell("title"),
        text,
        mood: cell("mood") || null,
        tags: listOf(cell("tags")),
        people: listOf(cell("person")),
        where: cell("where") || null,
        city: cell("city") || null,
      };
      return { ...entry, key: JSON.stringify([entry.day, entry.time, entry.title, entry.text]) };
    }),
  );
  const moods = moodsOf(entries, likelyMood);
  return {
    product: "table",
    entries,
    moods: isOfTen(moods.map(({ name }) => name)) ? moodsOf(entries, halfOfTen) : moods,
    missingMedia: 0,
    otherFiles: 0,
    unread: [],
  };
}

/** Figures, some above 5 and none above 10: a scale of ten. */
function isOfTen(names: readonly string[]): boolean {
  const numbers = names.map((name) => Number(name.replace(",", ".")));
  return numbers.every((number) => number >= 0 && number <= 10) && numbers.some((number) => number > 5);
}

const halfOfTen = (name: string) => Math.min(5, Math.max(1, Math.ceil(Number(name.replace(",", ".")) / 2)));

/** A list as our own copy has it (JSON), or parted by the first of | ; , that is in it. */
function listOf(cell: string): readonly string[] {
  if (cell.startsWith("[")) {
    const list = readJson(cell);
    if (Array.isArray(list)) return list.filter((item) => typeof item === "string");
  }
  const mark = ["|", ";", ","].find((each) => cell.includes(each)) ?? "|";
  return cell
    .split(mark)
    .map((item) => item.trim().replace(/^#(?=\S)/, ""))
    .filter((item) => item !== "");
}
