import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { smooth } from "../../curve.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import { between, type Random } from "../../random.ts";
import { hatchAcross, panel, rectangle } from "../picture.ts";
import { width } from "./size.ts";
import { bend, blob, shade } from "./strokes.ts";

/** Two people from behind under one umbrella, the rain, the wall before the sea. */
export function drawUmbrella(random: Random): Drawing {
  const rain = Array.from({ length: 120 }, (): Mark | null => {
    const [x, y] = [between(random, 0, 176), between(random, 4, 190)];
    const fall = between(random, 9, 18);
    const isDry = Math.abs(x - fall * 0.2 - 80) < 46 && y > 56;
    return isDry ? null : lensCut([x, y], [x - fall * 0.36, y + fall], 0.75);
  }).filter((mark) => mark !== null);
  const canopy: Line = [
    ...smooth(
      [
        [28, 92],
        [38, 66],
        [60, 52],
        [80, 48],
        [100, 52],
        [122, 66],
        [132, 92],
      ],
      3,
    ),
    ...smooth(
      [
        [132, 92],
        [120, 87],
        [106, 92],
      ],
      3,
    ),
    ...smooth(
      [
        [106, 92],
        [93, 87],
        [80, 92],
      ],
      3,
    ),
    ...smooth(
      [
        [80, 92],
        [67, 87],
        [54, 92],
      ],
      3,
    ),
    ...smooth(
      [
        [54, 92],
        [41, 87],
        [28, 92],
      ],
      3,
    ),
  ];
  const rib = (x: number, mid: number): Mark =>
    bend(
      [
        [80, 48],
        [mid, 66],
        [x, 92],
      ],
      1.1,
    );
  const coat = (x: number, lean: number): Drawing =>
    blob(
      [
        [x - 14, 128],
        [x + lean - 10, 112],
        [x + lean + 2, 108],
        [x + lean + 13, 113],
        [x + 17, 132],
        [x + 17, 164],
        [x + 14, 178],
        [x - 13, 178],
        [x - 16, 160],
      ],
      1.7,
    );
  return [
    layer("water", rectangle(0, 118, width, 32)),
    layer("tide", ...hatchAcross([0, 122, width, 148], 4.4, 1, random)),
    layer("faint", ...hatchAcross([0, 6, width, 44], 4.6, 0.75, random), ...rain),
    ...panel(
      [
        [-4, 148],
        [164, 148],
        [164, 162],
        [-4, 162],
      ],
      1.7,
    ),
    layer(
      "ink",
      ...[14, 40, 132, 152].map((x, i) => straightCut([x, 149 + (i % 2) * 6], [x, 155 + (i % 2) * 6], 0.9)),
    ),
    layer("faint", ...hatchAcross([0, 168, width, 198], 5, 0.9, random)),
    layer("ink", straightCut([80, 90], [80, 128], 1.8)),
    layer(
      "ink",
      ...[58, 70, 90, 102].map(
        (x) =>
          [
            [x - 3.4, 176],
            [x + 3.4, 176],
            [x + 3, 190],
            [x - 4, 190],
          ] as const,
      ),
    ),
    ...coat(64, 3),
    ...coat(95, -3),
    layer(
      "ink",
      ...shade([80, 124], [80, 174], [-13, 3], 15, 0.85),
      ...shade([111, 126], [111, 174], [-14, 3], 15, 0.85),
    ),
    ...blob(
      [
        [62, 100],
        [68, 95],
        [75, 100],
        [74, 108],
        [66, 110],
        [61, 106],
      ],
      1.4,
      "roof",
    ),
    ...blob(
      [
        [86, 101],
        [92, 96],
        [98, 100],
        [98, 108],
        [91, 111],
        [86, 107],
      ],
      1.4,
    ),
    layer("ink", ...shade([97, 100], [97, 108], [-7, 1], 6, 0.8)),
    layer("night", canopy),
    layer(
      "paper",
      rib(54, 60),
      rib(106, 100),
      bend(
        [
          [80, 48],
          [80, 70],
          [80, 91],
        ],
        1.1,
      ),
    ),
    layer(
      "ink",
      bend(
        [
          [28, 92],
          [38, 66],
          [60, 52],
          [80, 48],
          [100, 52],
          [122, 66],
          [132, 92],
        ],
        1.6,
      ),
      straightCut([80, 48], [80, 40], 1.8),
    ),
  ];
}
