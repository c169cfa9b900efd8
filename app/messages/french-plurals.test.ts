import { expect, test } from "vitest";

const files = import.meta.glob<string>(
  "../features/{game,media,moments,statistics,subscription,timeline}/**/messages.fr.ts",
  { query: "?raw", import: "default", eager: true },
);

/** A branch `one` that writes its number out: « un », « une », « 1 ». */
const spelledOut = /\bone \{(?![^{}]*#)[^{}]*?(?<![\p{L}’])(?:une?|1)(?![\p{L}’])[^{}]*\}/iu;

test("in French the form for one is that of zero too, so no such form says one in words", () => {
  expect(Object.keys(files).length).toBeGreaterThan(6);
  const wrong = Object.entries(files).flatMap(([file, text]) =>
    text.split("\n").flatMap((line, at) => (spelledOut.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(wrong).toEqual([]);
});
