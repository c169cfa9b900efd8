import { cut, gathering, lensCut, type Mark, straightCut } from "../../burin.ts";
import { smooth, wander } from "../../curve.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line } from "../../geometry.ts";
import { between, type Random } from "../../random.ts";
import { hatchAcross, panel, rectangle } from "../picture.ts";
import { width } from "./size.ts";

export function drawLighthouse(random: Random): Drawing {
  const cx = 100;
  const foot = 136;
  const top = 46;
  const rock = wander(
    smooth(
      [
        [44, 154],
        [60, 140],
        [80, 132],
        [118, 132],
        [138, 138],
        [160, 152],
      ],
      3,
    ),
    1.2,
    0.2,
    random,
  );
  const rain = Array.from({ length: 110 }, (): Mark => {
    const x = between(random, 0, 190);
    const y = between(random, 8, 116);
    const fall = between(random, 9, 20);
    return lensCut([x, y], [x - fall * 0.42, y + fall], 0.7);
  });
  const tower: Line = [
    [cx - 13, foot],
    [cx - 8.6, top],
    [cx + 8.6, top],
    [cx + 13, foot],
  ];
  const band = (from: number, to: number): Line => [
    [cx - 8.6 - from * 4.4, top + from * 90],
    [cx + 8.6 + from * 4.4, top + from * 90],
    [cx + 8.6 + to * 4.4, top + to * 90],
    [cx - 8.6 - to * 4.4, top + to * 90],
  ];
  const shade = Array.from({ length: 18 }, (_, i): Mark => {
    const t = (i + 1) / 19;
    const x = cx + 8.6 + 4.4 * t;
    return lensCut([x, top + t * 90], [x - between(random, 7, 11), top + t * 90 + 0.4], 0.9);
  });
  const cracks = [0.5, 0.58, 0.66, 0.74, 0.82, 0.9].map((t): Mark => {
    const from = rock[Math.floor(t * (rock.length - 1))] ?? [0, 0];
    return lensCut(from, [from[0] - 7, Math.min(154, from[1] + 13)], 1.1, 0.5);
  });
  return [
    layer("water", rectangle(0, 140, width, 60)),
    layer("faint", ...hatchAcross([0, 6, width, 40], 4.2, 0.8, random), ...rain),
    layer("tide", ...hatchAcross([0, 143, width, 198], 4.4, 1.1, random)),
    layer("glow", [
      [cx - 6, top - 10],
      [0, top - 26],
      [0, top + 16],
      [cx - 6, top - 2],
    ]),
    layer("paper", rock),
    layer("ink", cut(rock, gathering(1.9), 0.1), ...cracks),
    ...panel(tower, 1.5),
    layer("roof", band(0.16, 0.34), band(0.54, 0.72)),
    layer("ink", ...shade, straightCut([cx - 13, top], [cx + 13, top], 2.2)),
    ...panel(rectangle(cx - 7, top - 14, 14, 14), 1.2),
    layer("window", rectangle(cx - 5, top - 12, 10, 11)),
    layer("paper", [
      [cx - 9, top - 14],
      [cx, top - 24],
      [cx + 9, top - 14],
    ]),
    layer(
      "ink",
      straightCut([cx - 10, top - 14], [cx, top - 25], 1.4),
      straightCut([cx + 10, top - 14], [cx, top - 25], 1.7),
      straightCut([cx - 10, top - 14], [cx + 10, top - 14], 1.2),
      straightCut([cx, top - 24], [cx, top - 32], 1.2),
      ...[0, 5, 10].map((dx) => straightCut([cx - 5 + dx, top - 13], [cx - 5 + dx, top - 2], 0.8)),
    ),
  ];
}
