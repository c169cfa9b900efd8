import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import { between, type Random } from "../../random.ts";
import { ellipse, hatchAcross, panel, rectangle } from "../picture.ts";
import { height, width } from "./size.ts";
import { bend, disc, straight } from "./strokes.ts";

/** Outside stairs under the first snow, one lamp, two trails of footprints that stop in the middle of the street. */
export function drawSnow(random: Random): Drawing {
  const street: Line = [
    [0, 152],
    [60, 128],
    [104, 128],
    [160, 150],
    [160, 200],
    [0, 200],
  ];
  const flakes = Array.from({ length: 90 }, () =>
    ellipse([between(random, 0, 160), between(random, 2, 150)], [0.9, 0.9], 8),
  );
  const house = (x: number, wide: number, top: number, foot: number): Drawing => [
    ...panel(
      [
        [x, top],
        [x + wide, top],
        [x + wide, foot],
        [x, foot],
      ],
      1.4,
    ),
    layer("faint", ...hatchAcross([x + 2, top + 4, x + wide - 2, foot - 2], 4.4, 0.7, random)),
    layer("paper", rectangle(x - 2, top - 5, wide + 4, 6)),
  ];
  const windowAt = (x: number, y: number, isLit: boolean): Drawing => [
    layer(isLit ? "window" : "night", rectangle(x, y, 11, 17)),
    layer(
      "ink",
      ...straight(
        [
          [x, y],
          [x + 11, y],
          [x + 11, y + 17],
          [x, y + 17],
          [x, y],
        ],
        1,
      ),
      straightCut([x + 5.5, y], [x + 5.5, y + 17], 0.8),
    ),
  ];
  const stair = Array.from(
    { length: 9 },
    (_, i): Drawing => panel(rectangle(6 + i * 5, 146 - i * 6.4, 16, 3), 0.9),
  ).flat();
  const prints = (x: number, lean: number): Line[] =>
    Array.from({ length: 8 }, (_, i) =>
      ellipse([x + lean * i + (i % 2 ? 3 : -3), 196 - i * 5.2], [2.6 - i * 0.14, 1.5 - i * 0.06], 12),
    );
  return [
    layer("night", rectangle(0, 0, width, height)),
    ...house(-6, 62, 34, 152),
    ...house(108, 60, 46, 150),
    ...windowAt(8, 46, true),
    ...windowAt(32, 46, false),
    ...windowAt(34, 88, true),
    ...windowAt(120, 60, false),
    ...windowAt(140, 60, true),
    ...windowAt(120, 98, true),
    ...windowAt(142, 98, false),
    layer("paper", street),
    layer("faint", ...hatchAcross([0, 158, width, 198], 9, 0.8, random, ([x]) => x < 46 || x > 112)),
    layer(
      "ink",
      ...straight(
        [
          [0, 152],
          [60, 128],
        ],
        1.2,
      ),
      ...straight(
        [
          [104, 128],
          [160, 150],
        ],
        1.2,
      ),
    ),
    ...stair,
    layer(
      "ink",
      bend(
        [
          [8, 134],
          [30, 106],
          [54, 82],
        ],
        1.4,
      ),
      bend(
        [
          [8, 146],
          [8, 134],
          [8, 130],
        ],
        1.2,
      ),
      ...[0, 1, 2, 3, 4].map((i) => straightCut([12 + i * 9, 142 - i * 11], [12 + i * 9, 130 - i * 11], 0.8)),
    ),
    layer("glow", ellipse([84, 66], [26, 26], 30), [
      [76, 72],
      [92, 72],
      [124, 168],
      [44, 168],
    ]),
    layer("ink", straightCut([84, 70], [84, 134], 2.2), straightCut([78, 134], [90, 134], 2.4)),
    ...disc([84, 66], [6.4, 7.4], 1.5, "window"),
    layer("ink", straightCut([77, 58], [91, 58], 2), straightCut([84, 58], [84, 53], 1.6)),
    layer("ink", ...prints(62, 1.6), ...prints(104, -1.7)),
    layer(
      "faint",
      ...[0, 1, 2].map((i): Mark => lensCut([74 + i * 3, 151 + i * 2], [96 - i * 2, 152 + i * 2], 0.9)),
    ),
    layer("paper", ...flakes),
  ];
}
