import { expect, test } from "vitest";
import { mediaTraits } from "#domain/media/media-traits.ts";
import { momentTraits } from "#domain/moment/moment-traits.ts";
import { relationshipTraits } from "#domain/relationship/relationship-traits.ts";
import { life } from "./facts/life.ts";
import type { LifeWords } from "./life.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

const languages = [en, fr];

/** Every text with what it is and the letters it may have. */
function texts({ people, moments, tags, needs, pictures, writer }: LifeWords) {
  return [
    ...Object.entries(people).flatMap(([id, one]) => [
      { id, text: one.city, limit: relationshipTraits.city.max },
      { id, text: one.meetingPlace, limit: relationshipTraits.meeting_place.max },
      { id, text: one.notes, limit: relationshipTraits.notes.max },
    ]),
    ...Object.entries(moments).flatMap(([id, { word, text, place, caption }]) => [
      { id, text: word, limit: momentTraits.word.max },
      { id, text, limit: momentTraits.text.max },
      { id, text: place ?? "", limit: momentTraits.place.max },
      { id, text: caption ?? "", limit: mediaTraits.caption.max },
    ]),
    ...Object.entries(tags).map(([id, text]) => ({ id, text, limit: momentTraits.tags.max })),
    ...Object.entries({ ...needs, ...pictures }).map(([id, text]) => ({
      id,
      text,
      limit: mediaTraits.caption.max,
    })),
    { id: "writer", text: writer.bio, limit: 2_000 },
  ];
}

test("both languages tell of the same people, pages, places and pictures", () => {
  const shape = ({ people, moments, tags, needs, pictures }: LifeWords) => ({
    people: Object.keys(people),
    moments: Object.entries(moments).map(([id, told]) => [id, Object.keys(told)]),
    keys: [tags, needs, pictures].map((each) => Object.keys(each)),
    empty: Object.entries(moments).flatMap(([id, { text }]) => (text === "" ? [id] : [])),
  });
  expect(shape(fr)).toEqual(shape(en));
  expect(Object.keys(en.moments)).toEqual(life.moments.map(({ id }) => id));
  expect(Object.keys(en.people)).toEqual(life.people.map(({ id }) => id));
});

test("every text fits its field and is clean", () => {
  for (const words of languages)
    for (const { id, text, limit } of texts(words)) {
      expect(text.length, `${id} of ${words.language}`).toBeLessThanOrEqual(limit);
      expect(text, id).toBe(text.normalize("NFC").trim());
      expect(text, id).not.toMatch(/['"]|\d [:;?!]/);
    }
});

test("French has its no-break spaces", () => {
  for (const { id, text } of texts(fr))
    expect(text.replace(/\d:\d/g, ""), id).not.toMatch(/(?<!\u00A0)[;:?!»](?![^«]*https)|«(?!\u00A0)/);
});

test("every tag and picture is known and used; a picture has its caption and says who agreed", () => {
  const tags = new Set(life.moments.flatMap((moment) => moment.tags));
  expect([...tags].toSorted()).toEqual(Object.keys(en.tags).toSorted());
  const pictures = new Set(life.moments.flatMap(({ picture }) => picture ?? []));
  expect([...pictures].toSorted()).toEqual(Object.keys(en.pictures).toSorted());
  for (const { id, picture, consent } of life.moments) {
    expect(picture === undefined, id).toBe(en.moments[id]?.caption === undefined);
    expect(picture === undefined, id).toBe(consent === undefined);
  }
  for (const need of life.needs)
    for (const tag of [...need.for, ...need.against]) expect(tags).toContain(tag);
});

test("nobody is under age", () => {
  for (const { age } of life.people) expect(age).toBeGreaterThanOrEqual(18);
});

const seasonal =
  /\b(?:january|february|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|snow|christmas|easter|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|printemps|automne|hiver|neige|noël|pâques)\b/i;

test("a page that slides with today names no month, season or feast", () => {
  for (const { id, at } of life.moments) {
    if (typeof at === "object" && !("days" in at) && !("sameDay" in at)) continue;
    for (const { moments } of languages)
      expect(`${moments[id]?.word} ${moments[id]?.text}`, id).not.toMatch(seasonal);
  }
});

/** Participles and adjectives that would tell the gender of whoever says “je”. */
const tells = [
  /\bje (?:me |m’)?(?:suis|serai|étais|serais|fus)\s+(?!dit\b|en\b|là\b|à\b|pas\b|sur\b|dans\b|d’)\p{L}*(?:é|ée|i|ie|u|ue|s|se|t|te|x|eux|euse)\b/iu,
  /\bm’(?:a|as|ont|avait|avaient|aura) (?!dit|donné|demandé|écrit|offert|apporté|prêté|appris|pris la|confié|montré|présenté une|parlé|pesé|annoncé|interdit|posé|envoyé|fait|jamais)\p{L}+(?:é|ée|u|ue|is|ise|it|ite)\b/iu,
];

test("the one who writes is of no gender in French", () => {
  for (const [id, { text }] of Object.entries(fr.moments))
    for (const tell of tells) expect(text.replace(/«[^»]*»/g, "«»"), id).not.toMatch(tell);
});
