/**
 * The filter of the list. Status and order stand in the URL, so that a reload, a bookmark and the back button restore them; the words searched
 * for are private and stay in this tab's memory, while its journal is open.
 */
import type { Journal } from "#app/store/db/journal.ts";
import { type RelationshipStatus, relationshipStatuses } from "#domain/relationship/relationship.ts";
import { type RelationshipSort, relationshipSorts } from "#domain/relationship/relationship-list.ts";

export type ListFilter = {
  readonly query: string;
  readonly status: RelationshipStatus | "all";
  readonly sort: RelationshipSort;
};

let lastQuery: { readonly of: Journal; readonly query: string } | null = null;

export function keepListQuery(journal: Journal | null, query: string): void {
  lastQuery = journal && { of: journal, query };
}

/** Every URL gives a valid filter. */
export function readListFilter(search: URLSearchParams, journal: Journal | null): ListFilter {
  return {
    query: lastQuery !== null && lastQuery.of === journal ? lastQuery.query : "",
    status: relationshipStatuses.find((status) => status === search.get("status")) ?? "all",
    sort: relationshipSorts.find((sort) => sort === search.get("sort")) ?? "recent",
  };
}

/** Defaults are omitted, and what is searched for always. */
export function writeListFilter({ status, sort }: ListFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (status !== "all") search.set("status", status);
  if (sort !== "recent") search.set("sort", sort);
  return search;
}
