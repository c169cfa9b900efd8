import { expect, test } from "vitest";
import { comparePlans } from "./plan-difference.ts";

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

test("from pro to plus the limits come back, and Next Crush and the priority help go", () => {
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
