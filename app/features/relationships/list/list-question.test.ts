import { expect, test } from "vitest";
import { type ListQuestion, readListQuestion, writeListQuestion } from "./list-question.ts";

test("an address without anything shows everything, the most recent first", () => {
  expect(readListQuestion(new URLSearchParams())).toEqual({ query: "", status: "all", sort: "recent" });
});

test.each<ListQuestion>([
  { query: "", status: "all", sort: "recent" },
  { query: "Saint-Étienne & Lyon", status: "ended", sort: "rating" },
  { query: " ", status: "ongoing", sort: "alphabetical" },
])("%o comes back from its address as it was", (question) => {
  const address = writeListQuestion(question).toString();
  expect(readListQuestion(new URLSearchParams(address))).toEqual(question);
});

test("an address nobody wrote is read as the usual list", () => {
  expect(readListQuestion(new URLSearchParams("status=burnt&sort=price&q="))).toEqual({
    query: "",
    status: "all",
    sort: "recent",
  });
});
