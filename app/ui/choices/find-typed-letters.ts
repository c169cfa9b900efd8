import { foldText } from "#domain/text/fold-text.ts";
import { foundRanges } from "#domain/text/found-ranges.ts";

type TypedLetters = { before: string; typed: string; after: string };

/** The position of `query` in `label`, compared folded (fold-text.ts); at the start of a word first. */
export function findTypedLetters(label: string, query: string): TypedLetters {
  const ranges = foundRanges(label, [foldText(query)]);
  const isWordStart = (at: number) => at === 0 || /[\s\p{P}]/u.test(label.charAt(at - 1));
  const found = ranges.find(([start]) => isWordStart(start)) ?? ranges[0];
  if (!found) return { before: label, typed: "", after: "" };
  const [start, end] = found;
  return { before: label.slice(0, start), typed: label.slice(start, end), after: label.slice(end) };
}
