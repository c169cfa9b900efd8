/** Everything that questions are answered from, made once per journal and kept in step with it. */

import { orderKey } from "#domain/moment/moment-order.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { datePrecision, representativeDay } from "#domain/time/vague-date.ts";
import type { LisaMoment, LisaNeed, LisaPages, LisaRelationship } from "./lisa-pages.ts";
import { type Concept, conceptOf, isMoodWord } from "./read/concepts.ts";
import { languageOfWords } from "./read/language.ts";
import { stemOf, wordsOfFolded } from "./read/words.ts";
import type { LisaLanguage } from "./reply.ts";

export type Page = {
  readonly moment: LisaMoment;
  readonly id: string;
  /** Id of the relationship; null: about nobody in particular. */
  readonly about: string | null;
  /** The middle of its date. */
  readonly day: CalendarDay;
  readonly isExact: boolean;
  readonly order: string;
  readonly mood: number | null;
  /** Before, during, after; null unless all three were given. */
  readonly feelings: readonly [number, number, number] | null;
  /** Folded. */
  readonly tags: readonly string[];
  readonly language: LisaLanguage;
  /** Title and text, folded. */
  readonly folded: string;
  /** Stems with their weight: title, tags, place, text and captions. */
  readonly stems: ReadonlyMap<string, number>;
  readonly length: number;
};

export type TagInfo = {
  /** As it was last written. */
  readonly label: string;
  readonly folded: string;
  readonly concept: Concept | null;
  readonly isMood: boolean;
  readonly pages: readonly Page[];
};

export type LisaIndex = {
  readonly pages: LisaPages;
  /** By day and hour. */
  readonly all: readonly Page[];
  readonly byId: ReadonlyMap<string, Page>;
  readonly byPerson: ReadonlyMap<string | null, readonly Page[]>;
  /** In the order of their first page or start. */
  readonly people: readonly LisaRelationship[];
  readonly person: ReadonlyMap<string, LisaRelationship>;
  readonly needs: readonly LisaNeed[];
  /** The most used first. */
  readonly tags: readonly TagInfo[];
  readonly tagOf: ReadonlyMap<string, TagInfo>;
  /** `en:stem` or `fr:stem` to the pages with it. */
  readonly postings: ReadonlyMap<string, readonly Page[]>;
  readonly meanLength: number;
  /** Places and cities, folded, to how they are written. */
  readonly places: ReadonlyMap<string, string>;
};

/** Reads all pages. Given an earlier index, rows that are the same objects are not read again. */
export function buildLisaIndex(pages: LisaPages, earlier: LisaIndex | null = null): LisaIndex {
  const all = pages.moments
    .map((moment) => {
      const known = earlier?.byId.get(moment.id);
      return known && isSameRow(known.moment, moment) ? { ...known, moment } : pageOf(moment);
    })
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1));
  const byPerson = Map.groupBy(all, ({ about }) => about);
  const tags = tagsOf(all);
  return {
    pages,
    all,
    byId: new Map(all.map((page) => [page.id, page])),
    byPerson,
    people: inOrder(pages.relationships, byPerson),
    person: new Map(pages.relationships.map((one) => [one.id, one])),
    needs: pages.needs.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    tags,
    tagOf: new Map(tags.map((tag) => [tag.folded, tag])),
    postings: postingsOf(all),
    meanLength: all.reduce((sum, { length }) => sum + length, 0) / Math.max(1, all.length),
    places: placesOf(pages),
  };
}

const fieldsRead = [
  "relationship_id",
  "occurred_on",
  "time_of_day",
  "mood",
  "feeling_before",
  "feeling_during",
  "feeling_after",
  "word",
  "text",
  "place",
  "city",
  "isSealed",
] as const satisfies readonly (keyof LisaMoment)[];

function isSameRow(a: LisaMoment, b: LisaMoment): boolean {
  return (
    a === b ||
    (fieldsRead.every((field) => a[field] === b[field]) &&
      a.tags.join("\n") === b.tags.join("\n") &&
      a.captions.join("\n") === b.captions.join("\n"))
  );
}

function pageOf(moment: LisaMoment): Page {
  const { feeling_before: before, feeling_during: during, feeling_after: after } = moment;
  const [title, body] = [foldText(moment.word), foldText(moment.text)];
  const tags = [...new Set(moment.tags.map(foldText))];
  const place =
    moment.place === null && moment.city === null
      ? ""
      : foldText(`${moment.place ?? ""} ${moment.city ?? ""}`);
  const [titleWords, words] = [wordsOfFolded(title), wordsOfFolded(body)];
  const language = languageOfWords(words.length > 0 ? words : titleWords, moment.text || moment.word, "en");
  const stems = new Map<string, number>();
  let length = 0;
  const add = (some: readonly string[], weight: number) => {
    for (const word of some) {
      length += 1;
      const stem = `${language}:${stemOf(word, language)}`;
      stems.set(stem, (stems.get(stem) ?? 0) + weight);
    }
  };
  add(titleWords, 3);
  if (tags.length > 0) add(wordsOfFolded(tags.join(" ")), 2);
  if (place !== "") add(wordsOfFolded(place), 2);
  add(words, 1);
  for (const caption of moment.captions) add(wordsOfFolded(foldText(caption)), 1);
  return {
    moment,
    id: moment.id,
    about: moment.relationship_id,
    day: representativeDay(moment.occurred_on),
    isExact: datePrecision(moment.occurred_on) === "day",
    order: orderKey(moment),
    mood: moment.mood,
    feelings: before !== null && during !== null && after !== null ? [before, during, after] : null,
    tags,
    language,
    folded: `${title} ${body}`,
    stems,
    length,
  };
}

function tagsOf(all: readonly Page[]): readonly TagInfo[] {
  const found = new Map<string, { label: string; pages: Page[] }>();
  for (const page of all) {
    for (const written of page.moment.tags) {
      const folded = foldText(written);
      const tag = found.get(folded) ?? { label: written, pages: [] };
      tag.label = written;
      if (tag.pages.at(-1) !== page) tag.pages.push(page);
      found.set(folded, tag);
    }
  }
  return [...found]
    .map(([folded, { label, pages }]) => {
      const concept = conceptOf(folded);
      return { label, folded, concept, isMood: isMoodWord(concept), pages };
    })
    .sort((a, b) => b.pages.length - a.pages.length || (a.folded < b.folded ? -1 : 1));
}

function postingsOf(all: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const postings = new Map<string, Page[]>();
  for (const page of all) {
    for (const stem of page.stems.keys()) {
      const pages = postings.get(stem);
      if (pages) pages.push(page);
      else postings.set(stem, [page]);
    }
  }
  return postings;
}

function inOrder(
  relationships: readonly LisaRelationship[],
  byPerson: ReadonlyMap<string | null, readonly Page[]>,
): readonly LisaRelationship[] {
  const firstOf = ({ id, start_date }: LisaRelationship) =>
    start_date === null ? (byPerson.get(id)?.[0]?.day ?? "9") : representativeDay(start_date);
  return relationships
    .map((one) => ({ one, first: firstOf(one) }))
    .sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : a.one.id < b.one.id ? -1 : 1))
    .map(({ one }) => one);
}

function placesOf({ moments, relationships }: LisaPages): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const add = (written: string | null) => {
    for (const part of written?.split(/,\s*/) ?? []) {
      const folded = foldText(part).replace(/^(?:the|le|la|les) /, "");
      if (folded.length >= 3 && !places.has(folded)) places.set(folded, part);
    }
  };
  for (const { place, city } of moments) {
    add(place);
    add(city);
  }
  for (const { city } of relationships) add(city);
  return places;
}
