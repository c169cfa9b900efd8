import { castShadow, crownCut } from "./broadleaf.ts";
import { cut, fading, lensCut, type Mark, shape, straightCut } from "./burin.ts";
import { smooth, wander } from "./curve.ts";
import { type Drawing, layer } from "./drawing.ts";
import type { Point } from "./geometry.ts";
import { between, type Random } from "./random.ts";

/** Boughs in tiers, the right half of each in shade. */
export function drawPine(random: Random, height: number, tiers: number): Drawing {
  const left: Point[] = [];
  const right: Point[] = [];
  const shade: Mark[] = [];
  for (let i = 0; i < tiers; i++) {
    const top = -height + (height * 0.84 * i) / tiers;
    const foot = top + (height * 0.84) / tiers + height * 0.06;
    const reach = height * (0.1 + (0.2 * i) / tiers) * between(random, 0.9, 1.1);
    left.push([-reach * 0.36, top + height * 0.05], [-reach, foot]);
    right.push([reach * 0.36, top + height * 0.05], [reach, foot]);
    shade.push(
      lensCut([reach, foot], [reach * 0.1, foot - 0.4], 0.85, 0.5),
      lensCut([reach * 0.72, foot - 1.7], [reach * 0.16, foot - 1.6], 0.6, 0.3),
    );
  }
  const outline: Point[] = [[0, -height - 1], ...right, ...left.reverse()];
  return [
    layer("ink", straightCut([0.3, 0], [0.3, -height * 0.2], 1.7)),
    layer("leaf", outline),
    layer(
      "ink",
      ...outline.map((corner, i) => straightCut(corner, outline[i + 1] ?? [0, -height - 1], 0.9)),
      ...shade,
      ...castShadow(height * 0.3, random),
    ),
  ];
}

/** A flame of leaves: poplars in rows, cypresses by ones. */
export function drawPoplar(random: Random, height: number, slimness = 0.27): Drawing {
  const width = height * slimness;
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * Math.PI * 2;
    return [
      Math.cos(angle) * (width / 2) * between(random, 0.92, 1.1),
      -height * 0.56 + Math.sin(angle) * height * 0.45,
    ];
  });
  const outline = wander(smooth(points, 2.4, true), 0.5, 0.5, random);
  const shade = [0.18, 0.32, 0.46, 0.6, 0.74].map(
    (t): Mark =>
      cut(
        [
          [width * 0.44, -height * t - 2],
          [width * 0.12, -height * t + 0.6],
          [-width * 0.06, -height * t + 0.2],
        ],
        fading(0.8),
      ),
  );
  return [
    layer("ink", straightCut([0, 0], [0, -height * 0.16], 1.4)),
    layer("leaf", shape(outline)),
    layer("ink", crownCut(outline), ...shade, ...castShadow(width * 1.2, random)),
  ];
}
