/**
 * The journal as a book to print: cover, contents, a chapter for each person with its opening, its moments by years and its photo pages. One
 * HTML document without a script; every text is escaped, and its order is that of `chapters.ts`. Pure, so that a worker makes it.
 */

import { capitalise } from "#app/lib/format/capitalise.ts";
import { formatDay } from "#app/lib/format/days.ts";
import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { escaped } from "../escape-html.ts";
import { bookStyle } from "./book-style.ts";
import type { BookPaper, BookWords } from "./book-words.ts";
import {
  type BookCopy,
  type BookMoment,
  type BookPhoto,
  type BookSpan,
  bookChapters,
  type Chapter,
} from "./chapters.ts";
import { coverPicture } from "./cover-picture.ts";

export type BookSetting = {
  readonly words: BookWords;
  readonly language: Language;
  readonly today: CalendarDay;
  readonly paper: BookPaper;
  readonly letters: string | null;
  /** Where a photo is found; null: it could not be had. */
  readonly addressOf: (photo: BookPhoto) => string | null;
};

export type Book = { readonly style: string; readonly body: string };

export function makeBook(copy: BookCopy, setting: BookSetting): Book {
  const { words, today, paper, letters } = setting;
  const chapters = bookChapters(copy, today);
  const { title, nobody } = words;
  return {
    style: bookStyle(chapters, { paper, title, nobody, letters }),
    body: [
      cover(chapters, writerOf(copy), setting),
      contents(chapters, setting),
      ...chapters.map((chapter, at) => chapterPart(chapter, at + 1, setting)),
    ].join("\n"),
  };
}

/** Nothing runs in it, and only files beside it are shown. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:; font-src data:; base-uri 'none'; form-action 'none'";

/** The book as a file of its own, beside its photos. */
export function bookPage(copy: BookCopy, setting: BookSetting): string {
  const { style, body } = makeBook(copy, setting);
  return `<!doctype html>
<html lang="${setting.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<title>${escaped(setting.words.title)}</title>
<style>${style}</style>
${body}
</html>
`;
}

/** Empty where nothing is known, or names are veiled: such a copy has no profile. */
function writerOf({ profile }: BookCopy): string {
  return [profile?.first_name, profile?.last_name].filter((name) => typeof name === "string").join(" ");
}

function cover(chapters: readonly Chapter[], writer: string, { words }: BookSetting): string {
  const years = chapters.flatMap(({ years, spans }) => [
    ...years.map(({ year }) => year),
    ...spans.flatMap(({ start, end }) => [start, end].flatMap((date) => date?.slice(0, 4) ?? [])),
  ]);
  const [first, last] = [years.toSorted()[0], years.toSorted().at(-1)];
  const span = first === undefined ? "" : first === last ? first : `${first} – ${last}`;
  const by = writer === "" ? "" : `<p class="by" dir="auto">${escaped(writer)}</p>`;
  return `<section class="cover"><div><h1>${escaped(words.title)}</h1>${by}</div>${coverPicture}<p class="years">${span}</p></section>`;
}

function contents(chapters: readonly Chapter[], setting: BookSetting): string {
  const { words } = setting;
  const lines = chapters.map((chapter, at) => {
    const span = spanWords(chapter.spans, setting) || yearsOf(chapter);
    return `<li><a href="#chapter-${at + 1}"><span class="number">${at + 1}</span><bdi>${escaped(nameOf(chapter, words))}</bdi><span class="soft">${span}</span></a></li>`;
  });
  const list =
    lines.length > 0 ? `<ol>${lines.join("")}</ol>` : `<p class="soft">${escaped(words.nothing)}</p>`;
  return `<section class="contents"><h2>${escaped(words.contents)}</h2>${list}<p class="colophon">${escaped(words.colophon)}</p></section>`;
}

const nameOf = ({ person }: Chapter, { nobody }: BookWords) => person?.name ?? nobody;

function yearsOf({ years }: Chapter): string {
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  return first === undefined ? "" : first === last ? first : `${first} – ${last}`;
}

/** Dates as they were written, each time in one piece; what goes on has no end, and what is not known is not said. */
function spanWords(spans: readonly BookSpan[], { language }: BookSetting): string {
  const day = (date: BookSpan["start"]) => (date === null ? "" : formatVagueDate(date, language));
  return spans
    .map(({ start, end }) => (start === end ? day(start) : `${day(start)} – ${day(end)}`.trim()))
    .map((span) => `<span class="once">${escaped(capitalise(span))}</span>`)
    .join(" · ");
}

