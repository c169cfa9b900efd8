/** What is written for people: the comments of a program, the paragraphs of a page. */

export type Passage = { readonly path: string; readonly line: number; readonly text: string };

/** Whether a file is read at all: programs, styles, SQL and pages. */
export const isRead = (path: string) => /\.(?:tsx?|mjs|js|css|sql|md)$/.test(path);

/** @param text of the file at `path`, whose ending says how comments are written in it */
export function passagesOf(path: string, text: string): readonly Passage[] {
  const taken = path.endsWith(".md") ? paragraphs(text) : comments(text, path.endsWith(".sql"));
  return taken.map(({ line, lines }) => ({ path, line, text: lines.join(" ").replace(/\s+/g, " ").trim() }));
}

type Taken = { readonly line: number; readonly lines: string[] };

/** Paragraphs, list items and table rows, each by itself. */
function paragraphs(text: string): readonly Taken[] {
  return join(
    text.split("\n").map((line) => ({
      words: line.trim() === "" ? null : line.replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, "$1 ($2)"),
      begins: /^\s*(?:[-*|#]|\d+\.) ?/.test(line),
    })),
  );
}

function comments(text: string, isSql: boolean): readonly Taken[] {
  let isInside = false;
  return join(
    text.split("\n").map((line) => {
      if (isSql) return { words: /^\s*-- ?(.*)$/.exec(line)?.[1] ?? null, begins: false };
      const opened = isInside ? null : /(?:^|[\s({;,])\/\*+(.*)$/.exec(line);
      if (isInside || opened) {
        const rest = opened?.[1] ?? line;
        const end = rest.indexOf("*/");
        isInside = end < 0;
        const words = (end < 0 ? rest : rest.slice(0, end)).replace(/^\s*\*? ?/, "");
        return { words, begins: opened !== null };
      }
      const alone = /^\s*\/\/ ?(.*)$/.exec(line)?.[1];
      const beside = /\s\/\/ (.*)$/.exec(line)?.[1];
      return { words: alone ?? beside ?? null, begins: alone === undefined };
    }),
  );
}

/** Neighbouring lines that hold words are one passage, unless the later one begins another. */
function join(lines: readonly { readonly words: string | null; readonly begins: boolean }[]) {
  const taken: Taken[] = [];
  let open: Taken | null = null;
  for (const [at, { words, begins }] of lines.entries()) {
    if (words === null) {
      open = null;
      continue;
    }
    if (open === null || begins) {
      open = { line: at + 1, lines: [] };
      taken.push(open);
    }
    open.lines.push(words);
  }
  return taken;
}
