import { expect, test } from "vitest";
import { compareWords } from "#app/lib/compare-words.ts";
import { condenseRuns } from "./condense-runs.ts";

test("what two long texts share is cut to the words around what differs", () => {
  const shared = "one two three four five six seven eight nine ten ".repeat(10);
  const { mine } = compareWords(`${shared}was gentle ${shared}`, `${shared}was heavy ${shared}`);
  const condensed = condenseRuns(mine, 20);
  expect(condensed.map(({ differs }) => differs)).toEqual([false, true, false]);
  expect(condensed[1]?.text.trim()).toBe("gentle");
  expect(condensed[0]?.text).toMatch(/^… .*\bwas $/);
  expect(condensed[0]?.text.length).toBeLessThan(60);
  expect(condensed[2]?.text).toMatch(/^one two .*… $/);
});

test("a short text stays whole", () => {
  const { mine } = compareWords("we walked home", "we drove home");
  expect(condenseRuns(mine, 40)).toEqual(mine);
});

test("a difference of many pages is cut to its ends", () => {
  const { mine } = compareWords("word ".repeat(5_000), "other");
  const [run] = condenseRuns(mine, 60);
  expect(run?.differs).toBe(true);
  expect(run?.text).toMatch(/^word word .*… .*word $/);
  expect(run?.text.length).toBeLessThan(700);
});
