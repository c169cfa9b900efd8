/** The filter of the list, stored in the URL so that a reload, a bookmark and the back button restore it. */
import { type RelationshipStatus, relationshipStatuses } from "#domain/relationship/relationship.ts";
import { type RelationshipSort, relationshipSorts } from "#domain/relationship/relationship-list.ts";

export type ListFilter = {
  readonly query: string;
  readonly status: RelationshipStatus | "all";
  readonly sort: RelationshipSort;
};

/** Every URL gives a valid filter. */
export function readListFilter(search: URLSearchParams): ListFilter {
  return {
    query: search.get("q") ?? "",
    status: relationshipStatuses.find((status) => status === search.get("status")) ?? "all",
    sort: relationshipSorts.find((sort) => sort === search.get("sort")) ?? "recent",
  };
}

/** Defaults are omitted. */
export function writeListFilter({ query, status, sort }: ListFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (query !== "") search.set("q", query);
  if (status !== "all") search.set("status", status);
  if (sort !== "recent") search.set("sort", sort);
  return search;
}
