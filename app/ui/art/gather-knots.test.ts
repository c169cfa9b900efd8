import fc from "fast-check";
import { expect, test } from "vitest";
import { gatherKnots } from "./gather-knots.ts";

const anyKnots = fc
  .array(fc.integer({ min: -20, max: 320 }), { maxLength: 30 })
  .map((places) => places.map((at, id) => ({ id: String(id), at })));

test("no two knots lie on each other, none is lost, and none hides where a path begins or ends", () => {
  fc.assert(
    fc.property(anyKnots, fc.integer({ min: 30, max: 300 }), fc.boolean(), (knots, end, isTurned) => {
      const room = { apart: 16, start: isTurned ? end : 0, end: isTurned ? 0 : end };
      const groups = gatherKnots(knots, room);
      expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(knots.map(({ id }) => id).toSorted());
      for (const [index, { at }] of groups.entries()) {
        const before = groups[index - 1];
        if (before) expect(at - before.at).toBeGreaterThanOrEqual(16);
        expect(at).toBeGreaterThanOrEqual(12);
        expect(at).toBeLessThanOrEqual(end - 12);
      }
    }),
  );
});

test("on a path too short for a knot beside its marks they are one in its middle", () => {
  const knots = [
    { id: "a", at: 2 },
    { id: "b", at: 7 },
  ];
  expect(gatherKnots(knots, { apart: 16, start: 0, end: 8 })).toEqual([{ ids: ["a", "b"], at: 4 }]);
});
