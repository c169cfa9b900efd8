import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#domain/fixtures/any-text.ts";
import { cleanLine, cleanText } from "./clean-text.ts";

test.each([
  ["a\u0000b", "ab"],
  ["a\u202Eb\u2066c", "abc"],
  ["un\r\ndeux\rtrois", "un\ndeux\ntrois"],
  ["tab\tkept", "tab\tkept"],
  ["e\u0301", "é"],
  ["half \ud83d here", "half \ufffd here"],
  ["👩‍❤️‍👩", "👩‍❤️‍👩"],
  ["end  \n\n", "end"],
])("%j is kept as %j", (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test("a line has no line breaks and single spaces", () => {
  expect(cleanLine("  Bal\n des \u00a0 pompiers ")).toBe("Bal des pompiers");
});

test.each([
  "\u200d",
  "\u200d \u200d",
  "\ufe0f",
  "\u3164",
  "\u2800",
  "\u00ad",
  "\u034f",
  "\u{e0041}",
  "\u2060",
])("a line of %j alone shows nothing and is empty", (text) => {
  expect(cleanLine(text)).toBe("");
  expect(cleanLine(`${text}x`)).not.toBe("");
});

test("cleaning twice changes nothing more, and what is kept is always well formed", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      expect(cleanText(text).isWellFormed()).toBe(true);
      expect(/[\u202A-\u202E\u2066-\u2069]/.test(cleanText(text))).toBe(false);
    }),
  );
});
