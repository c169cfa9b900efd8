/** Two versions of a text as runs of words that are in both or in one only. */
import { diffArrays } from "diff";

export type WordRun = { readonly text: string; readonly differs: boolean };
export type Comparison = { readonly mine: readonly WordRun[]; readonly theirs: readonly WordRun[] };

/**
 * Words or paragraphs that are taken out and put in, above which two lists count as different from end to end: the time to align them grows
 * with the square of it.
 */
const editLimit = 1_000;

/** Words are the same whatever white space follows them. The runs of a side put together are its text. */
export function compareWords(mine: string, theirs: string): Comparison {
  const a = wordsOf(mine);
  const b = wordsOf(theirs);
  const common = alignCommon(a.map(withoutSpace), b.map(withoutSpace));
  return {
    mine: joinRuns(a, new Set(common.map(([at]) => at))),
    theirs: joinRuns(b, new Set(common.map(([, at]) => at))),
  };
}

/**
 * By paragraphs: stretches of paragraphs that are the same, and between them what differs, by words. The parts put together are both
 * texts.
 */
export function compareParagraphs(mine: string, theirs: string): readonly Comparison[] {
  const a = paragraphsOf(mine);
  const b = paragraphsOf(theirs);
  const parts: Comparison[] = [];
  let [fromA, fromB] = [0, 0];
  const add = (toA: number, toB: number) => {
    if (fromA === toA && fromB === toB) return;
    parts.push(compareWords(a.slice(fromA, toA).join(""), b.slice(fromB, toB).join("")));
    [fromA, fromB] = [toA, toB];
  };
  for (const [atA, atB] of alignCommon(a.map(asLine), b.map(asLine))) {
    add(atA, atB);
    add(atA + 1, atB + 1);
  }
  add(a.length, b.length);
  return parts;
}

export function isChanged({ mine, theirs }: Comparison): boolean {
  return [...mine, ...theirs].some(({ differs }) => differs);
}

/** Each word includes the white space after it, so that the runs joined are the text. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

/** Each paragraph includes the line breaks after it. */
function paragraphsOf(text: string): readonly string[] {
  return text.match(/[^\n]+\n*|^\n+/g) ?? [];
}

const withoutSpace = (word: string) => word.trimEnd();
const asLine = (paragraph: string) => paragraph.trim().replace(/\s+/g, " ");

/** The positions of what two lists have in common, both rising. */
function alignCommon(
  mine: readonly string[],
  theirs: readonly string[],
): readonly (readonly [number, number])[] {
  const changes = diffArrays([...mine], [...theirs], { maxEditLength: editLimit }) ?? [];
  const pairs: (readonly [number, number])[] = [];
  let [a, b] = [0, 0];
  for (const { count, added, removed } of changes) {
    if (!added && !removed) for (let at = 0; at < count; at += 1) pairs.push([a + at, b + at]);
    if (!added) a += count;
    if (!removed) b += count;
  }
  return pairs;
}

function joinRuns(words: readonly string[], shared: ReadonlySet<number>): readonly WordRun[] {
  const runs: WordRun[] = [];
  words.forEach((text, index) => {
    const differs = !shared.has(index);
    const last = runs.at(-1);
    if (last?.differs === differs) runs[runs.length - 1] = { text: last.text + text, differs };
    else runs.push({ text, differs });
  });
  return runs;
}
