/** What the person is shown before an import: counts, people, differences, and what was put right or left out. */
import type { ComparedCopy, ComparedEntry } from "#domain/copy/compare-copy.ts";
import type { EntryNote } from "#domain/copy/read-entry.ts";
import type { CopyOrigin } from "./compare-file.ts";
import type { CopyFiles } from "./open-copy.ts";

/** Of long lists only so many are shown; the counts are whole. */
const shownAtMost = 100;

export type ImportPreview = {
  readonly origin: CopyOrigin;
  readonly counts: Readonly<Record<ComparedEntry["table"], Readonly<Record<ComparedEntry["state"], number>>>>;
  /** Those who would begin to count: new, or taken out of the trash. */
  readonly people: readonly IncomingPerson[];
  /** New photos and videos about nobody, or about someone who is here already. */
  readonly otherMedia: number;
  /** Bytes of the files of all new photos and videos. */
  readonly mediaBytes: number;
  readonly differences: readonly Pick<ComparedEntry, "table" | "label" | "differs" | "state">[];
  readonly differenceCount: number;
  /** Names of fields of the profile that differ. */
  readonly profile: readonly string[];
  readonly withoutFile: number;
  readonly versioned: number;
  readonly notes: readonly EntryNote[];
  readonly noteCount: number;
};

type IncomingPerson = {
  readonly id: string;
  readonly name: string;
  readonly state: "new" | "trashed";
  readonly moments: number;
  readonly media: number;
};

export function previewOf(
  compared: ComparedCopy,
  origin: CopyOrigin,
  files: CopyFiles | null = null,
): ImportPreview {
  const { entries, notes } = compared;
  const count = (table: ComparedEntry["table"], state: ComparedEntry["state"]) =>
    entries.filter((entry) => entry.table === table && entry.state === state).length;
  const counts = (table: ComparedEntry["table"]) => ({
    new: count(table, "new"),
    same: count(table, "same"),
    different: count(table, "different"),
    trashed: count(table, "trashed"),
  });
  const people = incomingPeople(entries);
  const known = new Set(people.map(({ id }) => id));
  const isOther = ({ table, state, person }: ComparedEntry) =>
    table === "media" && state === "new" && !(person !== null && known.has(person));
  const differing = entries.filter(({ state }) => state === "different" || state === "trashed");
  return {
    origin,
    counts: {
      relationships: counts("relationships"),
      moments: counts("moments"),
      media: counts("media"),
      conversations: counts("conversations"),
      turns: counts("turns"),
    },
    people,
    otherMedia: entries.filter(isOther).length,
    mediaBytes: entries
      .filter(({ table, state }) => table === "media" && state === "new")
      .reduce((sum, { file }) => sum + ((file === null ? null : files?.sizeOf(file)) ?? 0), 0),
    differences: differing
      .slice(0, shownAtMost)
      .map(({ table, label, differs, state }) => ({ table, label, differs, state })),
    differenceCount: differing.length,
    profile: Object.keys(compared.profile),
    withoutFile: compared.withoutFile,
    versioned: compared.versioned,
    notes: notes.slice(0, shownAtMost),
    noteCount: notes.length,
  };
}

function incomingPeople(entries: readonly ComparedEntry[]): IncomingPerson[] {
  const about = Map.groupBy(entries, ({ person }) => person);
  return entries.flatMap(({ table, state, id, label }) => {
    if (table !== "relationships" || (state !== "new" && state !== "trashed")) return [];
    const own = (about.get(id) ?? []).filter((entry) => entry.state === "new");
    const count = (wanted: ComparedEntry["table"]) => own.filter((entry) => entry.table === wanted).length;
    return [{ id, name: label, state, moments: count("moments"), media: count("media") }];
  });
}
