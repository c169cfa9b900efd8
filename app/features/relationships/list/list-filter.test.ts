import { expect, test } from "vitest";
import { type ListFilter, readListFilter, writeListFilter } from "./list-filter.ts";

test("an address without anything shows everything, the most recent first", () => {
  expect(readListFilter(new URLSearchParams(), null)).toEqual({ query: "", status: "all", sort: "recent" });
});

test.each<ListFilter>([
  { query: "", status: "all", sort: "recent" },
  { query: "", status: "ended", sort: "rating" },
  { query: "", status: "ongoing", sort: "alphabetical" },
])("%o comes back from its address as it was", (filter) => {
  const address = writeListFilter(filter).toString();
  expect(readListFilter(new URLSearchParams(address), null)).toEqual(filter);
});

test("an address nobody wrote is read as the usual list", () => {
  expect(readListFilter(new URLSearchParams("status=burnt&sort=price&q=Inès"), null)).toEqual({
    query: "",
    status: "all",
    sort: "recent",
  });
});

test("what is searched for never stands in the address", () => {
  expect(writeListFilter({ query: "Inès", status: "all", sort: "recent" }).toString()).toBe("");
});
