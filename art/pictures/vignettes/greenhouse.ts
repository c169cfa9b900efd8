import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import { between, type Random } from "../../random.ts";
import { trees } from "../../trees.ts";
import { hatchAcross, panel, rectangle } from "../picture.ts";
import { width } from "./size.ts";
import { bend, blob, disc, shade, straight } from "./strokes.ts";

/** A greenhouse in the rain: rows of pots with sticks, a watering can in front. */
export function drawGreenhouse(random: Random): Drawing {
  const gable: Line = [
    [12, 74],
    [80, 22],
    [148, 74],
  ];
  const rain = Array.from({ length: 90 }, (): Mark => {
    const [x, y] = [between(random, 0, 172), between(random, 0, 118)];
    const fall = between(random, 8, 15);
    return lensCut([x, y], [x - fall * 0.34, y + fall], 0.65);
  });
  const pot = (x: number, y: number, size: number): Drawing => [
    layer("ink", straightCut([x, y - size], [x + size * 0.1, y - size * 3.1], 1.1)),
    layer(
      "leaf",
      [
        [x, y - size * 1.6],
        [x - size * 0.8, y - size * 2.2],
        [x - size * 0.1, y - size * 2.4],
      ],
      [
        [x, y - size * 1.9],
        [x + size * 0.9, y - size * 2.5],
        [x + size * 0.2, y - size * 2.7],
      ],
    ),
    layer(
      "ink",
      lensCut([x, y - size * 1.6], [x - size * 0.8, y - size * 2.2], 1.2, 1),
      lensCut([x, y - size * 1.9], [x + size * 0.9, y - size * 2.5], 1.2, -1),
    ),
    ...panel(
      [
        [x - size * 0.7, y - size],
        [x + size * 0.7, y - size],
        [x + size * 0.5, y],
        [x - size * 0.5, y],
      ],
      1.2,
    ),
    layer("roof", [
      [x - size * 0.7, y - size],
      [x + size * 0.7, y - size],
      [x + size * 0.66, y - size * 0.7],
      [x - size * 0.66, y - size * 0.7],
    ]),
  ];
  const can: Line = [
    [92, 160],
    [122, 160],
    [126, 186],
    [88, 186],
  ];
  return [
    ...place(trees[0] ?? [], 4, 74, 2.4),
    ...place(trees[3] ?? [], 152, 70, 2.2),
    layer("glow", [...gable, [148, 136], [12, 136]]),
    layer("faint", ...rain),
    layer(
      "ink",
      ...straight(gable, 2.2),
      straightCut([12, 74], [12, 138], 2),
      straightCut([148, 74], [148, 138], 2.2),
      straightCut([12, 74], [148, 74], 1.5),
      ...[46, 80, 114].map((x) => straightCut([x, x === 80 ? 22 : 48], [x, 138], 1.2)),
      straightCut([29, 61], [131, 61], 0.9),
    ),
    ...panel(
      [
        [8, 118],
        [152, 118],
        [152, 124],
        [8, 124],
      ],
      1.3,
    ),
    ...[24, 44, 62, 98, 116, 136].flatMap((x) => pot(x, 118, 10)),
    layer("moss", rectangle(0, 138, width, 62)),
    ...panel(
      [
        [2, 148],
        [158, 148],
        [158, 155],
        [2, 155],
      ],
      1.4,
    ),
    ...[18, 42, 66, 140].flatMap((x) => pot(x, 148, 13)),
    layer("faint", ...hatchAcross([0, 160, width, 198], 5.6, 0.85, random, ([x]) => x < 74 || x > 140)),
    layer(
      "ink",
      bend(
        [
          [90, 178],
          [76, 170],
          [66, 158],
        ],
        4.4,
      ),
      bend(
        [
          [120, 164],
          [138, 162],
          [140, 178],
          [124, 182],
        ],
        2.2,
      ),
    ),
    ...panel(can, 1.7),
    layer(
      "ink",
      ...shade([124, 164], [126, 184], [-14, 1], 9, 0.9),
      bend(
        [
          [96, 160],
          [107, 148],
          [118, 160],
        ],
        1.8,
      ),
    ),
    ...blob(
      [
        [61, 160],
        [64, 153],
        [71, 152],
        [70, 160],
        [65, 164],
      ],
      1.4,
    ),
    ...disc([107, 160], [15, 3.4], 1.4),
  ];
}
