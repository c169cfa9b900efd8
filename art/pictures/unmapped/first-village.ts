import { buildings } from "../../buildings.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import { trees } from "../../trees.ts";
import { dotted, ellipse } from "../picture.ts";

/** Nothing is lit before the first name: roofs and windows stay paper. */
const cottage = buildings.cottage.map(({ matter, marks }) =>
  layer(matter === "ink" ? "ink" : "paper", ...marks),
);
const oak = trees[1] ?? [];

/** One dotted village: where the first name will stand. */
export function drawFirstVillage(x: number, y: number): Drawing {
  return [
    ...place(buildings.ground, x, y + 8, 1.1),
    ...place(cottage, x - 18, y, 1.4),
    ...place(oak, x + 22, y + 2, 1.2),
    layer("madder", ...dotted([...ellipse([x, y - 8], [58, 40], 160)], 7.2, 1.4)),
  ];
}
