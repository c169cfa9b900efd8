import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { smooth } from "../../curve.ts";
import { type Drawing, layer } from "../../drawing.ts";
import { isInBox, type Line } from "../../geometry.ts";
import type { Random } from "../../random.ts";
import { ellipse, hatchAcross, panel, rectangle } from "../picture.ts";
import { width } from "./size.ts";
import { bend, disc } from "./strokes.ts";

/** A linocut of a heron among reeds, pinned above a sink. */
export function drawHeron(random: Random): Drawing {
  const sheet = [34, 14, 126, 136] as const;
  const body: Line = smooth(
    [
      [66, 78],
      [74, 68],
      [88, 66],
      [102, 76],
      [112, 90],
      [100, 92],
      [84, 92],
      [72, 88],
    ],
    2.5,
    true,
  );
  const neck: Line = smooth(
    [
      [68, 84],
      [62, 70],
      [70, 58],
      [64, 46],
      [56, 42],
      [62, 38],
      [72, 44],
      [77, 58],
      [72, 70],
      [78, 76],
    ],
    2.2,
    true,
  );
  const reeds = [44, 50, 54, 106, 112, 116, 120].flatMap((x, i): Mark[] => [
    bend(
      [
        [x, 126],
        [x + (i % 2 ? 1 : -1), 96],
        [x + (i % 2 ? 4 : -3), 66 + i * 3],
      ],
      1.9,
    ),
    lensCut([x, 108], [x + (i % 2 ? 9 : -8), 90], 1.8),
  ]);
  return [
    layer(
      "faint",
      ...hatchAcross([0, 4, width, 148], 4.6, 0.75, random, (point) => !isInBox(point, sheet, 3)),
    ),
    ...panel(rectangle(34, 14, 92, 122), 1.6),
    layer("ink", rectangle(40, 20, 80, 110)),
    layer("paper", rectangle(43, 23, 74, 104)),
    layer(
      "ink",
      ...Array.from(
        { length: 11 },
        (_, i): Mark => lensCut([46 + (i % 3) * 3, 30 + i * 3.6], [108 - (i % 4) * 5, 30 + i * 3.6], 1.1),
      ).filter((_, i) => i % 2 === 0 || i > 8),
    ),
    layer("paper", ellipse([98, 42], [12, 12], 26)),
    layer("ink", bend([...ellipse([98, 42], [12, 12], 12), [110, 42]], 1.3)),
    layer(
      "paper",
      smooth(
        [
          [60, 80],
          [64, 62],
          [58, 40],
          [76, 34],
          [84, 60],
          [110, 68],
          [120, 92],
          [90, 100],
          [66, 96],
        ],
        3,
        true,
      ),
    ),
    layer(
      "ink",
      body,
      neck,
      [
        [60, 38],
        [60, 43],
        [38, 43.5],
      ],
      ...reeds,
    ),
    layer("ink", lensCut([66, 40], [80, 33], 2)),
    layer(
      "paper",
      ellipse([64, 40.5], [1.3, 1.3], 10),
      ...[0, 1, 2, 3].map((i): Mark => lensCut([78 + i * 6, 74 + i * 2], [92 + i * 5, 87 + i], 1.4)),
      ...[0, 1, 2].map((i): Mark => lensCut([68 + i, 60 + i * 6], [72 + i, 56 + i * 6], 1.1)),
    ),
    layer(
      "ink",
      straightCut([84, 91], [82, 124], 2.2),
      straightCut([92, 91], [90, 106], 2),
      straightCut([90, 106], [98, 112], 1.8),
    ),
    layer("ink", ...[116, 120, 124].map((y, i): Mark => lensCut([46 + i * 4, y], [114 - i * 5, y], 1.6))),
    ...disc([80, 18], [2.6, 2.6], 1.2, "window"),
    layer("leaf", rectangle(0, 172, width, 28)),
    ...panel(
      [
        [-4, 166],
        [164, 166],
        [164, 176],
        [-4, 176],
      ],
      1.7,
    ),
    layer(
      "ink",
      bend(
        [
          [80, 166],
          [80, 148],
          [90, 142],
          [100, 147],
          [101, 156],
        ],
        5,
      ),
    ),
    layer(
      "paper",
      bend(
        [
          [80, 166],
          [80, 148],
          [90, 142],
          [100, 147],
          [101, 155],
        ],
        2.4,
      ),
    ),
    layer("ink", straightCut([72, 163], [88, 163], 2.4), lensCut([101, 159], [101, 163], 1.5)),
    layer("faint", ...hatchAcross([0, 180, width, 198], 4.4, 0.9, random)),
  ];
}
