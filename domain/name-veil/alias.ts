/**
 * Aliases: invented words in place of names before text leaves the device. Each is one word of a fixed shape (a letter for its kind, pairs
 * of a vowel and a consonant, "ux"), which no language uses and a model copies like a name. None is the beginning of another, so that they
 * are found also when something is attached to them.
 */

const openings = { person: "Z", place: "V", contact: "K", word: "W" } as const;
/** `word`: a capitalised word that may be a name, and text that has the shape of an alias itself. */
export type AliasKind = keyof typeof openings;

const vowels = "aeiou";
const consonants = "bdglmnrt";
const pairs = vowels.length * consonants.length;
const ending = "ux";

/** An alias wherever it stands, in any case; letters may follow it ("Zanibux’s"), no Latin one comes before. */
export const aliasPattern = () =>
  new RegExp(`(?<!\\p{Script=Latin})[zvkw](?:[${vowels}][${consonants}]){2,5}${ending}`, "giu");

const partPattern = new RegExp(
  `^[zvkw](?:[${vowels}][${consonants}]){0,5}(?:[${vowels}]|${ending.slice(0, 1)})?$`,
  "iu",
);

/** Whether what follows could make an alias of these letters. */
export function beginsAlias(letters: string): boolean {
  return partPattern.test(letters) && letters.length <= 12;
}

/**
 * The alias of a number from 0 up to 102,399,999, different for each. Numbers below 1,600 have two pairs; `turn` changes which pair stands
 * for what, so that two conversations do not share their aliases.
 */
export function aliasOf(kind: AliasKind, number: number, turn: number): string {
  let rest = number;
  let length = 2;
  for (let room = pairs ** 2; rest >= room; room = pairs ** length) {
    rest -= room;
    length += 1;
  }
  let middle = "";
  for (let at = 0; at < length; at += 1) {
    const pair = (rest + turn * (at + 1)) % pairs;
    middle += `${vowels[pair % vowels.length]}${consonants[Math.floor(pair / vowels.length)]}`;
    rest = Math.floor(rest / pairs);
  }
  return `${openings[kind]}${middle}${ending}`;
}
