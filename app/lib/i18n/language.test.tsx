import { afterEach, expect, test, vi } from "vitest";
import { languageKey, startingLanguage } from "./language.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ["fr", ["en-GB"], "fr"],
  ["en", ["fr-FR"], "en"],
  [null, ["fr-CA", "en"], "fr"],
  [null, ["de-DE", "en-US"], "en"],
  [null, ["de-DE"], "en"],
  ["de", ["fr-FR"], "fr"],
] as const)(
  "remembered %s, in a browser that reads %s, the app speaks %s and remembers it",
  (kept, browser, spoken) => {
    if (kept) localStorage.setItem(languageKey, kept);
    vi.spyOn(navigator, "languages", "get").mockReturnValue(browser);
    expect(startingLanguage()).toBe(spoken);
    expect(localStorage.getItem("preferredLanguage")).toBe(spoken);
    expect(document.documentElement.lang).toBe(spoken);
  },
);
