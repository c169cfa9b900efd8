import { buildings } from "../../buildings.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import { distance, type Point } from "../../geometry.ts";
import type { Random } from "../../random.ts";
import { dotted, ellipse, hatchAcross, rectangle } from "../picture.ts";
import { height, width } from "./size.ts";

export function drawNightRoofs(random: Random): Drawing {
  const moon: Point = [108, 52];
  const { house, cottage, steep, spire } = buildings;
  return [
    layer("night", rectangle(0, 0, width, height)),
    layer(
      "starlight",
      ...hatchAcross([0, 5, width, 128], 3.8, 0.8, random, (point) => distance(point, moon) > 32),
      ...dotted(
        [
          [18, 30],
          [40, 58],
          [60, 22],
          [146, 92],
          [30, 96],
        ],
        1,
        1,
      ),
    ),
    layer("moon", ellipse(moon, [17, 17], 30)),
    ...place(cottage, -6, 150, 2.3),
    ...place(house, 40, 146, 2.4),
    ...place(spire, 92, 152, 2.2),
    ...place(steep, 112, 152, 2.4),
    layer("starlight", ...hatchAcross([0, 158, width, 198], 5, 1, random)),
  ];
}
