/** Groups entries by labels that people typed: "Chez des amis" and "chez des amis " are one. */
import { foldText } from "#domain/text/fold-text.ts";

export type Group = {
  /** The most frequent spelling; the first of equals. */
  readonly label: string;
  readonly count: number;
  readonly ids: readonly string[];
};

type Labelled = { readonly id: string; readonly label: string };
type EntryGroup<Entry extends Labelled> = {
  readonly label: string;
  readonly entries: readonly Entry[];
};

type Gathering<Entry> = { readonly key: string; readonly entries: Entry[]; readonly spellings: Spelling[] };
type Spelling = { readonly label: string; count: number };

/**
 * Most frequent first, then by folded label. Blank labels are ignored. An entry counts once per label, provided that its labels are
 * adjacent in the list.
 */
export function gatherByLabel<Entry extends Labelled>(
  entries: readonly Entry[],
): readonly EntryGroup<Entry>[] {
  const groups = new Map<string, Gathering<Entry>>();
  const bySpelling = new Map<string, { readonly group: Gathering<Entry>; readonly spelling: Spelling }>();
  for (const entry of entries) {
    const known = bySpelling.get(entry.label) ?? newSpelling(entry.label, groups);
    bySpelling.set(entry.label, known);
    known.spelling.count += 1;
    if (known.group.entries.at(-1)?.id !== entry.id) known.group.entries.push(entry);
  }
  return [...groups.values()]
    .filter(({ key }) => key !== "")
    .sort((a, b) => b.entries.length - a.entries.length || (a.key < b.key ? -1 : 1))
    .map(({ entries, spellings }) => ({ label: commonest(spellings), entries }));
}

export function groupByLabel(entries: readonly Labelled[]): readonly Group[] {
  return gatherByLabel(entries).map(({ label, entries: same }) => groupOf(label, same));
}

export function groupOf(label: string, entries: readonly Labelled[]): Group {
  return { label, count: entries.length, ids: entries.map(({ id }) => id) };
}

function newSpelling<Entry>(label: string, groups: Map<string, Gathering<Entry>>) {
  const key = foldText(label);
  const group = groups.get(key) ?? { key, entries: [], spellings: [] };
  groups.set(key, group);
  const spelling: Spelling = { label, count: 0 };
  group.spellings.push(spelling);
  return { group, spelling };
}

function commonest(spellings: readonly Spelling[]): string {
  return spellings.toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))[0]?.label ?? "";
}
