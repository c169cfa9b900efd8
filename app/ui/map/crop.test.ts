import fc from "fast-check";
import { expect, test } from "vitest";
import { type Crop, cropTo } from "./crop.ts";
import { contains } from "./map-box.ts";
import { drawingBox, land, nameBox, nameSize, ringOf, sheet, villages } from "./villages.ts";

const levels = fc.integer({ min: 0, max: 9 });
const landBox = { x: land.left, y: land.top, width: land.right - land.left, height: land.bottom - land.top };
const frames: Record<Exclude<Crop, "full">, fc.Arbitrary<{ width: number; height: number }>> = {
  band: fc
    .integer({ min: 768, max: 2560 })
    .map((width) => ({ width, height: Math.max(280, Math.min(420, width * 0.272)) })),
  phone: fc
    .integer({ min: 340, max: 800 })
    .map((width) => ({ width, height: Math.min(320, (width * 212) / 390) })),
  strip: fc.integer({ min: 340, max: 640 }).map((width) => ({ width, height: (width * 146) / 390 })),
  "phone-full": fc.record({
    width: fc.integer({ min: 340, max: 900 }),
    height: fc.integer({ min: 500, max: 1100 }),
  }),
  margin: fc.record({
    width: fc.integer({ min: 340, max: 700 }),
    height: fc.integer({ min: 620, max: 1400 }),
  }),
  land: fc.record({ width: fc.integer({ min: 320, max: 1200 }), height: fc.integer({ min: 120, max: 400 }) }),
};

test.each(["band", "phone", "strip", "phone-full", "margin", "land"] as const)(
  "a %s keeps its frame's proportions",
  (crop) => {
    fc.assert(
      fc.property(levels, frames[crop], (level, size) => {
        const box = cropTo(crop, level, size);
        expect(box.width / box.height).toBeCloseTo(size.width / size.height, 6);
      }),
    );
  },
);

test.each(["band", "phone", "strip", "margin", "land"] as const)(
  "a %s never shows the edge of the sheet",
  (crop) => {
    fc.assert(
      fc.property(levels, frames[crop], (level, size) => {
        const box = cropTo(crop, level, size);
        const slack = {
          x: box.x + 1e-6,
          y: box.y + 1e-6,
          width: box.width - 2e-6,
          height: box.height - 2e-6,
        };
        expect(contains(landBox, slack)).toBe(true);
      }),
    );
  },
);

test.each(["band", "phone", "strip"] as const)(
  "a %s shows the present and the next village whole, with their names",
  (crop) => {
    fc.assert(
      fc.property(levels, frames[crop], (level, size) => {
        const box = cropTo(crop, level, size);
        for (const index of [level, level + 1]) {
          const village = villages[index];
          if (!village) continue;
          expect(contains(box, drawingBox(village)), `${village.name} at level ${level}`).toBe(true);
          expect(contains(box, nameBox(village, nameSize(index), index > level)), `its name`).toBe(true);
        }
        const next = villages[level + 1];
        if (!next) return;
        const { x, y, rx, ry } = ringOf(next);
        expect(contains(box, { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 }), `its ring`).toBe(true);
      }),
    );
  },
);

test("the phone's whole map holds all ten villages", () => {
  fc.assert(
    fc.property(levels, frames["phone-full"], (level, size) => {
      const box = cropTo("phone-full", level, size);
      for (const village of villages) expect(contains(box, drawingBox(village)), village.name).toBe(true);
    }),
  );
});

test("the full map is the whole sheet", () => {
  const box = cropTo("full", 3, { width: 864, height: 648 });
  expect(box.x).toBeCloseTo(0);
  expect(box.y).toBeCloseTo(0);
  expect(box.width).toBeCloseTo(sheet.width);
  expect(box.height).toBeCloseTo(sheet.height);
});
