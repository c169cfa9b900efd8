import { expect, test } from "vitest";
import { foldCharacters } from "#domain/text/fold-text.ts";
import source from "./fold.js?raw";

/** As the page has it: its modules are put together as text. */
const fold: (written: string) => string = new Function(`${source.replace(/^export /gm, "")}; return fold;`)();

test("the page of a copy compares every letter and sign as the app does", () => {
  const different: string[] = [];
  for (let code = 0; code <= 0x1ffff; code += 1) {
    const character = String.fromCodePoint(code);
    // Signs of Chinese and syllables of Korean have no spelling of their own here, and are most of Unicode.
    if (/[\p{Unified_Ideograph}\p{Script=Hangul}\p{Cs}\p{Cn}\p{Co}]/u.test(character)) continue;
    if (fold(character) !== foldCharacters(character)) different.push(code.toString(16));
  }
  expect(different).toEqual([]);
});
