import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import { hills } from "../../hills.ts";
import { between, type Random } from "../../random.ts";
import { hatchAcross, rectangle, tufts } from "../picture.ts";
import { width } from "./size.ts";
import { bend, blob, shade } from "./strokes.ts";

/** Two pairs of walking boots on a coast path, the sea behind. */
export function drawBoots(random: Random): Drawing {
  const boot = (x: number, y: number, size: number): Drawing => {
    const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const;
    const upper: Line = [
      at(-9, -26),
      at(5, -27),
      at(6, -13),
      at(16, -7),
      at(22, -1),
      at(22, 3),
      at(-10, 3),
      at(-10, -10),
    ];
    return [
      ...blob(upper, 1.6),
      layer("roof", [at(-9, -28), at(5, -29), at(5, -24), at(-9, -23)]),
      layer("ink", [at(-12, 2), at(24, 2), at(23, 7), at(-12, 7)]),
      layer(
        "ink",
        ...shade(at(-8, -20), at(-8, 0), [7 * size, 1], 8, 0.8),
        ...[-18, -14, -10, -6].map((dy, i) => straightCut(at(1 + i * 1.6, dy), at(7 + i * 2, dy - 2), 1)),
      ),
      layer("ink", bend([at(7, -18), at(13, -19), at(11, -13)], 0.9)),
    ];
  };
  const grass = Array.from(
    { length: 14 },
    () => [between(random, 4, 156), between(random, 118, 132)] as const,
  );
  return [
    layer("water", rectangle(0, 66, width, 40)),
    layer("faint", ...hatchAcross([0, 6, width, 58], 6.4, 0.75, random)),
    layer("tide", ...hatchAcross([0, 70, width, 102], 4.6, 1, random)),
    ...place(hills[1] ?? [], 122, 68, 1.3),
    layer("moss", [
      [0, 112],
      [60, 100],
      [110, 104],
      [160, 94],
      [160, 200],
      [0, 200],
    ]),
    layer(
      "ink",
      bend(
        [
          [0, 112],
          [60, 100],
          [110, 104],
          [160, 94],
        ],
        1.6,
      ),
      ...tufts(grass, random),
    ),
    layer("paper", [
      [96, 103],
      [108, 103],
      [150, 200],
      [10, 200],
    ]),
    layer(
      "ink",
      bend(
        [
          [96, 103],
          [70, 138],
          [10, 200],
        ],
        1.3,
      ),
      bend(
        [
          [108, 103],
          [128, 150],
          [150, 200],
        ],
        1.4,
      ),
    ),
    layer(
      "faint",
      ...Array.from({ length: 16 }, (): Mark => {
        const [x, y] = [between(random, 56, 116), between(random, 124, 196)];
        return lensCut([x, y], [x + between(random, 4, 9), y + 0.4], 1.1);
      }),
    ),
    layer(
      "faint",
      ...[0, 1, 2].map((i) => lensCut([22 + i * 4, 184 + i * 2.6], [144 - i * 5, 184 + i * 2.6], 1.5)),
    ),
    ...boot(40, 164, 0.92),
    ...boot(58, 172, 1),
    ...boot(98, 162, 0.92),
    ...boot(114, 171, 1),
  ];
}
