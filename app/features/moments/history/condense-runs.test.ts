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
