import { expect, test } from "vitest";
import { comparePlans, countedLimits, extras, extrasOf } from "./plan-difference.ts";

test("from free to plus everything is gained and nothing lost", () => {
  expect(comparePlans("free", "plus", true)).toEqual({
    gains: [
      { of: "relations", from: 3, to: 10 },
      { of: "images", from: 3, to: 10 },
      { of: "aiMessages", from: 30, to: 150 },
      { of: "hasStats" },
      { of: "hasExport" },
    ],
    losses: [],
  });
});

test("from pro to plus the limits come back, and the priority help goes", () => {
  expect(comparePlans("pro", "plus", true)).toEqual({
    gains: [],
    losses: [
      { of: "relations", from: null, to: 10 },
      { of: "images", from: null, to: 10 },
      { of: "aiMessages", from: 400, to: 150 },
      { of: "hasNextCrush" },
      { of: "hasPrioritySupport" },
    ],
  });
});

test("where nobody reads what is written to help, coming first there is neither listed, gained nor lost", () => {
  expect(extrasOf("pro", true)).toContain("hasPrioritySupport");
  expect(extrasOf("pro", false)).not.toContain("hasPrioritySupport");
  for (const list of Object.values(comparePlans("pro", "free", false)))
    expect(list.map(({ of }) => of)).not.toContain("hasPrioritySupport");
});

test("another rhythm of payment changes nothing in the plan", () => {
  expect(comparePlans("plus", "plus", true)).toEqual({ gains: [], losses: [] });
});

test("what the catalogue grants is what is sold, and nothing else", () => {
  const named = [...countedLimits, ...extras];
  expect(named).toEqual([
    "relations",
    "images",
    "aiMessages",
    "hasStats",
    "hasExport",
    "hasNextCrush",
    "hasPrioritySupport",
  ]);
});
