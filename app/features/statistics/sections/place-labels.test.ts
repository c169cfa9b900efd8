import fc from "fast-check";
import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.ts";

const anyLabels = fc
  .array(fc.record({ wanted: fc.integer({ min: -40, max: 640 }), height: fc.constantFrom(22, 46) }), {
    maxLength: 12,
  })
  .map((labels) => labels.map((label, key) => ({ ...label, key: String(key) })));

test("no label lies over another, and all are inside where there is room", () => {
  fc.assert(
    fc.property(anyLabels, (labels) => {
      const placed = placeLabels(labels, 0, 600);
      const rows = labels
        .map(({ key, height }) => ({ top: placed.get(key) ?? Number.NaN, height }))
        .toSorted((a, b) => a.top - b.top);
      for (const [index, { top, height }] of rows.entries()) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + height).toBeLessThanOrEqual(rows[index + 1]?.top ?? 600);
      }
    }),
  );
});

test("a label alone stands where it is wanted", () => {
  expect(placeLabels([{ key: "a", wanted: 90, height: 46 }], 0, 600).get("a")).toBe(90);
});
