import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWords, type WordRun } from "./compare-words.ts";

const differing = (runs: readonly WordRun[]) =>
  runs.filter(({ differs }) => differs).map(({ text }) => text.trim());
const whole = (runs: readonly WordRun[]) => runs.map(({ text }) => text).join("");

test("only the words that differ are marked", () => {
  const { mine, theirs } = compareWords(
    "On a marché jusqu’au phare. Elle chantait faux, exprès.",
    "On a marché jusqu’au phare. Je n’avais pas froid.",
  );
  expect(differing(mine)).toEqual(["Elle chantait faux, exprès."]);
  expect(differing(theirs)).toEqual(["Je n’avais pas froid."]);
});

test("a word put in the middle leaves its neighbours unmarked", () => {
  const { mine, theirs } = compareWords("the red old umbrella", "the red umbrella");
  expect(differing(mine)).toEqual(["old"]);
  expect(differing(theirs)).toEqual([]);
});

test("the same text twice has nothing to mark", () => {
  expect(compareWords("a b\n\nc", "a b\n\nc").mine).toEqual([{ text: "a b\n\nc", differs: false }]);
  expect(compareWords("", "").mine).toEqual([]);
});

test("the runs put together are the text, line breaks included", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", " ", "\n", "  "), { maxLength: 40 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [mine, theirs] = [a.join(""), b.join("")];
      const comparison = compareWords(mine, theirs);
      expect(whole(comparison.mine)).toBe(mine);
      expect(whole(comparison.theirs)).toBe(theirs);
    }),
  );
});

/** Milliseconds to compare two texts of `count` words with nothing in common, the best of several. */
function costOf(count: number): number {
  const long = (word: string) => Array.from({ length: count }, (_, index) => `${word}${index}`).join(" ");
  const [mine, theirs] = [long("a"), long("b")];
  const runs = Array.from({ length: 5 }, () => {
    const began = performance.now();
    expect(compareWords(mine, theirs).mine).toHaveLength(1);
    return performance.now() - began;
  });
  return Math.min(...runs);
}

test("two long texts with nothing in common take time by their length, not by its square", () => {
  costOf(4_000);
  // The square would be 64. In turns, the best of all: what else the machine does falls on both.
  const pairs = Array.from({ length: 5 }, () => [costOf(4_000), costOf(32_000)] as const);
  const best = (at: 0 | 1) => Math.min(...pairs.map((pair) => pair[at]));
  expect(best(1) / best(0)).toBeLessThan(30);
});
