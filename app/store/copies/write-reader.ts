/** The page inside a ZIP that shows the copy without Tendre: one file, no network (its policy forbids any), both themes. */
import type { JournalFile } from "#domain/copy/journal-file.ts";
import { coverPicture } from "./book/cover-picture.ts";
import { escaped } from "./escape-html.ts";
import calendar from "./reader/calendar.js?raw";
import dates from "./reader/dates.js?raw";
import fold from "./reader/fold.js?raw";
import journal from "./reader/journal.js?raw";
import make from "./reader/make.js?raw";
import path from "./reader/path.js?raw";
import people from "./reader/people.js?raw";
import photos from "./reader/photos.js?raw";
import style from "./reader/reader.css?raw";
import reader from "./reader/reader.js?raw";
import search from "./reader/search.js?raw";
import type { ReaderWords } from "./reader-words.ts";

/** Only what the page itself holds runs, and only files beside it are shown. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' file: data:; media-src 'self' file:; font-src data:; base-uri 'none'; form-action 'none'";

/** Each after what it takes from others. */
const modules = [journal, make, dates, photos, path, people, calendar, fold, search, reader];

/** One module of all: a page that is opened from a file may fetch none. */
const script = modules
  .map((source) => source.replace(/^import .*\n/gm, "").replace(/^export /gm, ""))
  .join("\n");

type ReaderSetting = {
  readonly words: ReaderWords;
  readonly language: string;
  /** A data address; null: those of the system that reads it. */
  readonly letters: string | null;
};

export function readerPage(copy: JournalFile, { words, language, letters }: ReaderSetting): string {
  // No text of the journal can end the element that holds it.
  const data = JSON.stringify({ copy, words, language }).replaceAll("<", "\\u003c");
  const link = (page: "path" | "people" | "photos" | "calendar") =>
    `<a href="#${page}">${escaped(words[page])}</a>`;
  const face = letters
    ? `@font-face{font-family:Newsreader;font-weight:380 480;src:url("${letters}") format("woff2")}`
    : "";
  return `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<title>${escaped(words.title)}</title>
<style>${face}${style}</style>
<header>
<div class="title"><div><h1>${escaped(words.title)}</h1>
<p>${writerOf(copy)}${escaped(words.lead)}</p>
<button type="button" class="plain"></button></div>
${coverPicture}</div>
</header>
<div class="bar"><div><nav aria-label="${escaped(words.contents)}">${link("path")}${link("people")}${link("photos")}${link("calendar")}</nav>
<input type="search" aria-label="${escaped(words.search)}" placeholder="${escaped(words.search)}"></div></div>
<main></main>
<footer class="soft">${escaped(words.foot)}</footer>
<script type="application/json" id="copy">${data}</script>
<script type="module">${script}</script>
</html>
`;
}

/** Nothing where no name is known, or names are veiled: such a copy has no profile. */
function writerOf({ profile }: JournalFile): string {
  const name = [profile?.first_name, profile?.last_name].filter((part) => part).join(" ");
  return name === "" ? "" : `<bdi>${escaped(name)}</bdi> · `;
}
