import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { smooth } from "../../curve.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import { hills } from "../../hills.ts";
import type { Random } from "../../random.ts";
import { trees } from "../../trees.ts";
import { ellipse, hatchAcross, rectangle } from "../picture.ts";
import { height, width } from "./size.ts";
import { bend, disc, shade } from "./strokes.ts";

/** Maples on both sides of a road, seen through the windscreen of a truck; a river far off between them. */
export function drawMaples(random: Random): Drawing {
  const upper = smooth(
    [
      [6, 74],
      [14, 24],
      [80, 14],
      [146, 24],
      [154, 74],
    ],
    4,
  );
  const lower = smooth(
    [
      [154, 74],
      [150, 122],
      [80, 128],
      [10, 122],
      [6, 74],
    ],
    4,
  );
  const wood = [0.1, 0.3, 0.52, 0.76, 1]
    .flatMap((t) => {
      const away = 16 + 58 * t;
      const foot = 82 + 40 * t * t;
      return [
        ...place(trees[t > 0.4 ? 3 : 1] ?? [], 80 - away, foot, 1 + 2.3 * t),
        ...place(trees[t > 0.4 ? 1 : 3] ?? [], 80 + away, foot, 1 + 2.4 * t),
      ];
    })
    .map(({ matter, marks }) => ({ matter: matter === "leaf" ? ("roof" as const) : matter, marks }));
  const mirror: Line = [
    [62, 8],
    [98, 8],
    [95, 22],
    [65, 22],
  ];
  return [
    layer("faint", ...hatchAcross([0, 20, width, 66], 6, 0.75, random)),
    ...place(hills[3] ?? [], 80, 74, 1.2),
    layer("water", rectangle(40, 74, 80, 7)),
    layer("tide", ...hatchAcross([44, 75, 118, 82], 2.6, 0.9, random)),
    layer("moss", rectangle(0, 82, width, 50)),
    layer("paper", [
      [77, 82],
      [83, 82],
      [128, 130],
      [32, 130],
    ]),
    layer(
      "ink",
      straightCut([77, 82], [32, 130], 1.5),
      straightCut([83, 82], [128, 130], 1.7),
      ...[0, 1, 2, 3].map(
        (i): Mark => straightCut([80, 88 + i * i * 3], [80, 91 + i * i * 3.6], 0.8 + i * 0.4),
      ),
    ),
    ...wood,
    layer(
      "night",
      [[0, 0], [width, 0], [width, 74], ...[...upper].reverse(), [0, 74]],
      [[width, 74], [width, height], [0, height], [0, 74], ...[...lower].reverse()],
    ),
    layer("starlight", bend(upper, 1.4), bend(lower, 1.4)),
    layer("night", mirror),
    layer(
      "starlight",
      bend([...mirror, ...mirror.slice(0, 1)], 1.2),
      ...shade([68, 18], [92, 18], [-4, -7], 4, 0.8),
    ),
    ...disc([52, 186], [46, 44], 2.4, "night"),
    layer(
      "starlight",
      bend([...ellipse([52, 186], [46, 44], 30), [98, 186]], 2),
      bend([...ellipse([52, 186], [38, 36], 30), [90, 186]], 1.1),
      straightCut([52, 176], [52, 150], 2.4),
      straightCut([40, 190], [14, 196], 2.4),
      straightCut([64, 190], [88, 196], 2.4),
    ),
    layer(
      "starlight",
      lensCut([8, 140], [152, 136], 1.4),
      ...[0, 1, 2, 3].map((i) => lensCut([112, 150 + i * 8], [150, 149 + i * 8], 1)),
    ),
    layer("window", ellipse([120, 146], [3, 3], 14), ellipse([134, 145], [3, 3], 14)),
  ];
}