function chapterPart(chapter: Chapter, at: number, setting: BookSetting): string {
  const { words } = setting;
  const { person, spans, years, photos } = chapter;
  const facts = person ? [person.city, person.meeting_place].filter((fact) => fact) : [];
  const line = (kind: string, text: string) =>
    text === "" ? "" : `<p class="${kind}" dir="auto">${escaped(text)}</p>`;
  const opening = [
    `<header class="opening"><p class="number">${at}</p><h1 dir="auto">${escaped(nameOf(chapter, words))}</h1>`,
    `<p class="span">${spanWords(spans, setting) || (person ? "" : yearsOf(chapter))}</p>`,
    line("soft", facts.join(" · ")),
    person?.notes ? textPart(person.notes, "notes") : "",
    years.length + photos.length === 0 ? line("notes closed soft", words.nothing) : "",
    "</header>",
  ];
  const body = years.map(
    ({ year, moments }) => `<h2>${year}</h2>${moments.map((moment) => momentPart(moment, setting)).join("")}`,
  );
  return `<section class="chapter" id="chapter-${at}">${opening.join("")}${
    body.length > 0 ? `<div class="years chapter-${at}">${body.join("")}</div>` : ""
  }${platesPart(photos, at, setting)}</section>`;
}

/** Characters of a text that stays on one page with its heading. */
const shortText = 700;

function momentPart(moment: BookMoment, { words, language }: BookSetting): string {
  const day = capitalise(formatVagueDate(moment.occurred_on, language));
  if (moment.isClosed) {
    const until = words.closed.replace("{day}", formatDay(moment.until, language));
    return `<article class="moment short"><p class="day">${day}</p><p class="closed soft">${escaped(until)}</p></article>`;
  }
  const place = [moment.place, moment.city].filter((fact) => fact).join(", ");
  const mood = moment.mood === null ? "" : (words.moods[moment.mood - 1] ?? "");
  const facts = [day, mood, place].filter((fact) => fact !== "").map((fact) => `<bdi>${escaped(fact)}</bdi>`);
  const head = `<p class="day">${facts.join(" · ")}</p>${moment.word ? `<h3 dir="auto">${escaped(moment.word)}</h3>` : ""}`;
  const kind = `moment${moment.is_milestone ? " milestone" : ""}`;
  if (moment.text.length <= shortText) {
    return `<article class="${kind} short">${head}${textPart(moment.text, "")}</article>`;
  }
  const [first = "", ...others] = paragraphsOf(moment.text);
  // The heading never stands alone at the foot of a page.
  const lead =
    first.length <= shortText
      ? [`<div class="short">${head}${paragraph(first)}</div>`]
      : [head, paragraph(first)];
  return `<article class="${kind}"><div class="text">${[...lead, ...others.map(paragraph)].join("")}</div></article>`;
}

/** The person's own words, untouched: an empty line begins a paragraph. */
function textPart(text: string, kind: string): string {
  return text === "" ? "" : `<div class="text ${kind}">${paragraphsOf(text).map(paragraph).join("")}</div>`;
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^\n+|\s+$/g, ""))
    .filter((part) => part !== "");

/** A few lines are not divided between two pages. */
const paragraph = (text: string) =>
  `<p dir="auto"${text.length <= shortText / 2 ? ' class="short"' : ""}>${escaped(text)}</p>`;

/** Wide pictures stand alone, two upright ones side by side. */
function platesPart(photos: readonly BookPhoto[], at: number, setting: BookSetting): string {
  if (photos.length === 0) return "";
  const plates: BookPhoto[][] = [];
  for (const photo of photos) {
    const last = plates.at(-1);
    const [beside] = last?.length === 1 ? last : [];
    if (beside && isUpright(beside) && isUpright(photo)) last?.push(photo);
    else plates.push([photo]);
  }
  const shown = plates.map(
    (plate) => `<div class="plate">${plate.map((photo) => figure(photo, setting)).join("")}</div>`,
  );
  return `<div class="plates chapter-${at}"><h2>${escaped(setting.words.photos)}</h2>${shown.join("")}</div>`;
}

const isUpright = ({ width, height }: BookPhoto) => height > width;

function figure(photo: BookPhoto, { words, language, addressOf }: BookSetting): string {
  const { width, height, moment, caption, kind } = photo;
  const address = addressOf(photo);
  const facts = [
    kind === "video" ? words.video : "",
    caption || moment?.word || "",
    moment ? capitalise(formatVagueDate(moment.occurred_on, language)) : "",
  ].filter((fact) => fact !== "");
  const shown =
    address === null
      ? `<p class="missing">${escaped(kind === "video" ? words.video : words.missing)}</p>`
      : `<img src="${escaped(address)}" alt="${escaped(caption)}"${width > 0 ? ` width="${width}" height="${height}"` : ""}>`;
  const told = facts.map((fact) => `<bdi>${escaped(fact)}</bdi>`).join(" · ");
  return `<figure>${shown}${told === "" ? "" : `<figcaption>${told}</figcaption>`}</figure>`;
}
