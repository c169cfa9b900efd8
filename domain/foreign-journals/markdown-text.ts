/** Markdown as journals write it: escapes are taken back, pictures that are files are left to the files. */

/** A backslash before a sign of ASCII punctuation stands for the sign (CommonMark 0.31, "Backslash escapes"). */
const escaped = /\\([!-/:-@[-`{-~])/g;

export function unescapeMarkdown(text: string): string {
  return text.replace(escaped, "$1");
}

/** Takes a heading of the first line as the title. */
export function splitTitle(text: string): { readonly title: string; readonly text: string } {
  const [, title = "", rest = ""] = /^\s*#{1,6}[ \t]+([^\n]+)(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return title === "" ? { title: "", text } : { title: title.trim(), text: rest.trim() };
}

/** Without the places of pictures; the lines that held nothing else go with them. */
export function withoutPictures(text: string, picture: RegExp): string {
  return text
    .replace(picture, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
