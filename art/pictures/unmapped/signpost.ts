import { lensCut } from "../../burin.ts";
import { smooth } from "../../curve.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import { trees } from "../../trees.ts";
import { dotted, panel, rectangle } from "../picture.ts";

const bush = trees[14] ?? [];

/** A signpost at a fork, its arms still blank. */
export function drawSignpost(x: number, y: number): Drawing {
  const arm = (side: number, top: number): Line => [
    [x, top],
    [x + side * 44, top],
    [x + side * 54, top + 8],
    [x + side * 44, top + 16],
    [x, top + 16],
  ];
  const post = rectangle(x - 3, y - 86, 6, 86);
  const grain = [-1, 1].flatMap((side) =>
    [0, 1].map((i) =>
      lensCut(
        [x + side * 10, y - 66 + i * 5 - (side > 0 ? 12 : -10)],
        [x + side * 40, y - 66 + i * 5 - (side > 0 ? 12 : -10)],
        0.6,
      ),
    ),
  );
  const ways = [
    smooth(
      [
        [x + 6, y + 4],
        [x + 60, y + 10],
        [x + 120, y - 6],
        [x + 190, y + 2],
      ],
      1,
    ),
    smooth(
      [
        [x - 6, y + 4],
        [x - 50, y + 14],
        [x - 120, y + 4],
        [x - 176, y + 14],
      ],
      1,
    ),
  ];
  return [
    layer("madder", ...ways.flatMap((way) => dotted(way, 8.4, 1.9, 0.7))),
    ...panel(arm(1, y - 82)),
    ...panel(arm(-1, y - 60)),
    ...panel(post),
    layer(
      "ink",
      ...grain,
      lensCut([x - 18, y + 1], [x + 30, y + 1], 1),
      lensCut([x - 10, y + 4], [x + 22, y + 4], 0.8),
    ),
    ...place(bush, x + 16, y + 2, 0.9),
  ];
}
