import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { smooth } from "../../curve.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line, Point } from "../../geometry.ts";
import { dotted, panel } from "../picture.ts";

/** A spyglass on its stand, and footsteps of dots that lead on. */
export function drawSpyglass(x: number, y: number): Drawing {
  const tube = (from: number, to: number, half: number): Line => {
    const axis = (t: number, side: number): Point => [
      x + t * 0.94 + side * 0.34,
      y - 66 - t * 0.34 + side * 0.94,
    ];
    return [axis(from, -half), axis(to, -half), axis(to, half), axis(from, half)];
  };
  const joints = [tube(-46, -14, 6), tube(-14, 22, 8), tube(22, 58, 10.5)];
  const legs = [
    straightCut([x - 26, y], [x, y - 60], 2.4),
    straightCut([x + 28, y + 3], [x + 2, y - 60], 2.8),
    straightCut([x + 4, y - 4], [x + 1, y - 60], 1.8),
  ];
  const shade = joints.flatMap((joint) => {
    const [, , c, d] = joint;
    return c && d
      ? [0.24, 0.44].map(
          (t): Mark => lensCut([d[0] - t * 2, d[1] - t * 12], [c[0] - t * 2, c[1] - t * 12], 0.8),
        )
      : [];
  });
  return [
    layer("ink", ...legs),
    ...joints.flatMap((joint) => panel(joint, 1.3)),
    layer(
      "ink",
      ...shade,
      lensCut([x - 34, y + 4], [x + 40, y + 4], 1.1),
      lensCut([x - 18, y + 7], [x + 34, y + 7], 0.9),
    ),
    layer(
      "ink",
      ...dotted(
        smooth(
          [
            [x + 64, y - 92],
            [x + 120, y - 112],
            [x + 180, y - 126],
          ],
          1,
        ),
        7,
        0.9,
        0.4,
      ),
    ),
    layer(
      "madder",
      ...dotted(
        smooth(
          [
            [x - 40, y + 8],
            [x - 100, y + 14],
            [x - 150, y + 2],
            [x - 220, y + 10],
          ],
          1,
        ),
        8.4,
        0.8,
        1.9,
      ),
    ),
  ];
}
