/** Search over everything on the device: names, cities, words, texts, tags, places; accents and case folded. */
import type { CalendarDay } from "./calendar-day.ts";
import { foldText } from "./fold-text.ts";
import { type Journal, keptJournal } from "./journal.ts";
import type { Moment } from "./moment.ts";
import { isSealed } from "./moment-rules.ts";
import type { Relationship } from "./relationship.ts";
import { representativeDay } from "./vague-date.ts";
import { isSealedAway } from "./veil.ts";

/** One row, folded once. Fields are in order of weight: a name or a word, then tags and places, then long text. */
export type SearchDocument = {
  readonly kind: "relationship" | "moment";
  readonly id: string;
  /** The most recent comes first among equals. */
  readonly day: CalendarDay;
  readonly title: string;
  readonly labels: string;
  readonly text: string;
  /** The name of the one a moment is about. */
  readonly about: string;
};

export type SearchHit = {
  readonly kind: SearchDocument["kind"];
  readonly id: string;
  readonly score: number;
};

export function relationshipDocument(relationship: Relationship): SearchDocument {
  const { id, name, city, meeting_place, notes, start_date, created_at } = relationship;
  return {
    kind: "relationship",
    id,
    day: start_date === null ? created_at.slice(0, 10) : representativeDay(start_date),
    title: foldText(name),
    labels: foldText(`${city ?? ""} ${meeting_place ?? ""}`),
    text: foldText(notes),
    about: "",
  };
}

export function momentDocument(moment: Moment, about: string): SearchDocument {
  return {
    kind: "moment",
    id: moment.id,
    day: representativeDay(moment.occurred_on),
    title: foldText(moment.word),
    labels: foldText(`${moment.tags.join(" ")} ${moment.place ?? ""}`),
    text: foldText(moment.text),
    about: foldText(about),
  };
}

/**
 * The trash, sealed relationships (unless `opened`) and letters whose day has not come cannot be found; folded
 * relationships can, since they are still in the list.
 */
export function buildSearchIndex(
  journal: Journal,
  today: CalendarDay,
  opened: ReadonlySet<string> = new Set(),
): readonly SearchDocument[] {
  const { relationships, moments } = keptJournal(journal);
  const hidden = new Set(
    relationships.flatMap((one) => (isSealedAway(one, today) && !opened.has(one.id) ? [one.id] : [])),
  );
  const names = new Map(relationships.map(({ id, name }) => [id, name]));
  return [
    ...relationships.filter(({ id }) => !hidden.has(id)).map(relationshipDocument),
    ...moments
      .filter((moment) => !isSealed(moment, today) && !hidden.has(moment.relationship_id ?? ""))
      .map((moment) => momentDocument(moment, names.get(moment.relationship_id ?? "") ?? "")),
  ];
}

export type SearchResult = { readonly hits: readonly SearchHit[]; readonly total: number };

/** Every word of the query must be found somewhere in the row. Best first, at most `limit`; an empty query finds nothing. */
export function searchJournal(index: readonly SearchDocument[], query: string, limit = 50): SearchResult {
  const words = foldText(query)
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return { hits: [], total: 0 };
  const found: (SearchHit & { readonly day: CalendarDay })[] = [];
  for (const document of index) {
    const score = scoreOf(document, words);
    if (score > 0) found.push({ kind: document.kind, id: document.id, score, day: document.day });
  }
  found.sort((a, b) => b.score - a.score || (a.day < b.day ? 1 : a.day > b.day ? -1 : a.id < b.id ? -1 : 1));
  return {
    hits: found.slice(0, limit).map(({ kind, id, score }) => ({ kind, id, score })),
    total: found.length,
  };
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
