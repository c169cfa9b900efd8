/** Where words stand in a text that is compared folded, in the text as it was written. */
import { foldCharacters } from "./fold-text.ts";
import { signEnd, signStart } from "./whole-signs.ts";

type FoundRange = readonly [start: number, end: number];

/**
 * Every place of every word, in UTF-16 units of `text`, by their starts, of several at one place the longest first. They may overlap, and
 * begin and end between signs: a letter is marked with its accents, however they were typed. @param words Folded (fold-text.ts)
 */
export function foundRanges(text: string, words: readonly string[]): readonly FoundRange[] {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let index = 0;
  for (const character of text) {
    // Most characters are plain letters, which stay as they are.
    const piece = character >= "a" && character <= "z" ? character : foldCharacters(character);
    for (let step = 0; step < piece.length; step += 1) {
      starts.push(index);
      ends.push(index + character.length);
    }
    folded += piece;
    index += character.length;
  }
  const ranges: FoundRange[] = [];
  for (const word of words) {
    if (word === "") continue;
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      const end = ends[at + word.length - 1] ?? text.length;
      ranges.push([signStart(text, starts[at] ?? 0), signEnd(text, end)]);
    }
  }
  return ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1]);
}
