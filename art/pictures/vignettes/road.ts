import { straightCut } from "../../burin.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import type { Random } from "../../random.ts";
import { trees } from "../../trees.ts";
import { ellipse, hatchAcross, rectangle } from "../picture.ts";
import { width } from "./size.ts";

export function drawRoad(random: Random): Drawing {
  const rows = [0, 1, 2, 3, 4, 5].map((i) => i / 5);
  const poplars = rows.flatMap((t) => {
    const y = 104 + 84 * t * t;
    const away = 14 + 62 * t;
    const scale = 0.9 + 2.6 * t * t;
    return [
      ...place(trees[7] ?? [], 82 - away, y, scale),
      ...place(trees[8] ?? [], 84 + away, y, scale * 1.15),
    ];
  });
  const walkers = [78, 88].flatMap((x): Line[] => [
    ellipse([x, 138], [2.6, 3], 12),
    [
      [x - 3.6, 157],
      [x - 2.8, 145],
      [x, 142],
      [x + 2.8, 145],
      [x + 3.6, 157],
    ],
  ]);
  return [
    layer("moss", rectangle(0, 100, width, 100)),
    layer(
      "faint",
      ...hatchAcross([0, 6, width, 72], 6, 0.8, random),
      ...hatchAcross(
        [0, 104, width, 198],
        6,
        0.9,
        random,
        ([px, py]) => Math.abs(px - 83) > 6 + (py - 100) * 0.36,
      ),
    ),
    layer("paper", [
      [80, 102],
      [86, 102],
      [122, 200],
      [46, 200],
    ]),
    layer("ink", straightCut([80, 102], [46, 200], 1.5), straightCut([86, 102], [122, 200], 1.7)),
    ...poplars,
    layer("ink", ...walkers),
  ];
}
