/** An excerpt around a match, with the matches marked in the original text. */
import { foldText } from "#domain/text/fold-text.ts";

type SnippetPart = { readonly text: string; readonly isMatch: boolean };

/**
 * About `length` characters around the first match, or the beginning when nothing matches (the match is in another field). Joined, the
 * parts are the text itself; a text that is no longer than `length` is whole; `isCut` tells whether something was left out on each side.
 */
export function searchSnippet(
  text: string,
  query: string,
  length = 120,
): { readonly parts: readonly SnippetPart[]; readonly isCut: readonly [boolean, boolean] } {
  const ranges = matchRanges(text, foldText(query).split(" ").filter(Boolean));
  const first = ranges[0]?.[0] ?? 0;
  const lead = Math.min(first - Math.floor(length / 4), text.length - length);
  const from = wordStart(text, Math.max(0, lead));
  const until = wordEnd(text, Math.min(text.length, from + length));
  const parts: SnippetPart[] = [];
  let at = from;
  for (const [start, end] of ranges) {
    if (start < at || end > until) continue;
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < until) parts.push({ text: text.slice(at, until), isMatch: false });
  return { parts, isCut: [from > 0, until < text.length] };
}

/** Folding changes lengths (œ becomes oe), so each folded character is mapped to its original position. */
function matchRanges(text: string, words: readonly string[]): readonly (readonly [number, number])[] {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let index = 0;
  for (const character of text) {
    const piece = foldCharacter(character);
    for (let step = 0; step < piece.length; step += 1) {
      starts.push(index);
      ends.push(index + character.length);
    }
    folded += piece;
    index += character.length;
  }
  const ranges: (readonly [number, number])[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      ranges.push([starts[at] ?? 0, ends[at + word.length - 1] ?? text.length]);
    }
  }
  return ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1]);
}

/** Most characters are plain letters, which need no table. */
function foldCharacter(character: string): string {
  if (character >= "a" && character <= "z") return character;
  return /\s/.test(character) ? " " : foldText(character);
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.lastIndexOf(" ", at);
  return space === -1 || at - space > 24 ? wholeCharacter(text, at) : space + 1;
}

function wordEnd(text: string, at: number): number {
  if (at === text.length) return at;
  const space = text.indexOf(" ", at);
  if (space === -1) return text.length - at > 24 ? wholeCharacter(text, at) : text.length;
  return space - at > 24 ? wholeCharacter(text, at) : space;
}

/** Never between the halves of a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
}
