/** An excerpt around a match, with the matches marked in the original text. */
import { foldText } from "#domain/text/fold-text.ts";
import { foundRanges } from "#domain/text/found-ranges.ts";
import { signEnd, signStart } from "#domain/text/whole-signs.ts";

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
  const ranges = foundRanges(text, foldText(query).split(" "));
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

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.lastIndexOf(" ", at);
  return space === -1 || at - space > 24 ? signStart(text, at) : signEnd(text, space + 1);
}

function wordEnd(text: string, at: number): number {
  if (at === text.length) return at;
  const space = text.indexOf(" ", at);
  if (space === -1) return text.length - at > 24 ? signStart(text, at) : text.length;
  return space - at > 24 ? signStart(text, at) : space;
}
