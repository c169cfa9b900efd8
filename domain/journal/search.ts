/** Search over everything on the device: names, cities, words, texts, tags, places, captions; accents and case folded. */

import type { Media } from "#domain/media/media.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed, placeLine } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isSealedAway } from "#domain/relationship/veil.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import { type Journal, keptJournal } from "./journal.ts";

/** One row, folded once. Fields are in order of weight: a name or a word, then tags and places, then long text. */
export type SearchDocument = {
  readonly kind: "relationship" | "moment" | "media";
  readonly id: string;
  /** Ranks the most recent first among equals. */
  readonly day: CalendarDay;
  readonly title: string;
  readonly labels: string;
  readonly text: string;
  /** The name of the relationship of a moment or a picture. */
  readonly about: string;
  /** Whom it is about; its own id for a relationship. */
  readonly relationshipId: string | null;
  readonly mood: number | null;
  /** For filtering: the folded form, and the original spelling. */
  readonly tags: readonly { readonly folded: string; readonly written: string }[];
};

function relationshipDocument(relationship: Relationship): SearchDocument {
  const { id, name, city, meeting_place, notes, start_date, created_at } = relationship;
  return {
    kind: "relationship",
    id,
    day: start_date === null ? created_at.slice(0, 10) : representativeDay(start_date),
    title: foldText(name),
    labels: foldText(`${city ?? ""} ${meeting_place ?? ""}`),
    text: foldText(notes),
    about: "",
    relationshipId: id,
    mood: null,
    tags: [],
  };
}

function momentDocument(moment: Moment, about: string): SearchDocument {
  return {
    kind: "moment",
    id: moment.id,
    day: representativeDay(moment.occurred_on),
    title: foldText(moment.word),
    labels: foldText(`${moment.tags.join(" ")} ${placeLine(moment) ?? ""}`),
    text: foldText(moment.text),
    about: foldText(about),
    relationshipId: moment.relationship_id,
    mood: moment.mood,
    tags: moment.tags.map((written) => ({ folded: foldText(written), written })),
  };
}

/** A picture is found by its caption; its day is that of its moment, or the day it was added. */
function mediaDocument(media: Media, moment: Moment | undefined, about: string): SearchDocument {
  return {
    kind: "media",
    id: media.id,
    day: moment ? representativeDay(moment.occurred_on) : media.created_at.slice(0, 10),
    title: "",
    labels: "",
    text: foldText(media.caption),
    about: foldText(about),
    relationshipId: media.relationship_id ?? moment?.relationship_id ?? null,
    mood: null,
    tags: [],
  };
}

/** Folded documents by row: rows keep their identity until they change. */
export type FoldedRows = WeakMap<object, SearchDocument>;

/**
 * Excludes the trash, sealed relationships (unless `opened`) and letters whose day has not come; folded relationships are included, since
 * they are in the list. A generator, so that a long journal can be processed in slices.
 */
export function* readSearchDocuments(
  journal: Journal,
  today: CalendarDay,
  opened: ReadonlySet<string> = new Set(),
  folded: FoldedRows = new WeakMap(),
): Generator<SearchDocument> {
  const { relationships, moments, media } = keptJournal(journal);
  const hidden = new Set(
    relationships.flatMap((one) => (isSealedAway(one, today) && !opened.has(one.id) ? [one.id] : [])),
  );
  const names = new Map(relationships.map(({ id, name }) => [id, name]));
  const byId = new Map(moments.map((moment) => [moment.id, moment]));
  const canRead = (moment: Moment) => !isSealed(moment, today) && !hidden.has(moment.relationship_id ?? "");

  for (const relationship of relationships) {
    if (!hidden.has(relationship.id)) yield fold(relationship, "", relationshipDocument);
  }
  for (const moment of moments) {
    if (!canRead(moment)) continue;
    yield fold(moment, names.get(moment.relationship_id ?? "") ?? "", momentDocument);
  }
  for (const one of media) {
    const moment = byId.get(one.moment_id ?? "");
    if (one.caption === "" || hidden.has(one.relationship_id ?? "") || (moment && !canRead(moment))) continue;
    const about = names.get(one.relationship_id ?? moment?.relationship_id ?? "") ?? "";
    yield mediaDocument(one, moment, about);
  }

  function fold<Row extends object>(
    row: Row,
    about: string,
    make: (row: Row, about: string) => SearchDocument,
  ): SearchDocument {
    const known = folded.get(row);
    if (known && known.about === foldText(about)) return known;
    const document = make(row, about);
    folded.set(row, document);
    return document;
  }
}

export type FoundDocument = { readonly document: SearchDocument; readonly score: number };

/** Every word of the query must occur somewhere in the row. Best first; an empty query finds nothing. */
export function findDocuments(index: Iterable<SearchDocument>, query: string): readonly FoundDocument[] {
  const words = foldText(query)
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const found: FoundDocument[] = [];
  for (const document of index) {
    const score = scoreOf(document, words);
    if (score > 0) found.push({ document, score });
  }
  return found.sort(bestFirst);
}

function bestFirst({ document: a, score }: FoundDocument, { document: b, score: other }: FoundDocument) {
  return other - score || (a.day < b.day ? 1 : a.day > b.day ? -1 : a.id < b.id ? -1 : 1);
}

function scoreOf(document: SearchDocument, words: readonly string[]): number {
  let score = document.kind === "relationship" ? 1 : 0;
  for (const word of words) {
    const best = Math.max(
      weigh(document.title, word) * 8,
      weigh(document.labels, word) * 4,
      weigh(document.about, word) * 2,
      weigh(document.text, word),
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

/** 4 the whole field, 3 a whole word, 2 the beginning of a word, 1 inside a word, 0 absent. */
function weigh(field: string, word: string): number {
  let at = field.indexOf(word);
  if (at === -1) return 0;
  if (field === word) return 4;
  let best = 1;
  while (at !== -1) {
    const end = at + word.length;
    if (at === 0 || !isLetter(field, at - 1)) {
      if (end === field.length || !isLetter(field, end)) return 3;
      best = 2;
    }
    at = field.indexOf(word, end);
  }
  return best;
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 191;
}
