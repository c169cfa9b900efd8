import { useDeferredValue, useMemo } from "react";
import { findDocuments, type SearchDocument } from "#domain/journal/search.ts";
import { countFacets, type FacetCounts, narrowFound } from "#domain/journal/search-facets.ts";
import type { SearchQuestion } from "./search-question.ts";

export type Found = {
  /** The question it answers; typing may be ahead of it. */
  readonly question: SearchQuestion;
  readonly documents: readonly SearchDocument[];
  /** Before the filters. */
  readonly total: number;
  readonly facets: FacetCounts;
};

/** The letters appear at once; what they find follows when the page has time. */
export function useFound(
  index: readonly SearchDocument[] | undefined,
  asked: SearchQuestion,
): Found | undefined {
  const question = useDeferredValue(asked);
  const { query, filter } = question;
  const all = useMemo(() => index && findDocuments(index, query), [index, query]);
  return useMemo(
    () =>
      all && {
        question: { query, filter },
        documents: narrowFound(all, filter).map(({ document }) => document),
        total: all.length,
        facets: countFacets(all, filter),
      },
    [all, query, filter],
  );
}
