/** Whom the words of an entry name. A suggestion: a name may be somebody else's. */
import { foldText, withoutInvisible } from "#domain/text/fold-text.ts";

export type PersonName = { readonly id: string; readonly name: string };

const capitalWord = /\p{Lu}[\p{L}\p{M}]*(?:[-’'](?=\p{L})[\p{L}\p{M}]+)*/gu;
/** Scripts without capitals: a name of theirs is found as a piece of the text. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]{2,}/u;

/** Finds in a text the ids of those whose first name it has with a capital, in the order in which they are named. */
export type NameFinder = (text: string) => readonly string[];

export function createNameFinder(people: readonly PersonName[]): NameFinder {
  const pieces = people.filter(({ name }) => unspaced.test(name));
  const byFirstName = Map.groupBy(
    people.filter(({ name }) => !unspaced.test(name)),
    ({ name }) => foldText(firstName(name)),
  );
  const folded = new Map<string, string>();
  const fold = (word: string) => {
    const known = folded.get(word) ?? foldText(word);
    if (folded.size < wordsAtMost) folded.set(word, known);
    return known;
  };
  return (text) => {
    const found = new Map<string, number>();
    for (const { id, name } of pieces) {
      const at = text.indexOf(name);
      if (at >= 0) found.set(id, at);
    }
    if (byFirstName.size === 0) return inOrder(found);
    for (const { 0: word, index } of withoutInvisible(text).matchAll(capitalWord)) {
      // « l’Alma » and "Alma’s" name her too.
      for (const part of word.includes("’") || word.includes("'") ? [word, ...word.split(/[’']/)] : [word]) {
        for (const { id } of byFirstName.get(fold(part)) ?? []) if (!found.has(id)) found.set(id, index);
      }
    }
    return inOrder(found);
  };
}

/** Words of a long life, folded once each. */
const wordsAtMost = 50_000;

const inOrder = (found: ReadonlyMap<string, number>) =>
  [...found].toSorted(([, one], [, other]) => one - other).map(([id]) => id);

/** A first name of one letter would be found everywhere. */
function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => word.length > 1) ?? "";
}
