/**
 * Names replaced for someone else's eyes, a therapist's for instance: the people of the journal become "Person A", "Person B", wherever
 * they are written. Other names and places stay, which the screen says before the copy is made.
 */
import { stopWords } from "#domain/statistics/stop-words.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { findSensitiveText } from "#domain/text/sensitive-text.ts";

/** A person and what stands for them. */
export type Alias = { readonly name: string; readonly alias: string };

/** A, B … Z, AA, AB … for 0, 1 … */
export function aliasLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : aliasLetters(Math.floor(at / 26) - 1) + last;
}

const words = /\p{L}[\p{L}\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]*/gu;
/** Shorter words, and words of every sentence ("mon", "the"), are too common to be taken for a name. */
const shortest = 2;
const particles: ReadonlySet<string> = new Set(
  "de du des la le les van von di da el al ben the my mon ma mes du un une of and et or ou".split(" "),
);

function isName(folded: string): boolean {
  return folded.length >= shortest && !particles.has(folded) && !stopWords.has(folded);
}

/**
 * A function that replaces every word of these names in a text, whatever its case and accents. Where two people share a word, the one who
 * comes first in `aliases` stands for it; repeated aliases in a row ("Anna Maria") become one.
 */
export function veilNames(aliases: readonly Alias[]): (text: string) => string {
  const known = new Map<string, string>();
  for (const { name, alias } of aliases) {
    for (const [word] of name.matchAll(words)) {
      const folded = foldText(word);
      if (isName(folded) && !known.has(folded)) known.set(folded, alias);
    }
  }
  if (known.size === 0) return (text) => text;
  return (text) => {
    const parts: string[] = [];
    let end = 0;
    let last: string | null = null;
    for (const { 0: word, index } of text.matchAll(words)) {
      const alias = known.get(foldText(word)) ?? null;
      const between = text.slice(end, index);
      if (alias !== null && alias === last && /^[\s-]{1,2}$/.test(between)) {
        end = index + word.length;
        continue;
      }
      parts.push(between, alias ?? word);
      end = index + word.length;
      last = alias;
    }
    parts.push(text.slice(end));
    return parts.join("");
  };
}

/** Surnames, phone numbers, addresses and handles replaced by "[…]", as far as they can be told (domain/text/sensitive-text.ts). */
export function blankSensitive(text: string, names: readonly string[]): string {
  let rest = text;
  for (const { start, end } of findSensitiveText(text, names).toReversed()) {
    rest = `${rest.slice(0, start)}[…]${rest.slice(end)}`;
  }
  return rest;
}
