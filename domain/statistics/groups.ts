/** Entries under labels people typed: "Chez des amis" and "chez des amis " are one. */
import { foldText } from "../fold-text.ts";

export type Group = {
  /** As written most often; of equals the one that comes first. */
  readonly label: string;
  readonly count: number;
  readonly ids: readonly string[];
};

/** Most frequent first, then by folded label. Blank labels are nobody's. An entry counts once under a label. */
export function groupByLabel(
  entries: readonly { readonly id: string; readonly label: string }[],
): readonly Group[] {
  const groups = new Map<string, { spellings: Map<string, number>; ids: Set<string> }>();
  const keys = new Map<string, string>();
  for (const { id, label } of entries) {
    const key = keys.get(label) ?? foldText(label);
    keys.set(label, key);
    if (key === "") continue;
    const group = groups.get(key) ?? { spellings: new Map<string, number>(), ids: new Set<string>() };
    groups.set(key, group);
    group.ids.add(id);
    group.spellings.set(label, (group.spellings.get(label) ?? 0) + 1);
  }
  return [...groups]
    .sort(([keyA, a], [keyB, b]) => b.ids.size - a.ids.size || (keyA < keyB ? -1 : 1))
    .map(([, { spellings, ids }]) => ({ label: commonest(spellings), count: ids.size, ids: [...ids] }));
}

function commonest(spellings: ReadonlyMap<string, number>): string {
  let [best, most] = ["", 0];
  for (const [spelling, count] of spellings) {
    if (count > most || (count === most && spelling < best)) [best, most] = [spelling, count];
  }
  return best;
}
