import { expect, test } from "vitest";
import { boxOfPlaced, roadLegs, villageDrawings } from "./engraved.ts";
import { contains, overlaps } from "./map-box.ts";
import { drawingBox, land, nameBox, nameSize, villages } from "./villages.ts";

test("the ten villages stand in the order of the levels", () => {
  expect(villages.map(({ name }) => name)).toEqual([
    "Nouvelle-Amitié",
    "Grand Esprit",
    "Jolis Vers",
    "Billet Doux",
    "Sincérité",
    "Grand Cœur",
    "Générosité",
    "Respect",
    "Bonté",
    "Tendre",
  ]);
});

test("every building stays within its village's box", () => {
  for (const [i, village] of villages.entries()) {
    const box = drawingBox(village);
    for (const item of villageDrawings[i] ?? []) {
      expect(contains(box, boxOfPlaced(item)), `${village.name}, symbol ${item.symbol}`).toBe(true);
    }
  }
});

test("no village covers another one or its name, and all stand on the land", () => {
  const wholeLand = {
    x: land.left,
    y: land.top,
    width: land.right - land.left,
    height: land.bottom - land.top,
  };
  const boxes = villages.map((village, i) => [drawingBox(village), nameBox(village, nameSize(i))]);
  for (const [i, [drawing, name]] of boxes.entries()) {
    if (!drawing || !name) throw new Error("a village without a box");
    expect(contains(wholeLand, drawing) && contains(wholeLand, name)).toBe(true);
    const others = boxes.filter((_, j) => j !== i).flat();
    expect(
      others.some((other) => overlaps(other, drawing) || overlaps(other, name)),
      villages[i]?.name,
    ).toBe(false);
  }
});

test("the road never runs through a name", () => {
  const names = villages.map((village, i) => nameBox(village, nameSize(i) * 1.1));
  for (const leg of roadLegs) {
    for (let i = 0; i < leg.length; i += 2) {
      const dot = { x: (leg[i] ?? 0) - 2, y: (leg[i + 1] ?? 0) - 2, width: 4, height: 4 };
      expect(
        names.findIndex((name) => overlaps(name, dot)),
        `dot at ${leg[i]}, ${leg[i + 1]}`,
      ).toBe(-1);
    }
  }
});

test("nine legs join the villages, each dot a step from the one before", () => {
  expect(roadLegs).toHaveLength(9);
  for (const leg of roadLegs) {
    for (let i = 2; i < leg.length; i += 2) {
      const step = Math.hypot((leg[i] ?? 0) - (leg[i - 2] ?? 0), (leg[i + 1] ?? 0) - (leg[i - 1] ?? 0));
      expect(step).toBeGreaterThan(6);
      expect(step).toBeLessThan(11);
    }
  }
});
