import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import { hills } from "../../hills.ts";
import type { Random } from "../../random.ts";
import { hatchAcross, panel, rectangle } from "../picture.ts";
import { width } from "./size.ts";
import { bend, blob, shade, straight } from "./strokes.ts";

/** Lemons in a crate on a quay, wrapped in print; behind it the bow of the ferry. */
export function drawLemons(random: Random): Drawing {
  const lemon = (x: number, y: number, tilt: number): Drawing => [
    ...blob(
      [
        [x - 14, y + tilt],
        [x - 9, y - 7],
        [x + 3, y - 9],
        [x + 12, y - 3 - tilt],
        [x + 15, y - tilt],
        [x + 10, y + 6],
        [x - 2, y + 9],
        [x - 10, y + 6],
      ],
      1.3,
      "window",
    ),
    layer(
      "ink",
      ...shade([x + 12, y - 2], [x - 4, y + 8], [-6, -2], 7, 0.6),
      lensCut([x - 5, y - 4], [x - 2, y - 5], 0.7),
    ),
  ];
  const bow: Line = [
    [96, 20],
    [160, 14],
    [160, 96],
    [112, 96],
  ];
  const wrap = (x: number, y: number): Drawing => [
    ...panel(
      [
        [x - 13, y - 2],
        [x - 4, y - 12],
        [x + 12, y - 7],
        [x + 11, y + 9],
        [x - 11, y + 9],
      ],
      1.1,
    ),
    layer(
      "ink",
      ...[0, 1, 2, 3].map((i): Mark => lensCut([x - 8, y - 3 + i * 3.2], [x + 8, y - 4.2 + i * 3.2], 0.7)),
    ),
  ];
  const slat = (y: number) =>
    panel(
      [
        [26, y],
        [134, y],
        [132, y + 13],
        [28, y + 13],
      ],
      1.5,
    );
  return [
    layer("water", rectangle(0, 70, width, 38)),
    layer("faint", ...hatchAcross([0, 6, 92, 58], 6, 0.75, random)),
    layer("tide", ...hatchAcross([0, 74, 108, 106], 4.2, 1, random)),
    ...place(hills[2] ?? [], 34, 70, 1.1),
    layer("paper", bow),
    layer(
      "ink",
      ...straight(
        [
          [96, 20],
          [112, 96],
        ],
        2.2,
      ),
      ...straight(
        [
          [96, 20],
          [160, 14],
        ],
        1.6,
      ),
      ...straight(
        [
          [100, 40],
          [160, 37],
        ],
        1,
      ),
      ...shade([110, 92], [98, 30], [22, -3], 16, 0.8),
    ),
    layer("roof", [
      [101, 44],
      [160, 41],
      [160, 50],
      [103, 53],
    ]),
    layer(
      "ink",
      bend(
        [
          [108, 62],
          [86, 78],
          [62, 108],
        ],
        1,
      ),
    ),
    layer("moss", rectangle(0, 108, width, 92)),
    layer("ink", straightCut([0, 108], [160, 108], 2)),
    layer(
      "faint",
      ...hatchAcross([0, 112, width, 198], 7.5, 0.8, random),
      ...[20, 64, 118, 150].map((x, i) => lensCut([x, 112 + i * 20], [x - 4, 126 + i * 18], 0.8)),
    ),
    layer(
      "faint",
      ...[0, 1, 2, 3].map((i) => lensCut([30 + i * 4, 188 + i * 2], [138 - i * 5, 188 + i * 2], 1.6)),
    ),
    ...lemon(48, 122, 1),
    ...wrap(76, 121),
    ...lemon(106, 120, -1),
    ...lemon(62, 132, -2),
    ...wrap(94, 134),
    ...lemon(120, 134, 2),
    ...lemon(40, 138, 2),
    ...slat(142),
    ...slat(158),
    ...slat(174),
    ...panel(
      [
        [26, 140],
        [37, 140],
        [38, 189],
        [29, 189],
      ],
      1.5,
    ),
    ...panel(
      [
        [123, 140],
        [134, 140],
        [131, 189],
        [122, 189],
      ],
      1.5,
    ),
    layer(
      "ink",
      ...[146, 162, 178].flatMap((y) => [
        lensCut([46, y + 4], [84, y + 3], 0.6),
        lensCut([70, y + 7], [114, y + 7], 0.6),
      ]),
    ),
    ...blob(
      [
        [140, 186],
        [134, 180],
        [141, 176],
        [152, 178],
        [157, 183],
        [151, 189],
      ],
      1.3,
      "window",
    ),
    layer("ink", ...shade([154, 181], [144, 188], [-6, -2], 5, 0.6)),
  ];
}
