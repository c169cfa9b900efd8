/**
 * A rough estimate of how many guesses a password withstands: known passwords, words, keyboard walks, sequences and years are cheap, the
 * rest costs by its alphabet. Used for a meter only, never to refuse.
 */

import { foldText } from "#domain/text/fold-text.ts";
import { commonPasswords } from "./common-passwords.ts";
import type { PasswordOwner } from "./password.ts";

/** 0 guessed at once, 1 weak, 2 fair, 3 good, 4 strong. */
type PasswordStrength = 0 | 1 | 2 | 3 | 4;

export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  const bits = passwordBits(password, owner);
  if (bits < 22) return 0;
  if (bits < 34) return 1;
  if (bits < 48) return 2;
  return bits < 62 ? 3 : 4;
}

/** Bits of guessing work. Only the first 128 characters count: longer ones are strong anyway. */
export function passwordBits(password: string, owner: PasswordOwner = {}): number {
  if (commonPasswords.has(password.toLowerCase())) return 0;
  let rest = password.slice(0, 128);
  let bits = 0;
  const alphabet = alphabetBits(rest);
  while (rest !== "") {
    const chunk = cheapChunk(rest, owner);
    bits += chunk ? Math.min(chunk.bits, chunk.length * alphabet) : alphabet;
    rest = rest.slice(chunk?.length ?? 1);
  }
  return bits;
}

type Chunk = { readonly length: number; readonly bits: number };

function cheapChunk(rest: string, owner: PasswordOwner): Chunk | null {
  const repeat = /^(.{1,4}?)\1{2,}/su.exec(rest);
  if (repeat) return { length: repeat[0].length, bits: 8 };
  const walk = walkLength(rest.toLowerCase());
  if (walk >= 3) return { length: walk, bits: 7 };
  const year = /^(?:19|20)\d\d/.exec(rest);
  if (year) return { length: 4, bits: 7 };
  if (/^[ _.-](?=\p{L})/u.test(rest)) return { length: 1, bits: 2 };
  const letters = /^[\p{L}\p{M}]+/u.exec(rest)?.[0] ?? "";
  return letters === "" ? null : wordChunk(letters, owner);
}

function wordChunk(letters: string, owner: PasswordOwner): Chunk | null {
  const capitals = /^\p{Lu}?\p{Ll}*$/u.test(letters) ? 1 : 4;
  const folded = foldText(letters);
  const own = [owner.firstName, owner.lastName, owner.email?.split("@")[0]].some(
    (name) => name && foldText(name) === folded,
  );
  if (own) return { length: letters.length, bits: 3 };
  if (commonPasswords.has(folded)) return { length: letters.length, bits: 8 + capitals };
  return looksLikeWord(folded) ? { length: letters.length, bits: 11 + folded.length / 4 + capitals } : null;
}

/** Pronounceable: vowels at a word's rate and no long row of consonants. */
function looksLikeWord(folded: string): boolean {
  if (folded.length < 3 || /[^aeiouy]{5}/.test(folded)) return false;
  const share = folded.replace(/[^aeiouy]/g, "").length / folded.length;
  return share >= 0.2 && share <= 0.7;
}

const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
];
const walks = rows.flatMap((row) => [row, [...row].reverse().join("")]);

/** Length of a walk along an alphabet or a keyboard row, in either direction, at the start of the text. */
function walkLength(text: string): number {
  let longest = 0;
  for (const walk of walks) {
    let length = 0;
    while (length < text.length && walk.includes(text.slice(0, length + 1))) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

function alphabetBits(text: string): number {
  let size = 0;
  if (/[a-z]/.test(text)) size += 26;
  if (/[A-Z]/.test(text)) size += 26;
  if (/\d/.test(text)) size += 10;
  if (/[^\w]|_/.test(text)) size += 33;
  if (/[^\p{ASCII}]/u.test(text)) size += 60;
  return Math.log2(Math.max(2, size));
}
