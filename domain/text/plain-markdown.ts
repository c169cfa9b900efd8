/**
 * The little of Markdown that a legal text needs: headings, paragraphs, lists, strong and emphasised words, links to the web or an address.
 * What comes out is a tree of text: HTML, images and any other address stay the characters that were typed.
 */

/** `from`: where it begins in its line. */
export type MarkdownSpan = { readonly from: number; readonly text: string } & (
  | { readonly kind: "text" | "strong" | "emphasis" }
  | { readonly kind: "link"; readonly href: string }
);

/** `line`: where it begins in the text. */
type MarkdownLine = { readonly line: number; readonly spans: readonly MarkdownSpan[] };
export type MarkdownBlock =
  | (MarkdownLine & { readonly kind: "heading"; readonly level: 1 | 2 })
  | (MarkdownLine & { readonly kind: "paragraph" })
  | {
      readonly kind: "list";
      readonly line: number;
      readonly isNumbered: boolean;
      readonly items: readonly MarkdownLine[];
    };

const heading = /^(#{1,6})\s+(.+)$/;
const bullet = /^\s{0,3}[-*+]\s+(.+)$/;
const numbered = /^\s{0,3}\d{1,3}[.)]\s+(.+)$/;

type Open = { readonly kind: "paragraph" | "bullets" | "numbers"; readonly line: number; texts: string[][] };

/** `#` and `##` are headings of the first level, deeper ones of the second: the page's title stands above them all. */
export function readMarkdown(text: string): readonly MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const state: { open: Open | null } = { open: null };
  for (const [line, raw] of text.split("\n").entries()) {
    const typed = raw.trimEnd();
    const [, signs, title] = heading.exec(typed) ?? [];
    const bulleted = bullet.exec(typed)?.[1];
    const counted = bulleted === undefined ? numbered.exec(typed)?.[1] : undefined;
    const item = bulleted ?? counted;
    if (signs !== undefined && title !== undefined) {
      close(blocks, state.open);
      state.open = null;
      blocks.push({
        kind: "heading",
        level: signs.length <= 2 ? 1 : 2,
        line,
        spans: readSpans(title.replace(/\s+#+$/, "")),
      });
    } else if (typed.trim() === "") {
      close(blocks, state.open);
      state.open = null;
    } else if (item !== undefined) {
      const kind = bulleted === undefined ? "numbers" : "bullets";
      if (state.open?.kind === kind) state.open.texts.push([item]);
      else {
        close(blocks, state.open);
        state.open = { kind, line, texts: [[item]] };
      }
    } else if (state.open) state.open.texts.at(-1)?.push(typed.trim());
    else state.open = { kind: "paragraph", line, texts: [[typed.trim()]] };
  }
  close(blocks, state.open);
  return blocks;
}

function close(blocks: MarkdownBlock[], open: Open | null): void {
  if (!open) return;
  const { kind, line } = open;
  const lines = open.texts.map((parts, at) => ({ line: line + at, spans: readSpans(parts.join(" ")) }));
  const [first] = lines;
  if (kind !== "paragraph") blocks.push({ kind: "list", line, isNumbered: kind === "numbers", items: lines });
  else if (first) blocks.push({ kind, ...first });
}

/** Each alternative begins with its own sign and ends before the next one, so that no text takes long to read. */
const marks = /\*\*([^*]{1,2000})\*\*|\*([^*]{1,2000})\*|\[([^[\]]{1,500})\]\(([^()\s]{1,500})\)/g;

function readSpans(text: string): readonly MarkdownSpan[] {
  const spans: MarkdownSpan[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    const span = spanOf(match);
    if (!span) continue;
    if (match.index > from) spans.push({ kind: "text", from, text: text.slice(from, match.index) });
    spans.push(span);
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ kind: "text", from, text: text.slice(from) });
  return spans;
}

function spanOf({
  1: strong,
  2: emphasis,
  3: label,
  4: href,
  index: from,
}: RegExpExecArray): MarkdownSpan | null {
  if (strong !== undefined) return { kind: "strong", from, text: strong };
  if (emphasis !== undefined) return { kind: "emphasis", from, text: emphasis };
  if (label === undefined || href === undefined || !isSafeAddress(href)) return null;
  return { kind: "link", from, text: label, href };
}

/** The web over TLS, or an address to write to. */
const isSafeAddress = (href: string) =>
  /^https:\/\/[\w.-]+(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/i.test(href) ||
  /^mailto:[\w.+-]+@[\w.-]+$/i.test(href);
