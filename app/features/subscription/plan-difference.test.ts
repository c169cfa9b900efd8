import { expect, test } from "vitest";
import { comparePlans, soldExtras, soldLimits } from "./plan-difference.ts";

test("from free to plus everything is gained and nothing lost", () => {
  expect(comparePlans("free", "plus")).toEqual({
    gains: [{ of: "relations", from: 3, to: 10 }, { of: "images", from: 3, to: 10 }, { of: "hasStats" }],
    losses: [],
  });
});

test("from pro to plus the limits come back, and the priority help goes", () => {
  expect(comparePlans("pro", "plus")).toEqual({
    gains: [],
    losses: [
      { of: "relations", from: null, to: 10 },
      { of: "images", from: null, to: 10 },
      { of: "hasPrioritySupport" },
    ],
  });
});

test("another rhythm of payment changes nothing in the plan", () => {
  expect(comparePlans("plus", "plus")).toEqual({ gains: [], losses: [] });
});

test("nothing is sold that is not in this version: LISA, exports and Next Crush stand in no plan", () => {
  const named = [...soldLimits, ...soldExtras];
  for (const missing of ["aiMessages", "hasExport", "hasNextCrush"]) expect(named).not.toContain(missing);
  expect(named).toEqual(["relations", "images", "hasStats", "hasPrioritySupport"]);
});
