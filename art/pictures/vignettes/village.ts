import { buildings } from "../../buildings.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import type { Random } from "../../random.ts";
import { trees } from "../../trees.ts";
import { hatchAcross, rectangle } from "../picture.ts";
import { width } from "./size.ts";

export function drawVillage(random: Random): Drawing {
  const { house, steep, church, long, cottage } = buildings;
  return [
    layer("faint", ...hatchAcross([0, 6, width, 64], 5, 0.8, random)),
    layer("glow", rectangle(0, 62, width, 90)),
    ...place(church, 84, 88, 1.7),
    ...place(steep, 8, 100, 2.2),
    ...place(house, 46, 96, 2.2),
    ...place(cottage, 102, 102, 2.3),
    ...place(long, -8, 138, 2.4),
    ...place(house, 42, 142, 2.5),
    ...place(steep, 104, 140, 2.4),
    layer("ink", ...hatchAcross([0, 152, width, 198], 5.2, 1, random)),
    ...place(trees[1] ?? [], 18, 176, 2.1),
    ...place(trees[2] ?? [], 62, 182, 1.8),
    ...place(trees[3] ?? [], 138, 178, 1.9),
  ];
}
