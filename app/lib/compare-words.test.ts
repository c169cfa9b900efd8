import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Comparison,
  compareParagraphs,
  compareWords,
  isChanged,
  type WordRun,
} from "./compare-words.ts";

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

const kept = (runs: readonly WordRun[]) =>
  whole(runs.filter(({ differs }) => !differs))
    .split(/\s+/)
    .filter(Boolean);

test("of two versions, what is kept is the same in both, and with what went or came it is each of them", () => {
  const word = fc.constantFrom("we", "the", "sea", "rain", "home", "again", "\n\n", "a long walk");
  const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(text, text, (old, now) => {
      const parts = compareParagraphs(old, now);
      expect(parts.map(({ mine }) => whole(mine)).join("")).toBe(old);
      expect(parts.map(({ theirs }) => whole(theirs)).join("")).toBe(now);
      for (const { mine, theirs } of parts) expect(kept(mine)).toEqual(kept(theirs));
    }),
  );
});

/** Paragraphs of an entry of many pages, in the few words that people use again and again. */
function pages(count: number): string[] {
  const words = [
    "we",
    "walked",
    "by",
    "the",
    "sea",
    "and",
    "it",
    "rained",
    "again",
    "she",
    "laughed",
    "then",
  ];
  return Array.from({ length: count }, (_, at) =>
    Array.from({ length: 60 }, (_, place) =>
      place % 10 === 9 ? `day${at}.${place}` : words[(at * 7 + place * place) % words.length],
    ).join(" "),
  );
}

const changes = (parts: readonly Comparison[]) =>
  parts.filter(isChanged).map(({ mine, theirs }) => [differing(mine), differing(theirs)]);

test("a long entry changed at both ends has lost one word at each, and nothing between them", () => {
  const old = pages(150);
  const now = old.with(0, `Once ${old[0]}`).with(-1, `${old.at(-1)} home`);
  expect(changes(compareParagraphs(old.join("\n\n"), now.join("\n\n")))).toEqual([
    [[], ["Once"]],
    [[], ["home"]],
  ]);
});

test("so has one that is a single paragraph of nine thousand words", () => {
  const old = pages(150).join(" ");
  const { mine, theirs } = compareWords(old, `Once ${old.replace("day75.39", "nothing")} home`);
  expect(differing(mine)).toEqual(["day75.39"]);
  expect(differing(theirs)).toEqual(["Once", "nothing", "home"]);
});

test("a paragraph taken out of many is struck alone, one put in is added alone", () => {
  const old = pages(40);
  const now = [...old.slice(0, 10), ...old.slice(11, 30), "It was a Tuesday.", ...old.slice(30)];
  expect(changes(compareParagraphs(old.join("\n"), now.join("\n")))).toEqual([
    [[old[10]], []],
    [[], ["It was a Tuesday."]],
  ]);
});

test("other line breaks alone change no words", () => {
  expect(compareParagraphs("one two\n\nthree", "one two\nthree").some(isChanged)).toBe(false);
  expect(compareParagraphs("one two\n\nthree", "one two three").some(isChanged)).toBe(false);
});

/** Processor time of this thread, in microseconds, to compare two texts of `count` words with nothing in common, the best of several. */
function costOf(count: number): number {
  const long = (word: string) => Array.from({ length: count }, (_, index) => `${word}${index}`).join(" ");
  const [mine, theirs] = [long("a"), long("b")];
  const runs = Array.from({ length: 2 }, () => {
    const before = process.threadCpuUsage();
    expect(compareWords(mine, theirs).mine).toHaveLength(1);
    return process.threadCpuUsage(before).user;
  });
  return Math.min(...runs);
}

test("two long texts with nothing in common take time by their length, not by its square", () => {
  costOf(4_000);
  // The square would be 64. In turns, the best of all: what else the machine does to its caches falls on both.
  const pairs = Array.from({ length: 3 }, () => [costOf(4_000), costOf(32_000)] as const);
  const best = (at: 0 | 1) => Math.min(...pairs.map((pair) => pair[at]));
  expect(best(1) / best(0)).toBeLessThan(30);
});
