import { cut, even, lensCut, type Mark, straightCut } from "../../burin.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Point } from "../../geometry.ts";
import type { Random } from "../../random.ts";
import { ellipse, hatchAcross, panel, rectangle } from "../picture.ts";
import { blob, disc, shade } from "./strokes.ts";

/** Two old keys on one ring, on a nail beside a door; at the edge the sleeve of a coat. */
export function drawKeys(random: Random): Drawing {
  const nail: Point = [66, 62];
  const key = (turn: number, length: number): Drawing => {
    const from: Point = [nail[0] + Math.sin(turn) * 14, nail[1] + 26 + Math.cos(turn)];
    const along = (t: number, side = 0): Point => [
      from[0] + Math.sin(turn) * length * t + Math.cos(turn) * side,
      from[1] + Math.cos(turn) * length * t - Math.sin(turn) * side,
    ];
    const tooth = (t: number, reach: number) => [
      along(t, 2),
      along(t, reach),
      along(t + 0.07, reach),
      along(t + 0.07, 2),
    ];
    return [
      layer("paper", [along(0.2, -2.4), along(1, -2.4), along(1, 2.4), along(0.2, 2.4)]),
      layer(
        "ink",
        straightCut(along(0.2, -2.4), along(1, -2.4), 1.3),
        straightCut(along(0.2, 2.4), along(1, 2.4), 1.8),
        straightCut(along(1, -2.4), along(1, 2.4), 1.5),
      ),
      layer("ink", tooth(0.72, 11), tooth(0.84, 8), tooth(0.93, 12)),
      ...disc(along(0.06), [11, 10], 1.8),
      ...disc(along(0.06), [6, 5.4], 1.4),
      layer(
        "ink",
        ...shade(along(0.12, 9), along(-0.02, 10), [-3, 0], 3, 0.8),
        lensCut(along(0.25, 1), along(0.66, 1), 0.8),
      ),
    ];
  };
  const ring = ellipse([nail[0], nail[1] + 15], [15, 16], 30);
  const isWall = ([x, y]: Point) => x < 104 && Math.hypot(x - 74, y - 98) > 44;
  return [
    layer("faint", ...hatchAcross([0, 4, 108, 198], 4.6, 0.75, random, isWall)),
    ...panel(
      [
        [112, 0],
        [128, 0],
        [128, 200],
        [112, 200],
      ],
      1.8,
    ),
    layer("leaf", rectangle(128, 0, 32, 200)),
    layer(
      "ink",
      straightCut([120, 0], [120, 200], 0.9),
      straightCut([128, 0], [128, 200], 1.6),
      ...shade([127, 10], [127, 190], [-6, 2], 24, 0.8),
    ),
    ...panel(
      [
        [136, 24],
        [160, 24],
        [160, 92],
        [136, 92],
      ],
      1.1,
    ),
    ...panel(
      [
        [136, 108],
        [160, 108],
        [160, 184],
        [136, 184],
      ],
      1.1,
    ),
    ...disc([134, 100], [4.6, 4.6], 1.4, "window"),
    layer(
      "faint",
      ...[0, 1, 2, 3, 4, 5].map(
        (i): Mark => lensCut([58 - i * 2, 92 + i * 14], [78 - i * 2, 96 + i * 13], 1),
      ),
    ),
    ...key(-0.2, 66),
    ...key(0.34, 74),
    layer("ink", cut([...ring, ...ring.slice(0, 1)], even(2), 0.05)),
    ...disc(nail, [4.4, 4.2], 1.5),
    layer("ink", lensCut([nail[0] + 3, nail[1] + 4], [nail[0] + 12, nail[1] + 9], 1.4)),
    ...blob(
      [
        [-8, 100],
        [10, 104],
        [22, 128],
        [26, 164],
        [24, 186],
        [6, 190],
        [-10, 184],
      ],
      1.8,
      "roof",
    ),
    layer(
      "ink",
      ...shade([25, 150], [24, 184], [-14, 2], 10, 0.9),
      straightCut([-4, 176], [25, 178], 1.2),
      ...shade([14, 112], [22, 140], [-10, 8], 6, 0.8),
    ),
  ];
}
