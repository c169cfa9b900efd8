import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import type { Random } from "../../random.ts";
import { ellipse, hatchAcross, panel, rectangle } from "../picture.ts";
import { width } from "./size.ts";
import { bend, blob, disc, shade } from "./strokes.ts";

/** A bath on clawed feet; under it two eyes and the tip of a tail. */
export function drawCat(random: Random): Drawing {
  const tub: Line = [
    [16, 84],
    [144, 84],
    [142, 104],
    [132, 128],
    [112, 140],
    [48, 140],
    [28, 128],
    [18, 104],
  ];
  const foot = (x: number, side: number): Drawing => [
    ...blob(
      [
        [x - 6, 136],
        [x + 6, 136],
        [x + 5 + side * 3, 150],
        [x + side * 9, 160],
        [x - 7 + side * 5, 161],
        [x - 5, 148],
      ],
      1.5,
      "window",
    ),
    layer(
      "ink",
      ...[0, 1, 2].map(
        (i): Mark => straightCut([x - 3 + i * 3.4 + side * 5, 156], [x - 3 + i * 3.4 + side * 5.4, 161], 1),
      ),
    ),
  ];
  const tiles = [22, 44, 66].flatMap((y) => [straightCut([0, y], [160, y], 0.7)]);
  const joints = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((i) =>
      straightCut([8 + i * 36 + (row % 2) * 18, row * 22], [8 + i * 36 + (row % 2) * 18, row * 22 + 22], 0.7),
    ),
  );
  return [
    layer("faint", ...tiles, ...joints),
    layer("moss", rectangle(0, 150, width, 50)),
    layer("faint", ...hatchAcross([0, 154, width, 198], 5, 0.85, random)),
    layer("ink", straightCut([0, 150], [160, 150], 1.4)),
    layer(
      "night",
      [
        [34, 138],
        [126, 138],
        [120, 160],
        [40, 160],
      ],
      ellipse([80, 158], [44, 8], 26),
    ),
    layer("window", ellipse([70, 150], [5, 3.6], 18), ellipse([86, 150], [5, 3.6], 18)),
    layer("night", ellipse([70, 150], [1.2, 3.2], 12), ellipse([86, 150], [1.2, 3.2], 12)),
    layer(
      "starlight",
      lensCut([64, 142], [67, 145], 1.4),
      lensCut([92, 142], [89, 145], 1.4),
      ...[-1, 1].flatMap((side) =>
        [0, 1].map((i) => lensCut([78 + side * 8, 156 + i * 2], [78 + side * 20, 155 + i * 4], 0.7)),
      ),
    ),
    ...foot(34, -1),
    ...foot(126, 1),
    ...blob(
      [
        [112, 158],
        [128, 166],
        [142, 162],
        [148, 152],
        [153, 155],
        [146, 168],
        [128, 173],
        [110, 166],
      ],
      1.4,
      "night",
    ),
    ...blob(tub, 1.9),
    layer(
      "ink",
      ...shade([140, 96], [112, 138], [-20, -3], 18, 1),
      ...shade([24, 100], [40, 130], [8, 2], 8, 0.7),
    ),
    ...disc([80, 84], [68, 9], 1.8),
    layer("water", ellipse([80, 86], [60, 6], 30)),
    layer("tide", ...hatchAcross([26, 83, 134, 91], 2.6, 0.8, random)),
    ...panel(
      [
        [124, 40],
        [131, 40],
        [131, 80],
        [124, 80],
      ],
      1.3,
    ),
    layer(
      "ink",
      bend(
        [
          [127, 42],
          [118, 36],
          [110, 42],
          [109, 52],
        ],
        4,
      ),
      ...[118, 136].map((x) => straightCut([127, 50], [x, 50], 2.2)),
    ),
    layer(
      "paper",
      bend(
        [
          [127, 42],
          [118, 36],
          [110, 42],
          [109, 52],
        ],
        1.6,
      ),
    ),
    layer("ink", lensCut([109, 56], [109, 62], 1.4), lensCut([109, 68], [109, 72], 1.2)),
  ];
}
