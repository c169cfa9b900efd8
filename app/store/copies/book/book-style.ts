/**
 * The style of a printed book: the same for all (book.css), the paper, and a named page for each chapter, whose margin carries its running
 * head. Browsers that know no page margins (CSSMarginRule) print it without heads and numbers.
 */

import { shortenText } from "#domain/text/whole-signs.ts";
import style from "./book.css?raw";
import type { BookPaper } from "./book-words.ts";
import type { Chapter } from "./chapters.ts";

/** The page, its margins as top, outside, bottom and inside, and the highest a photo may be. */
const papers: Readonly<
  Record<
    BookPaper,
    {
      readonly size: string;
      readonly margins: readonly string[];
      readonly plate: string;
      readonly text: string;
    }
  >
> = {
  a5: { size: "148mm 210mm", margins: ["20mm", "15mm", "20mm", "19mm"], plate: "64mm", text: "10.5pt" },
  a4: { size: "210mm 297mm", margins: ["27mm", "30mm", "28mm", "36mm"], plate: "99mm", text: "12pt" },
  letter: { size: "8.5in 11in", margins: ["25mm", "31mm", "26mm", "37mm"], plate: "92mm", text: "12pt" },
};

type BookStyle = {
  readonly paper: BookPaper;
  readonly title: string;
  readonly nobody: string;
  /** Where the letters are loaded from; null: those of the system that reads it. */
  readonly letters: string | null;
};

export function bookStyle(
  chapters: readonly Chapter[],
  { paper, title, nobody, letters }: BookStyle,
): string {
  const { size, margins, plate, text } = papers[paper];
  const [top, outside, bottom, inside] = margins;
  const face = letters
    ? `@font-face{font-family:"Book";font-weight:380 480;src:url("${letters}") format("woff2")}`
    : "";
  const pages = [
    `@page{size:${size};margin:${top} ${outside} ${bottom} ${inside}}`,
    `@page:left{margin:${top} ${inside} ${bottom} ${outside}}`,
    ...chapters.map(({ person }, at) => chapterPage(at + 1, person?.name ?? nobody, title)),
  ];
  return `${face}:root{--plate:${plate};--text:${text}}${style}${pages.join("")}`;
}

/** The title on the left, the chapter's name on the right, as in a bound book. */
function chapterPage(at: number, name: string, title: string): string {
  const head = (text: string) =>
    `content:${quoted(text)};font:italic 8.5pt Book,Georgia,serif;color:#5b5045;white-space:nowrap`;
  return (
    `.chapter-${at}{page:chapter-${at}}` +
    `@page chapter-${at}:left{@top-left{${head(title)}}}` +
    `@page chapter-${at}:right{@top-right{${head(shortenText(name, longest))}}}`
  );
}

/** As long as one line of the smallest page takes. */
const longest = 60;

/** As a CSS string: every sign that is no letter, number or space is written as its number, so that no name can end the string or the element. */
function quoted(text: string): string {
  const signs = text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return `"${signs}"`;
}
