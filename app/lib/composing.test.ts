import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isComposing } from "./composing.ts";

test.for([
  ["a key", { isComposing: false, keyCode: 13 }, false],
  ["a key of an input method", { isComposing: true, keyCode: 13 }, true],
  ["the key that ended a composition", { isComposing: false, keyCode: 229 }, true],
] as const)("%s", ([, key, is]) => {
  expect(isComposing(key)).toBe(is);
  expect(isComposing({ nativeEvent: key })).toBe(is);
});

/** Words of a handler that reads which key it was. */
const readsKey = /\.key\b|[{,]\s*key\s*[,}][^;]*KeyboardEvent/;
const hearsKeys = /onKey(?:Down|Up|Press)\b|["']key(?:down|up|press)["']|KeyboardEvent/;
// The last two ask for whoever calls them.
const asks = /\b(?:isComposing|isTyping|rowOf)\(/;

test("whatever acts on a key asks first whether it belongs to an input method", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(`app/${name}`, "utf8") }));
  const acting = files.filter(({ text }) => hearsKeys.test(text) && readsKey.test(text));
  expect(acting.length).toBeGreaterThan(20);
  expect(acting.filter(({ text }) => !asks.test(text)).map(({ name }) => name)).toEqual([]);
  // The browser's own mark has one reader.
  const readers = files.filter(({ text }) => /\.isComposing\b/.test(text)).map(({ name }) => name);
  expect(readers).toEqual(["lib/composing.ts"]);
});
