import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import { between, type Random } from "../../random.ts";
import { ellipse, hatchAcross, panel, rectangle } from "../picture.ts";
import { height, width } from "./size.ts";
import { shade } from "./strokes.ts";

/** A night ferry: a row of lit portholes, a broad wake, one star. */
export function drawFerry(random: Random): Drawing {
  const hull: Line = [
    [10, 104],
    [142, 98],
    [150, 102],
    [132, 124],
    [20, 126],
  ];
  const portholes = Array.from({ length: 9 }, (_, i) => ellipse([30 + i * 12, 111 - i * 0.4], [3, 3], 14));
  const windows = Array.from({ length: 8 }, (_, i): Line => rectangle(42 + i * 10, 86 - i * 0.4, 6, 5.4));
  const glints = Array.from({ length: 46 }, (): Mark => {
    const [x, y] = [between(random, 18, 140), between(random, 132, 192)];
    return lensCut([x, y], [x + between(random, 5, 16), y + 0.3], 1);
  });
  const wake = Array.from(
    { length: 14 },
    (_, i): Mark => lensCut([18 - i * 2, 127 + i * 5], [64 + i * 7, 131 + i * 5], 1.6 - i * 0.05),
  );
  return [
    layer("night", rectangle(0, 0, width, height)),
    layer("starlight", ...hatchAcross([0, 130, width, 198], 5, 0.7, random)),
    layer("moon", [
      [112, 30],
      [113.6, 35.4],
      [119, 37],
      [113.6, 38.6],
      [112, 44],
      [110.4, 38.6],
      [105, 37],
      [110.4, 35.4],
    ]),
    layer(
      "starlight",
      ...[
        [24, 22],
        [52, 40],
        [72, 16],
        [146, 58],
        [88, 52],
        [134, 18],
      ].map(([x = 0, y = 0]) => lensCut([x, y], [x + 1.8, y], 1.5)),
    ),
    layer("paper", ...(panel(hull, 1)[0]?.marks ?? [])),
    layer("roof", [
      [12, 114],
      [142, 108],
      [132, 124],
      [20, 126],
    ]),
    ...panel(
      [
        [34, 82],
        [128, 78],
        [134, 99],
        [28, 103],
      ],
      1.2,
    ),
    ...panel(
      [
        [52, 68],
        [112, 65],
        [114, 79],
        [50, 82],
      ],
      1.2,
    ),
    ...panel(
      [
        [70, 46],
        [86, 45],
        [88, 67],
        [69, 68],
      ],
      1.3,
    ),
    layer("roof", [
      [70, 52],
      [87, 51],
      [87, 57],
      [70, 58],
    ]),
    layer("window", ...portholes, ...windows, ...[58, 70, 82, 94].map((x) => rectangle(x, 70, 7, 5.6))),
    layer(
      "ink",
      ...shade([132, 82], [134, 98], [-9, 1], 6, 0.8),
      straightCut([10, 104], [150, 102], 1.6),
      ...shade([86, 48], [88, 66], [-6, 1], 7, 0.7),
    ),
    layer(
      "starlight",
      straightCut([120, 78], [120, 54], 1.2),
      straightCut([120, 58], [146, 101], 0.7),
      straightCut([24, 103], [24, 88], 1),
    ),
    layer("starlight", ...wake),
    layer("window", ...glints.slice(0, 24)),
    layer("starlight", ...glints.slice(24)),
    layer(
      "starlight",
      ...[
        [78, 42],
        [84, 34],
        [94, 27],
        [108, 22],
      ].map(([x = 0, y = 0], i): Mark => lensCut([x, y], [x + 12 + i * 2, y - 4], 2 - i * 0.3)),
    ),
  ];
}
