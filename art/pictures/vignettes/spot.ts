import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { smooth } from "../../curve.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import type { Random } from "../../random.ts";
import { ellipse, hatchAcross, rectangle } from "../picture.ts";
import { height, width } from "./size.ts";
import { bend, blob, shade } from "./strokes.ts";

/** A dark stage, and one cone of light on the shoe of whoever plays and the foot of the cello. */
export function drawSpot(random: Random): Drawing {
  const cone: Line = [
    [92, -2],
    [104, -2],
    [142, 160],
    [36, 160],
  ];
  const cello = smooth(
    [
      [96, 20],
      [116, 30],
      [124, 56],
      [114, 76],
      [122, 96],
      [128, 122],
      [112, 142],
      [92, 144],
      [76, 134],
      [74, 112],
      [82, 94],
      [78, 72],
      [72, 50],
      [80, 28],
    ],
    3,
    true,
  );
  return [
    layer("night", rectangle(0, 0, width, height)),
    layer("starlight", ...hatchAcross([0, 166, width, 198], 5.4, 0.7, random)),
    layer("moon", cone, ellipse([89, 160], [53, 13], 34)),
    layer(
      "faint",
      ...Array.from(
        { length: 9 },
        (_, i): Mark => lensCut([96 + (i - 4) * 1.4, 6], [89 + (i - 4) * 11, 150], 0.6),
      ),
    ),
    layer("window", cello),
    layer(
      "ink",
      bend([...cello, ...cello.slice(0, 2)], 1.9),
      ...shade([124, 50], [116, 74], [-14, 1], 9, 0.9),
      ...shade([127, 104], [112, 141], [-18, -2], 16, 0.9),
    ),
    layer(
      "ink",
      bend(
        [
          [88, 74],
          [84, 82],
          [90, 92],
          [86, 100],
        ],
        1.6,
      ),
      bend(
        [
          [108, 74],
          [112, 82],
          [106, 92],
          [110, 100],
        ],
        1.6,
      ),
    ),
    layer("ink", ...[-3, -1, 1, 3].map((x) => straightCut([99 + x, 0], [99 + x * 0.7, 112], 0.8)), [
      [92, 112],
      [106, 112],
      [103, 118],
      [95, 118],
    ]),
    layer("ink", straightCut([100, 143], [103, 164], 2)),
    layer("night", [
      [30, -2],
      [70, -2],
      [68, 70],
      [64, 142],
      [48, 142],
      [44, 80],
    ]),
    ...blob(
      [
        [47, 140],
        [65, 139],
        [68, 150],
        [84, 156],
        [88, 162],
        [70, 164],
        [46, 163],
      ],
      1.6,
      "night",
    ),
    layer(
      "starlight",
      lensCut([68, 152], [82, 158], 1.4),
      ...[0, 1, 2].map((i) => lensCut([66 + i * 3, 148 + i * 2], [71 + i * 3, 146 + i * 2], 0.9)),
      lensCut([64, 20], [61, 130], 1.1),
    ),
    layer("ink", lensCut([46, 165], [90, 165], 2), lensCut([96, 166], [112, 167], 1.6)),
  ];
}
