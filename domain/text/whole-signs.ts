/**
 * Text cut between signs as a reader sees them: a letter with its accents, a flag, a couple of three pictures and two joiners is one.
 * `Intl.Segmenter` says where one ends; browsers without it (docs/limits.md, "Browsers") get the most common rules of the same standard (UAX 29).
 */

/** UTF-16 units around a place that are looked at where nothing plain stands nearer: longer signs are no sign that is written. */
const window = 1_000;

const segmenter =
  typeof Intl.Segmenter === "function" ? new Intl.Segmenter("und", { granularity: "grapheme" }) : null;
const sign = /\r\n|\p{RI}\p{RI}|.(?:\u200D\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}\p{Cf}])*/gsu;

/** Where the sign begins that the UTF-16 unit at `at` belongs to: `at` itself between two signs. */
export function signStart(text: string, at: number): number {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  return isPlain(text, at - 1) && isPlain(text, at) ? at : (boundsAround(text, at)[0] ?? at);
}

/** Where the sign ends that `at` stands in: `at` itself between two signs. */
export function signEnd(text: string, at: number): number {
  const start = signStart(text, at);
  return start === at ? at : (boundsAround(text, at)[1] ?? at);
}

/** The beginning, of at most `length` UTF-16 units and of whole signs; of a first sign that is longer, its whole characters. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = signStart(text, length);
  return end > 0 ? text.slice(0, end) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}

/** The end, in the same way. */
export function cutStart(text: string, length: number): string {
  return text.length <= length ? text : text.slice(signEnd(text, text.length - length));
}

/** As it is, or cut to `length` UTF-16 units with the ellipsis in them. */
export function shortenText(text: string, length: number): string {
  return text.length <= length ? text : `${cutText(text, Math.max(1, length - 1)).trimEnd()}…`;
}

/** Latin letters and what is typed with them: between two of them, signs part. */
function isPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 0xa9 && code !== 0x0a && code !== 0x0d;
}

/** The sign around a unit, read from the nearest plain letter before it. */
function boundsAround(text: string, at: number): readonly [start: number, end: number] {
  let from = at;
  while (from > 0 && at - from < window && !isPlain(text, from)) from -= 1;
  // A row of flags is read from its beginning, since they go in pairs.
  while (from > 0 && /[\uDC00-\uDFFF\uD83C]/.test(text.charAt(from))) from -= 1;
  const near = text.slice(from, at + window);
  for (const { index, length } of signsIn(near, at - from)) {
    if (from + index + length > at) return [from + index, from + index + length];
  }
  return [at, at];
}

function* signsIn(text: string, at: number): Generator<{ readonly index: number; readonly length: number }> {
  const found = segmenter?.segment(text).containing(at);
  if (found) yield { index: found.index, length: found.segment.length };
  else for (const match of text.matchAll(sign)) yield { index: match.index, length: match[0].length };
}
