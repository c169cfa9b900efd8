import { lensCut, type Mark } from "../../burin.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import { isInside, type Line } from "../../geometry.ts";
import { between, type Random } from "../../random.ts";
import { trees } from "../../trees.ts";
import { ellipse, hatchAcross, rectangle } from "../picture.ts";
import { width } from "./size.ts";
import { bend, straight } from "./strokes.ts";

/** A narrow inlet between white cliffs, one pine, the water almost without a line. */
export function drawCalanque(random: Random): Drawing {
  const left: Line = [
    [0, 30],
    [14, 34],
    [22, 26],
    [34, 44],
    [42, 42],
    [50, 66],
    [58, 72],
    [62, 100],
    [70, 112],
    [64, 124],
    [74, 140],
    [52, 158],
    [30, 176],
    [0, 190],
  ];
  const right: Line = [
    [160, 16],
    [146, 22],
    [138, 18],
    [130, 40],
    [120, 46],
    [116, 72],
    [106, 80],
    [104, 104],
    [96, 116],
    [102, 126],
    [92, 140],
    [112, 160],
    [134, 172],
    [160, 182],
  ];
  const back: Line = [
    [40, 104],
    [60, 88],
    [72, 92],
    [84, 84],
    [98, 92],
    [120, 104],
  ];
  const cracks = (edge: Line, side: number): Mark[] =>
    Array.from({ length: 60 }, (): Mark | null => {
      const [x, y] = [between(random, 0, 160), between(random, 30, 176)];
      if (!isInside([x, y], edge)) return null;
      const drop = between(random, 8, 20);
      return lensCut([x, y], [x + side * between(random, 1, 5), y + drop], 0.9, 0.6);
    }).filter((mark) => mark !== null);
  return [
    layer("faint", ...hatchAcross([0, 6, width, 84], 7, 0.7, random, ([x]) => x > 48 && x < 112)),
    layer("paper", ellipse([84, 48], [11, 11], 26)),
    layer("ink", bend([...ellipse([84, 48], [11, 11], 12), [95, 48]], 1)),
    layer("paper", back),
    layer(
      "faint",
      ...straight(back, 1.2),
      ...[62, 70, 80, 92, 104].map((x) => lensCut([x, 92], [x + 3, 103], 0.8)),
    ),
    layer("water", rectangle(0, 104, width, 96)),
    layer(
      "tide",
      ...hatchAcross([60, 110, 112, 136], 5.2, 0.8, random),
      ...hatchAcross([30, 150, 140, 198], 9, 1, random),
    ),
    layer("paper", left, right),
    layer(
      "ink",
      ...straight(left, 1.6),
      ...straight(right, 1.7),
      ...cracks([...left, [0, 30]], -1),
      ...cracks([...right, [160, 16]], 1),
    ),
    layer(
      "tide",
      ...Array.from(
        { length: 9 },
        (_, i): Mark => lensCut([72 - i * 8, 143 + i * 5.4], [92 - i * 8, 145 + i * 5.4], 1.3),
      ),
      ...Array.from(
        { length: 7 },
        (_, i): Mark => lensCut([92 + i * 9, 144 + i * 5], [112 + i * 9, 148 + i * 5], 1.3),
      ),
    ),
    ...place(trees[6] ?? [], 124, 44, 1.5),
    ...place(trees[13] ?? [], 20, 30, 1.5),
    ...place(trees[14] ?? [], 142, 22, 1.2),
  ];
}
