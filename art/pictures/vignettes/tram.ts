import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import type { Random } from "../../random.ts";
import { ellipse, hatchAcross, panel, rectangle } from "../picture.ts";
import { width } from "./size.ts";
import { blob, disc, shade, straight } from "./strokes.ts";

/** A tram stopped between two stops, heads at its windows, the driver crouching beside it. */
export function drawTram(random: Random): Drawing {
  const car: Line = [
    [14, 58],
    [128, 50],
    [146, 56],
    [150, 134],
    [14, 142],
  ];
  const windows = [0, 1, 2, 3].map(
    (i): Line => [
      [22 + i * 25, 74 - i * 1.6],
      [42 + i * 25, 72.6 - i * 1.6],
      [42 + i * 25, 98 - i * 1.2],
      [22 + i * 25, 99 - i * 1.2],
    ],
  );
  const head = (x: number, y: number): Drawing => [
    layer("ink", ellipse([x, y], [4.6, 5.4], 18), [
      [x - 8, y + 14],
      [x - 6, y + 6],
      [x + 6, y + 6],
      [x + 8, y + 14],
    ]),
  ];
  return [
    layer("faint", ...hatchAcross([0, 8, width, 44], 5.6, 0.75, random)),
    layer(
      "ink",
      straightCut([0, 20], [160, 14], 1),
      straightCut([70, 53], [58, 36], 1.6),
      straightCut([58, 36], [80, 18], 1.6),
      straightCut([70, 17], [90, 16], 2),
    ),
    layer("moss", rectangle(0, 150, width, 50)),
    layer("ink", straightCut([0, 158], [160, 146], 1.4), straightCut([0, 168], [160, 154], 1.7)),
    layer("faint", ...hatchAcross([0, 172, width, 198], 5.4, 0.85, random)),
    ...panel(car, 2),
    layer("roof", [
      [14, 104],
      [148, 97],
      [150, 120],
      [14, 128],
    ]),
    layer("glow", ...windows),
    ...head(31, 84),
    ...head(54, 82),
    ...head(63, 84),
    ...head(83, 80),
    ...head(110, 80),
    layer("ink", ...windows.flatMap((pane) => straight([...pane, ...pane.slice(0, 1)], 1.4))),
    ...panel(
      [
        [126, 64],
        [143, 65],
        [146, 96],
        [127, 96],
      ],
      1.5,
    ),
    layer("faint", ...[0, 1, 2].map((i): Mark => lensCut([130 + i * 4, 70], [130 + i * 4, 90], 0.8))),
    ...disc([138, 108], [5, 5], 1.5, "window"),
    layer(
      "ink",
      ...shade([149, 60], [150, 130], [-10, 1], 14, 0.8),
      straightCut([14, 58], [128, 50], 2.4),
      straightCut([14, 134], [150, 127], 1.3),
    ),
    ...[34, 58, 104, 128].flatMap((x) => disc([x, 145 - x * 0.055], [8, 8], 1.8)),
    ...[34, 58, 104, 128].flatMap((x) => disc([x, 145 - x * 0.055], [2.4, 2.4], 1.2)),
    ...blob(
      [
        [78, 190],
        [74, 174],
        [80, 160],
        [92, 156],
        [101, 166],
        [106, 178],
        [110, 190],
        [92, 193],
      ],
      1.7,
      "night",
    ),
    ...disc([97, 150], [7, 7.4], 1.5),
    layer("night", [
      [88, 147],
      [92, 141],
      [103, 142],
      [106, 147],
      [109, 148.6],
      [88, 149],
    ]),
    layer("ink", straightCut([96, 168], [116, 160], 4), lensCut([114, 160], [121, 157], 3)),
    layer("starlight", ...shade([101, 168], [107, 188], [-10, -1], 7, 0.8)),
    layer(
      "faint",
      ...[0, 1, 2].map((i) => lensCut([70 + i * 4, 194 + i * 1.6], [122 - i * 4, 194 + i * 1.6], 1.4)),
    ),
  ];
}
