import { useDeferredValue, useMemo } from "react";
import { findDocuments, type SearchDocument } from "#domain/journal/search.ts";
import { countFacets, type FacetCounts, narrowFound } from "#domain/journal/search-facets.ts";
import type { SearchRequest } from "./search-request.ts";

export type Found = {
  /** The request of this result; typing may be ahead of it. */
  readonly request: SearchRequest;
  readonly documents: readonly SearchDocument[];
  /** Before the filters. */
  readonly total: number;
  readonly facets: FacetCounts;
};

/** The input appears at once; the results are deferred. */
export function useFound(
  index: readonly SearchDocument[] | undefined,
  asked: SearchRequest,
): Found | undefined {
  const request = useDeferredValue(asked);
  const { query, filter } = request;
  const all = useMemo(() => index && findDocuments(index, query), [index, query]);
  return useMemo(
    () =>
      all && {
        request: { query, filter },
        documents: narrowFound(all, filter).map(({ document }) => document),
        total: all.length,
        facets: countFacets(all, filter),
      },
    [all, query, filter],
  );
}
