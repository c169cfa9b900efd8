/** Filters on search results: by relationship, year, mood and tag. */

import { foldText } from "#domain/text/fold-text.ts";
import { yearOf } from "#domain/time/calendar-day.ts";
import type { FoundDocument, SearchDocument } from "./search.ts";

export type SearchFilter = {
  readonly relationshipId: string | null;
  readonly year: number | null;
  /** 1 to 5. */
  readonly mood: number | null;
  readonly tag: string | null;
};

export const noFilter: SearchFilter = { relationshipId: null, year: null, mood: null, tag: null };

type Facet = keyof SearchFilter;

/** The number of results for each value with the other filters applied; values without results are omitted, most first. */
export type FacetCounts = {
  readonly [Key in Facet]: readonly {
    readonly value: NonNullable<SearchFilter[Key]>;
    readonly count: number;
  }[];
};

const facets: readonly Facet[] = ["relationshipId", "year", "mood", "tag"];

function keeps(document: SearchDocument, { relationshipId, year, mood, tag }: SearchFilter): boolean {
  if (relationshipId !== null && document.relationshipId !== relationshipId) return false;
  if (year !== null && yearOf(document.day) !== year) return false;
  if (mood !== null && document.mood !== mood) return false;
  if (tag === null) return true;
  const folded = foldText(tag);
  return document.tags.some((one) => one.folded === folded);
}

export function narrowFound(found: readonly FoundDocument[], filter: SearchFilter): readonly FoundDocument[] {
  if (facets.every((facet) => filter[facet] === null)) return found;
  return found.filter(({ document }) => keeps(document, filter));
}

export function countFacets(found: readonly FoundDocument[], filter: SearchFilter): FacetCounts {
  const without = (facet: Facet) => narrowFound(found, { ...filter, [facet]: null });
  return {
    relationshipId: count(without("relationshipId"), ({ relationshipId }) => relationshipId),
    year: count(without("year"), ({ day }) => yearOf(day)),
    mood: count(without("mood"), ({ mood }) => mood),
    tag: countTags(without("tag")),
  };
}

function count<Value>(found: readonly FoundDocument[], read: (document: SearchDocument) => Value | null) {
  const counts = new Map<Value, number>();
  for (const { document } of found) {
    const value = read(document);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, times]) => ({ value, count: times })).sort((a, b) => b.count - a.count);
}

/** « Été » and « été » are one tag, in its most recent spelling; it counts once per moment. */
function countTags(found: readonly FoundDocument[]): FacetCounts["tag"] {
  const known = new Map<string, { value: string; count: number; day: string; last: SearchDocument }>();
  for (const { document } of found) {
    for (const { folded, written } of document.tags) {
      const tag = known.get(folded);
      if (!tag) {
        known.set(folded, { value: written, count: 1, day: document.day, last: document });
        continue;
      }
      if (tag.last !== document) tag.count += 1;
      tag.last = document;
      if (document.day > tag.day) [tag.value, tag.day] = [written, document.day];
    }
  }
  return [...known.values()]
    .map(({ value, count: times }) => ({ value, count: times }))
    .sort((a, b) => b.count - a.count);
}
