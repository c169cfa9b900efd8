import { cut, fading, gathering } from "../burin.ts";
import { smooth, wander } from "../curve.ts";
import { layer } from "../drawing.ts";
import { createRandom } from "../random.ts";
import { dotted, type Picture } from "./picture.ts";

/** The way of a record that is not there: ink, then dots, then nothing. */
export function drawLostPath(): Picture {
  const random = createRandom("lost path");
  const way = wander(
    smooth(
      [
        [6, 58],
        [70, 34],
        [140, 30],
        [200, 48],
        [262, 42],
        [320, 26],
        [370, 30],
        [430, 52],
        [490, 40],
        [554, 22],
      ],
      1.5,
    ),
    1.4,
    0.03,
    random,
  );
  const broken = Math.floor(way.length * 0.5);
  return {
    width: 560,
    height: 72,
    drawing: [
      layer("ink", cut(way.slice(0, broken), gathering(2.6), 0.15)),
      layer("madder", ...dotted(way.slice(broken + 5), 9.5, 2.5, 0.7)),
      layer("ink", cut(way.slice(broken - 4, broken + 1), fading(2.4))),
    ],
  };
}
