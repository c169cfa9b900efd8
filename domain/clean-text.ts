/** What a person types, made safe to keep and to show: no control characters, no bidirectional overrides, NFC. */

const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u2028\u2029\uFEFF]/g;
const bidirectional = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Many lines: line breaks and tabs stay, `\r\n` becomes `\n`. Trailing blanks go. */
export function cleanText(text: string): string {
  return text.normalize("NFC").replace(/\r\n?/g, "\n").replace(controls, "").replace(bidirectional, "").trimEnd();
}

/** One line: every run of white space is one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}
