import { expect, test, vi } from "vitest";
import { allWords, loadWordsOnScreen, mergeMessages, showWords, wordsLoader } from "./words-loader.ts";

test("groups that both have are merged inside, and a compiled message is replaced whole", () => {
  const first = { list: { title: "List", count: ["a", "b"] }, close: "Close" };
  const second = { list: { count: ["c"], form: { save: "Save" } } };
  // @ts-expect-error A compiled message may be an array, which the library's type of written messages does not know.
  expect(mergeMessages(first, second)).toEqual({
    list: { title: "List", count: ["c"], form: { save: "Save" } },
    close: "Close",
  });
});

test("each language is requested once, and what has arrived says so to React", async () => {
  const request = vi.fn(async (language: "en" | "fr") => ({ language }));
  const words = wordsLoader(request);
  await Promise.all([words("en"), words("en"), words("fr")]);
  expect(request.mock.calls).toEqual([["en"], ["fr"]]);
  expect(words("en")).toMatchObject({ status: "fulfilled", value: { language: "en" } });
});

test("several parts come as one", async () => {
  const parts = [{ a: { b: "1" } }, { a: { c: "2" } }].map((part) => wordsLoader(async () => part));
  expect(await allWords(...parts)("fr")).toEqual({ a: { b: "1", c: "2" } });
});

test("a new language is loaded for what is on screen, and for nothing that has left it", async () => {
  const [shown, gone] = [vi.fn(async () => ({})), vi.fn(async () => ({}))];
  const hide = [showWords(shown), showWords(shown)];
  showWords(gone)();
  await loadWordsOnScreen("fr");
  expect(shown).toHaveBeenCalledExactlyOnceWith("fr");
  expect(gone).not.toHaveBeenCalled();
  hide[0]?.();
  await loadWordsOnScreen("en");
  expect(shown).toHaveBeenCalledTimes(2);
  hide[1]?.();
  await loadWordsOnScreen("fr");
  expect(shown).toHaveBeenCalledTimes(2);
});

test("what comes on screen while a new language is loaded is loaded too, before that is shown", async () => {
  const coming = Promise.withResolvers<object>();
  const hide = [showWords(() => coming.promise)];
  const isLoaded = loadWordsOnScreen("fr");
  const late = vi.fn(async () => ({}));
  hide.push(showWords(late));
  coming.resolve({});
  await isLoaded;
  expect(late).toHaveBeenCalledExactlyOnceWith("fr");
  for (const off of hide) off();
});

test("a part that cannot be loaded does not keep the others from it", async () => {
  const hide = showWords(async () => Promise.reject(new Error("away")));
  await expect(loadWordsOnScreen("fr")).resolves.toBeUndefined();
  hide();
});
