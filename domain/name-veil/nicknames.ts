/**
 * Names that stand in no field: what the journal sets right beside somebody's name ("Camille (mimi)", « Camille, dite Cam »), and the first
 * letters of a name, as friends cut it ("cam came").
 */
import type { KnownName } from "./find-names.ts";
import { foldName } from "./folded-text.ts";
import { mayOpenSentence } from "./ordinary-words.ts";

const noWords: ReadonlySet<string> = new Set();
const shortest = 3;
const said =
  "(?:\\s*[(/=«“\"–—]\\s*|,?\\s+(?:alias|aka|dite?|or|ou|surnomm[ée]e?|nicknamed|known as|called|que j['’]appelle|short for|diminutif de)\\s+)";

/** Words beside a name of these texts, as names of their own; both ways round: "Cam (Camille)" too. */
export function nicknamesIn(texts: Iterable<string>, names: readonly KnownName[]): readonly KnownName[] {
  const known = new Set(
    names.flatMap(({ kind, name }) => (kind === "person" ? (foldName(name).match(/\p{L}+/gu) ?? []) : [])),
  );
  const found = new Set<string>();
  const beside = new RegExp(
    `(?<!\\p{L})([\\p{L}\\p{M}]{2,})${said}([\\p{L}\\p{M}]{2,})(?![\\p{L}\\p{M}])(?=([^\\n]?))`,
    "gu",
  );
  for (const text of texts) {
    for (const [, before = "", after = "", next = ""] of text.matchAll(beside)) {
      const [one, other] = [foldName(before), foldName(after)];
      if (known.has(one) === known.has(other)) continue;
      const word = known.has(one) ? other : one;
      // « (avec elle) » is no nickname: one word, and then the sign that closes it, or the sentence goes on.
      if (word.length >= shortest && !mayOpenSentence(word, noWords) && /^[)/=»”",.;:!?\s–—]?$/u.test(next))
        found.add(word);
    }
  }
  return [...found].map((name) => ({ kind: "person", name }));
}

/** Whether a folded word is how somebody's name begins, three letters at least. */
export function shortNames(names: readonly string[]): (folded: string) => boolean {
  const heads = new Set<string>();
  for (const name of names)
    for (let length = shortest; length < name.length; length += 1) heads.add(name.slice(0, length));
  return (word) => heads.has(word);
}
