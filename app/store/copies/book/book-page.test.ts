import { expect, test } from "vitest";
import { type CopyChoice, wholeCopy } from "#domain/copy/choose-copy.ts";
import { makeCopy } from "#domain/copy/make-copy.ts";
import { buildMedia, buildMoment, buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import type { Media } from "#domain/media/media.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { bookPage, makeBook } from "./book-page.ts";

const today = "2026-11-21";
const words = {
  title: "My journal",
  contents: "Contents",
  colophon: "colophon",
  nobody: "Nobody in particular",
  nothing: "Nothing is written here.",
  photos: "Photos",
  video: "Video",
  missing: "Could not be had",
  closed: "A letter that waits for {day}.",
  moods: ["Stormy", "Heavy", "Even", "Gentle", "Bright"],
};

type Rows = {
  readonly relationships?: readonly Relationship[];
  readonly moments?: readonly Moment[];
  readonly media?: readonly Media[];
};

function bookOf(
  { relationships = [], moments = [], media = [] }: Rows,
  {
    choice = wholeCopy,
    language = "en",
  }: { readonly choice?: CopyChoice; readonly language?: "en" | "fr" } = {},
) {
  const copy = makeCopy(
    {
      journal: { relationships, moments, media },
      profile: null,
      versions: new Map(),
      owner: "0198c000-0000-7000-8000-000000000001",
      preferences: { language, theme: "system", single_keys: true, quick_exit: true },
      madeAt: "2026-11-21T10:00:00.000Z",
      today,
      aliasWords: { person: "Person", writer: "Me" },
    },
    choice,
  );
  const setting = { words, language, today, paper: "a5", letters: null } as const;
  const addressOf = ({ id }: { readonly id: string }) => `photo:${id}`;
  return { ...makeBook(copy, { ...setting, addressOf }), page: bookPage(copy, { ...setting, addressOf }) };
}

const headings = (body: string) => [...body.matchAll(/<h1 dir="auto">([^<]*)</g)].map(([, name]) => name);
const about = (one: Relationship) => ({ relationship_id: one.id });
const person = (at: number, name: string, start: string | null) =>
  buildRelationship(at, { name, start_date: start === null ? null : vagueDate(start) });

test("chapters go by the first known day, vague or not; whoever has none comes last, before nobody", () => {
  const met = person(3, "Met", null);
  const { body } = bookOf({
    relationships: [
      person(1, "Undated", null),
      person(2, "December", "2019-12"),
      met,
      person(4, "Spring", "2019-21"),
    ],
    moments: [buildMoment(1, "2018-05-01", about(met)), buildMoment(2, "2001", { relationship_id: null })],
  });
  expect(headings(body)).toEqual(["Met", "Spring", "December", "Undated", "Nobody in particular"]);
});

test("a vague date is printed as it was written, and moments of a year stand by the first day they can mean", () => {
  const alma = person(1, "Alma", "2019");
  const on = (at: number, date: string) => buildMoment(at, date, about(alma));
  const { body } = bookOf(
    { relationships: [alma], moments: [on(1, "2019-12-01"), on(2, "2019-21"), on(3, "2019-08-01")] },
    { language: "fr" },
  );
  const days = [...body.matchAll(/<p class="day"><bdi>([^<]*)</g)].map(([, day]) => day);
  expect(days).toEqual(["Printemps 2019", "1er août 2019", "1er décembre 2019"]);
  expect(body).toContain(">2019 –<");
});

test("a letter before its day is never printed, nor its photos, whatever was chosen", () => {
  const alma = person(1, "Alma", "2019");
  const letter = (sealed_until: string) => {
    const moment = buildMoment(1, "2024-05", {
      ...about(alma),
      word: "Secret",
      text: "Hidden words",
      sealed_until,
    });
    const photo = buildMedia(1, { ...about(alma), moment_id: moment.id, caption: "Hidden photo" });
    const rows = { relationships: [alma], moments: [moment], media: [photo] };
    return bookOf(rows, { choice: { ...wholeCopy, withLetters: true } }).page;
  };
  expect(letter("2026-11-22")).toContain("A letter that waits for 22 November 2026.");
  expect(letter("2026-11-22")).not.toMatch(/Secret|Hidden/);
  expect(letter("2026-11-21")).toMatch(/Secret.*Hidden words.*Hidden photo/s);
});

test("a photo that was blurred stays out; two upright ones share a plate, a wide one has its own", () => {
  const alma = person(1, "Alma", "2019");
  const upright = { ...about(alma), width: 960, height: 1200 };
  const { body } = bookOf({
    relationships: [alma],
    media: [
      buildMedia(1, { ...upright, position: 1 }),
      buildMedia(2, { ...upright, position: 2 }),
      buildMedia(3, { ...about(alma), width: 1600, height: 900, position: 3 }),
      buildMedia(4, { ...upright, is_blurred: true, position: 4 }),
    ],
  });
  const plates = body.split('<div class="plate">').slice(1);
  expect(plates.map((plate) => plate.match(/<img /g)?.length)).toEqual([2, 1]);
});

test("no name or text leaves its place: not the element, not the style, not the head of the page", () => {
  const name = `Zoé "\\</style><script>alert(1)</script>`;
  const zoe = person(1, name, "2019");
  const { page, style } = bookOf({
    relationships: [zoe],
    moments: [
      buildMoment(1, "2024-05", { ...about(zoe), word: "<b>", text: '"><img src=x onerror=alert(1)>' }),
    ],
  });
  expect(page).not.toMatch(/<script|<b>|<img/);
  expect(page.match(/<\/style>/g)).toHaveLength(1);
  expect(style).toContain(String.raw`content:"Zoé \22 \5c \3c \2f style\3e \3c script\3e `);
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/https?:/);
});

