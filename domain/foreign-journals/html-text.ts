/** HTML of another app as plain text: lines, list marks, nothing else. */
import { splitHtml } from "./html-tags.ts";

/** Elements whose content is no text of the writer. */
const silent: ReadonlySet<string> = new Set(
  "script style head title template noscript iframe object svg math".split(" "),
);
/** Elements that begin a line of their own. */
const blocks: ReadonlySet<string> = new Set(
  "p div li ul ol blockquote h1 h2 h3 h4 h5 h6 tr table section article header footer pre hr".split(" "),
);

/** A text collected piece by piece: white space as a browser would show it. */
type TextCollector = {
  readonly add: (text: string) => void;
  /** Begins a new line, unless one has just begun. */
  readonly line: () => void;
  /** A line break that stays, also between others. */
  readonly lineBreak: () => void;
  readonly hasWords: () => boolean;
  readonly result: () => string;
};

export function collectText(): TextCollector {
  let parts: string[] = [];
  let end = "\n";
  let hasWords = false;
  const push = (piece: string) => {
    if (piece === "") return;
    parts.push(piece);
    end = piece.at(-1) ?? end;
    if (parts.length > 10_000) parts = [parts.join("")];
  };
  return {
    add(text) {
      hasWords ||= text.trim() !== "";
      const plain = text.replace(/[ \t\r\n\f]+/g, " ");
      push(end === "\n" || end === " " ? plain.replace(/^ /, "") : plain);
    },
    line: () => push(end === "\n" ? "" : "\n"),
    lineBreak: () => push("\n"),
    hasWords: () => hasWords,
    result: () =>
      parts
        .join("")
        .replace(/\u00A0/g, " ")
        .split("\n")
        .map((line) => line.trimEnd())
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim(),
  };
}

/** What a tag does to the text around it. */
export function markTag(name: string, collector: TextCollector, isOpening: boolean): void {
  if (name === "br") {
    if (isOpening) collector.lineBreak();
  } else if (blocks.has(name)) {
    collector.line();
    if (name === "li" && isOpening) collector.add("- ");
  }
}

/** The text of a piece of HTML. A paragraph without words stays as an empty line; of what nobody wrote by hand only the words stay. */
export function htmlText(html: string): string {
  const collector = collectText();
  const quiet: string[] = [];
  let words = 0;
  const isRead = splitHtml(html, {
    open(name) {
      if (silent.has(name)) quiet.push(name);
      if (quiet.length > 0) return;
      markTag(name, collector, true);
      words = 0;
    },
    text(text) {
      if (quiet.length > 0) return;
      collector.add(text);
      words += text.trim().length;
    },
    close(name) {
      if (quiet.at(-1) === name) quiet.length -= 1;
      else if (quiet.length === 0) {
        if (name === "p" && words === 0) collector.lineBreak();
        markTag(name, collector, false);
      }
    },
  });
  return isRead ? collector.result() : html.replace(/<[^<>]*>/g, " ").trim();
}

export const isSilent = (name: string) => silent.has(name);

/** Whether a text that may be plain is HTML: it has a tag that such apps write. */
export function looksLikeHtml(text: string): boolean {
  return /<\/?(?:p|div|br|b|i|u|strong|em|span|ul|ol|li|h[1-6]|blockquote|a)(?:\s[^<>]*)?\/?>/i.test(text);
}
