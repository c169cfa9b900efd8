/** Normalises typed text: no control characters, no bidirectional overrides, NFC. */

/** Controls, zero width space, line and paragraph separators, byte order mark. Zero width joiners stay: emoji need them. */
const controls = /[[\p{Cc}\u200B\u2028\u2029\uFEFF]--[\n\t]]/gv;
const bidirectional = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** For several lines: line breaks and tabs stay, `\r\n` becomes `\n`, lone surrogates become U+FFFD. Trailing blanks are removed. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(controls, "")
    .replace(bidirectional, "")
    .trimEnd();
}

/** Joiners, variation selectors, fillers and blanks: invisible on their own. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu;

/** For one line: white space becomes single spaces. A text that is invisible as a whole becomes empty. */
export function cleanLine(text: string): string {
  const line = cleanText(text).replace(/\s+/g, " ").trim();
  return line.replace(invisible, "") === "" ? "" : line;
}
