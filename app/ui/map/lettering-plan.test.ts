import fc from "fast-check";
import { expect, test } from "vitest";
import { cropTo } from "./crop.ts";
import { legibleSize, namesWithin, placeNames } from "./lettering-plan.ts";
import { nameSize } from "./villages.ts";

test("no name is ever smaller than 12 px", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.2, max: 6, noNaN: true }),
      fc.integer({ min: 0, max: 9 }),
      (pixelsPerUnit, index) => {
        expect(legibleSize(nameSize(index), pixelsPerUnit) * pixelsPerUnit).toBeGreaterThanOrEqual(12 - 1e-9);
      },
    ),
  );
});

test("on the whole sheet at 864 px every river and sea is named, none under 12 px", () => {
  const frame = { width: 864, height: 648 };
  const names = namesWithin(cropTo("full", 4, frame), frame);
  expect(names.map(({ text }) => text)).toEqual(placeNames.map(({ text }) => text));
  for (const { size } of names) expect((size * frame.width) / 1280).toBeGreaterThanOrEqual(12 - 1e-9);
});

test("a name that would have to grow past its room is left out rather than laid over the land", () => {
  const frame = { width: 360, height: 270 };
  const names = namesWithin(cropTo("full", 4, frame), frame);
  expect(names.map(({ text }) => text)).not.toContain("Estime");
});

test("a name the frame would cut is not drawn", () => {
  const view = { x: 700, y: 500, width: 360, height: 196 };
  expect(namesWithin(view, { width: 390, height: 212 }).map(({ text }) => text)).toEqual([]);
});

test("a name that something on the map would cover stands elsewhere along its course, or is not drawn", () => {
  const frame = { width: 864, height: 648 };
  const view = cropTo("full", 4, frame);
  const river = (covered?: { x: number; y: number; width: number; height: number }) =>
    namesWithin(view, frame, covered).find(({ text }) => text === "Reconnaissance")?.path;
  const upper = { x: 330, y: 316, width: 176, height: 150 };
  expect(river()).toBeDefined();
  expect(river(upper)).not.toBe(river());
  expect(river(upper)).toBeDefined();
  expect(river({ ...upper, x: 300, height: 400 })).toBeUndefined();
});