test("each chapter has the book's title as running head on its left pages, and its own name on its right ones", () => {
  const written = [buildMoment(1, "2024", { relationship_id: null })];
  const { page } = bookOf({
    relationships: [person(1, "Alma", "2019"), person(2, "Zoé", "2021")],
    moments: written,
  });
  const heads = [...page.matchAll(/@page (chapter-\d+):(left|right)\{@top-(left|right)\{content:"([^"]*)"/g)];
  expect(heads.map(([, ...head]) => head.join(" "))).toEqual([
    "chapter-1 left left My journal",
    "chapter-1 right right Alma",
    "chapter-2 left left My journal",
    "chapter-2 right right Zoé",
    "chapter-3 left left My journal",
    "chapter-3 right right Nobody in particular",
  ]);
  for (const at of [1, 2, 3]) expect(page).toContain(`.chapter-${at}{page:chapter-${at}}`);
});

test("a chapter without a page says so, and a book without a chapter too", () => {
  expect(bookOf({ relationships: [person(1, "Alma", null)] }).body).toContain("Nothing is written here.");
  expect(bookOf({}).body).toContain("Nothing is written here.");
});

test("where names are veiled, no name is anywhere in the book", () => {
  const alma = person(1, "Alma", "2019");
  const moments = [buildMoment(1, "2024-05", { ...about(alma), text: "With Alma by the sea" })];
  const { page } = bookOf({ relationships: [alma], moments }, { choice: { ...wholeCopy, names: "veiled" } });
  expect(page).not.toContain("Alma");
  expect(page).toContain("With Person A by the sea");
});

test("a long text goes over pages by paragraphs, its heading with the first; a short one stays whole", () => {
  const alma = person(1, "Alma", "2019");
  const long = Array.from({ length: 8 }, (_, at) => `${at} ${"word ".repeat(30)}`).join("\n\n");
  const of = (text: string) =>
    bookOf({
      relationships: [alma],
      moments: [buildMoment(1, "2024-05", { ...about(alma), word: "Walk", text })],
    }).body;
  expect(of("A walk.\nBy the sea.\n\n\nHome.")).toMatch(
    /<article class="moment short">.*Walk.*<p dir="auto" class="short">A walk\.\nBy the sea\.<\/p><p [^>]*>Home\.<\/p>/s,
  );
  expect(of(long)).toMatch(
    /<article class="moment"><div class="text"><div class="short">.*Walk.*0 word.*<\/p><\/div><p/s,
  );
});
