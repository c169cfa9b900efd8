import { buildings } from "../../buildings.ts";
import { cut, even, fading, type Mark, straightCut } from "../../burin.ts";
import { smooth } from "../../curve.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import type { Point } from "../../geometry.ts";
import type { Random } from "../../random.ts";
import { hatchAcross, rectangle } from "../picture.ts";
import { width } from "./size.ts";

export function drawWindow(random: Random): Drawing {
  const isWall = ([px, py]: Point) => px < 22 || px > 138 || py < 22 || py > 156;
  const [x, y] = [104, 186];
  const cup = smooth(
    [
      [x - 17, y - 16],
      [x - 14, y],
      [x + 8, y],
      [x + 11, y - 16],
    ],
    2.5,
  );
  return [
    layer("glow", rectangle(30, 28, 100, 118)),
    layer("faint", ...hatchAcross([0, 4, width, 198], 4.4, 0.8, random, isWall)),
    ...place(buildings.cottage, 34, 145, 2),
    ...place(buildings.church, 100, 145, 1.5),
    ...place(buildings.steep, 78, 145, 1.5),
    layer(
      "ink",
      ...[
        [26, 24, 134, 150, 2.4],
        [31, 29, 129, 145, 1],
      ].flatMap(([l = 0, t = 0, r = 0, b = 0, w = 1]): Mark[] => [
        straightCut([l, t], [r, t], w),
        straightCut([r, t], [r, b], w),
        straightCut([r, b], [l, b], w),
        straightCut([l, b], [l, t], w),
      ]),
      straightCut([80, 29], [80, 145], 2.2),
      straightCut([31, 78], [129, 78], 1.9),
      straightCut([16, 153], [144, 153], 3),
    ),
    layer("paper", cup),
    layer(
      "ink",
      cut(cup, even(1.6), 0.1),
      straightCut([x - 17, y - 16], [x + 11, y - 16], 1.3),
      cut(
        smooth(
          [
            [x + 10, y - 14],
            [x + 19, y - 10],
            [x + 8, y - 3],
          ],
          2,
        ),
        even(1.3),
        0.1,
      ),
      straightCut([x - 26, y + 2.5], [x + 22, y + 2.5], 1.7),
      ...[0, 1, 2].map((i) =>
        cut(
          smooth(
            [
              [x - 10 + i * 7, y - 20],
              [x - 13 + i * 7, y - 25],
              [x - 8 + i * 7, y - 30],
            ],
            2,
          ),
          fading(0.9),
          0.1,
        ),
      ),
    ),
  ];
}
