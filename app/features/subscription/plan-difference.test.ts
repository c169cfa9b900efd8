import { expect, test } from "vitest";
import { comparePlans, countedLimits, extras } from "./plan-difference.ts";

test("from free to plus everything is gained and nothing lost", () => {
  expect(comparePlans("free", "plus")).toEqual({
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
  expect(comparePlans("pro", "plus")).toEqual({
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

test("another rhythm of payment changes nothing in the plan", () => {
  expect(comparePlans("plus", "plus")).toEqual({ gains: [], losses: [] });
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
