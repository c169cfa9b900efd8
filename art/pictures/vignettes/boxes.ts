import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import type { Random } from "../../random.ts";
import { ellipse, hatchAcross, panel } from "../picture.ts";
import { width } from "./size.ts";
import { bend, blob, shade } from "./strokes.ts";

/** Boxes up a stairwell, and a dog on the stairs that carries a sponge. */
export function drawBoxes(random: Random): Drawing {
  const steps = Array.from(
    { length: 8 },
    (_, i): Line => [
      [4 + i * 21, 188 - i * 24],
      [25 + i * 21, 188 - i * 24],
      [25 + i * 21, 164 - i * 24],
    ],
  );
  const stair: Line = [...steps.flat(), [160, 14], [160, 200], [8, 200]];
  const box = (x: number, y: number, wide: number, tall: number): Drawing => [
    ...panel(
      [
        [x, y - tall],
        [x + wide, y - tall],
        [x + wide, y],
        [x, y],
      ],
      1.6,
    ),
    ...panel(
      [
        [x, y - tall],
        [x + 6, y - tall - 6],
        [x + wide + 6, y - tall - 6],
        [x + wide, y - tall],
      ],
      1.2,
    ),
    layer("window", [
      [x + wide * 0.42, y - tall],
      [x + wide * 0.58, y - tall],
      [x + wide * 0.58, y - tall + 7],
      [x + wide * 0.42, y - tall + 7],
    ]),
    layer(
      "ink",
      ...shade(
        [x + wide - 1, y - tall + 3],
        [x + wide - 1, y - 2],
        [-wide * 0.3, 1],
        Math.round(tall / 3),
        0.8,
      ),
      lensCut([x + 5, y - tall * 0.4], [x + wide * 0.5, y - tall * 0.42], 0.8),
    ),
  ];
  const rail = (x: number, y: number): Mark => straightCut([x, y], [x, y - 36], 1);
  const [x, y] = [74, 101];
  return [
    layer("faint", ...hatchAcross([0, 6, width, 198], 5, 0.75, random, ([px, py]) => py < 176 - px * 1.15)),
    layer("paper", stair),
    layer(
      "ink",
      ...steps.flatMap((line) => [
        straightCut(line[0] ?? [0, 0], line[1] ?? [0, 0], 2.2),
        straightCut(line[1] ?? [0, 0], line[2] ?? [0, 0], 1.8),
      ]),
    ),
    layer("faint", ...hatchAcross([0, 20, width, 198], 5.6, 0.9, random, ([px, py]) => py > 206 - px * 1.15)),
    ...box(5, 188, 17, 20),
    ...box(27, 164, 16, 14),
    ...box(48, 140, 17, 16),
    ...box(111, 68, 17, 18),
    ...box(132, 44, 16, 13),
    ...blob(
      [
        [x - 4, y + 4],
        [x, y - 8],
        [x + 14, y - 12],
        [x + 24, y - 18],
        [x + 28, y - 10],
        [x + 25, y + 2],
        [x + 20, y + 1],
      ],
      1.5,
      "roof",
    ),
    layer(
      "ink",
      ...[
        [x - 2, y, x - 3, y + 15],
        [x + 4, y + 2, x + 3, y + 15],
        [x + 20, y, x + 21, y - 1],
      ].map(([a = 0, b = 0, c = 0, d = 0]) => straightCut([a, b], [c, d], 3)),
      straightCut([x + 24, y - 4], [x + 27, y], 3),
    ),
    ...blob(
      [
        [x + 22, y - 20],
        [x + 26, y - 28],
        [x + 34, y - 28],
        [x + 42, y - 22],
        [x + 38, y - 17],
        [x + 28, y - 15],
      ],
      1.5,
      "roof",
    ),
    layer(
      "ink",
      [
        [x + 26, y - 28],
        [x + 22, y - 20],
        [x + 29, y - 21],
      ],
      ellipse([x + 34, y - 23.6], [1.1, 1.3], 10),
      bend(
        [
          [x - 4, y],
          [x - 12, y - 8],
          [x - 10, y - 18],
        ],
        2.6,
      ),
    ),
    ...blob(
      [
        [x + 38, y - 20],
        [x + 50, y - 20],
        [x + 50, y - 11],
        [x + 38, y - 11],
      ],
      1.3,
      "window",
    ),
    layer(
      "ink",
      ...[
        [41, 17],
        [45, 15],
        [47, 18],
        [43, 13],
      ].map(([dx = 0, dy = 0]) => lensCut([x + dx, y - dy], [x + dx + 1.4, y - dy], 1.2)),
    ),
    layer(
      "ink",
      ...[
        [14, 169],
        [40, 139],
        [66, 109],
        [92, 79],
        [118, 49],
        [144, 19],
      ].map(([px = 0, py = 0]) => rail(px, py - 0.5)),
      straightCut([4, 144], [158, -30], 2.6),
    ),
  ];
}
