import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import type { Random } from "../../random.ts";
import { hatchAcross, rectangle } from "../picture.ts";
import { width } from "./size.ts";
import { bend, blob, disc, shade } from "./strokes.ts";

/** A steaming tureen, two spoons, and the salt cellar that fell over. */
export function drawSoup(random: Random): Drawing {
  const bowl: Line = [
    [34, 96],
    [80, 104],
    [126, 96],
    [120, 128],
    [98, 146],
    [80, 148],
    [62, 146],
    [40, 128],
  ];
  const steam = [58, 80, 102].map(
    (x, i): Mark =>
      bend(
        [
          [x, 74],
          [x - 7, 62],
          [x + 5, 50],
          [x - 4, 36 - i * 4],
          [x + 2, 26 - i * 4],
        ],
        1.1,
      ),
  );
  const spoon = (x: number, y: number): Drawing => [
    ...disc([x, y], [8, 4.6], 1.2),
    layer(
      "ink",
      bend(
        [
          [x + 7, y - 1],
          [x + 22, y - 5],
          [x + 38, y - 7],
        ],
        1.8,
      ),
    ),
  ];
  return [
    layer("glow", rectangle(0, 112, width, 88)),
    layer(
      "faint",
      ...hatchAcross([0, 4, width, 104], 4.6, 0.75, random, ([x, y]) => Math.abs(x - 80) > 40 || y > 84),
      ...hatchAcross([0, 118, width, 198], 7, 0.8, random),
    ),
    layer("ink", straightCut([0, 112], [160, 112], 1.6)),
    layer(
      "faint",
      ...[0, 1, 2, 3].map((i) => lensCut([36 + i * 5, 152 + i * 2.4], [128 - i * 6, 152 + i * 2.4], 1.5)),
    ),
    ...disc([28, 104], [9, 8], 1.8),
    ...disc([132, 104], [9, 8], 1.8),
    ...blob(bowl, 1.9),
    layer(
      "ink",
      ...shade([119, 108], [92, 145], [-15, -3], 15, 1),
      ...shade([44, 116], [56, 138], [7, 2], 6, 0.7),
    ),
    layer(
      "roof",
      ...[0, 1, 2, 3, 4].map(
        (i) =>
          [
            [62 + i * 9, 124],
            [65 + i * 9, 120],
            [68 + i * 9, 124],
            [65 + i * 9, 128],
          ] as const,
      ),
    ),
    ...disc([80, 96], [46, 9.5], 1.7),
    layer("window", [
      [42, 97],
      [60, 92.5],
      [100, 92.5],
      [118, 97],
      [100, 101.5],
      [60, 101.5],
    ]),
    layer("faint", ...hatchAcross([46, 93, 114, 102], 2.4, 0.7, random)),
    layer(
      "ink",
      ...steam,
      bend(
        [
          [112, 92],
          [126, 74],
          [140, 60],
        ],
        2.4,
      ),
    ),
    ...spoon(26, 164),
    ...spoon(38, 178),
    ...blob(
      [
        [112, 168],
        [130, 162],
        [134, 172],
        [116, 178],
      ],
      1.5,
    ),
    layer(
      "ink",
      bend(
        [
          [112, 168],
          [107, 171],
          [109, 177],
          [116, 178],
        ],
        1.5,
      ),
      ...shade([132, 164], [134, 172], [-9, 2], 4, 0.7),
    ),
    layer(
      "ink",
      ...Array.from({ length: 16 }, (_, i): Mark => {
        const [x, y] = [103 - i * 1.1 + (i % 4) * 2.4, 174 + ((i * 5) % 9)];
        return lensCut([x, y], [x + 1.4, y + 0.3], 1.1);
      }),
    ),
  ];
}
