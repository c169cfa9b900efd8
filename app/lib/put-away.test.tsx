import { afterEach, expect, test } from "vitest";
import { languageKey } from "./i18n/language.ts";
import { putAway } from "./put-away.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("what this browser remembers of whoever leaves goes, what is added one day too; its language stays", async () => {
  localStorage.setItem("tendre.loggedIn", "anna 12345678");
  localStorage.setItem("a key of next year", "of hers");
  localStorage.setItem(languageKey, "fr");
  sessionStorage.setItem("tendre.search", "of hers too");
  const since = "2026-11-22T10:00:00.000Z";
  expect(await putAway({ personId: "anna", disposal: "delete", since })).toBe(true);
  expect(Object.keys(localStorage)).toEqual([languageKey]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
