import { cut, fading, lensCut, type Mark, rounding, straightCut, swelling } from "./burin.ts";
import { smooth, wander } from "./curve.ts";
import { type Drawing, layer, place } from "./drawing.ts";
import type { Line, Point } from "./geometry.ts";
import { between, createRandom, type Random } from "./random.ts";

const turn = Math.PI * 2;
/** A closed outline, heavier on its right, away from the light. */
const outlineCut = (outline: Line) => cut([...outline, ...outline.slice(0, 1)], rounding(1.15), 0.2);

function castShadow(reach: number, random: Random): Mark[] {
  return [0, 1, 2].map((i) =>
    lensCut(
      [0.8 + i * 1.2, 0.7 + i * 1.3],
      [reach * (1 - i * 0.16) + between(random, -0.6, 0.6), 0.5 + i * 1.3],
      0.55,
    ),
  );
}

function drawOak(random: Random, radius: number): Drawing {
  const y = -radius * 1.65;
  const lobes = 8;
  const crown: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const angle = (i / lobes) * turn + 0.2;
    const swell = between(random, 1.04, 1.2);
    crown.push([Math.cos(angle) * radius * swell, y + Math.sin(angle) * radius * 0.84 * swell]);
    const between2 = angle + turn / lobes / 2;
    crown.push([Math.cos(between2) * radius * 1.32, y + Math.sin(between2) * radius * 1.08]);
  }
  const outline = smooth(crown, 2.2, true);
  const shade = [0, 1, 2, 3, 4].map((i) => {
    const angle = -0.75 + i * 0.4;
    const from: Point = [Math.cos(angle) * radius * 1.04, y + Math.sin(angle) * radius * 0.86];
    return cut(
      [
        from,
        [from[0] - radius * 0.3, from[1] + radius * 0.2],
        [from[0] - radius * between(random, 0.5, 0.72), from[1] + radius * 0.14],
      ],
      fading(0.85),
    );
  });
  const trunk = [
    straightCut([-0.9, 0], [-0.6, y + radius * 0.75], 0.8),
    straightCut([1, 0], [0.8, y + radius * 0.75], 1.1),
  ];
  return [
    layer("leaf", outline),
    layer("ink", outlineCut(outline), ...shade, ...trunk, ...castShadow(radius * 1.5, random)),
  ];
}

function drawPoplar(random: Random, height: number): Drawing {
  const width = height * 0.27;
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * turn;
    return [
      Math.sin(angle) * (width / 2) * between(random, 0.92, 1.1),
      -height * 0.56 - Math.cos(angle) * height * 0.45,
    ];
  });
  const outline = wander(smooth(points, 2.6, true), 0.5, 0.5, random);
  const shade = [0.2, 0.36, 0.52, 0.68].map((t) =>
    cut(
      [
        [width * 0.44, -height * t - 2],
        [width * 0.12, -height * t + 0.6],
        [-width * 0.04, -height * t + 0.2],
      ],
      fading(0.75),
    ),
  );
  return [
    layer("leaf", outline),
    layer(
      "ink",
      outlineCut(outline),
      ...shade,
      straightCut([0, 0], [0, -height * 0.13], 1.1),
      ...castShadow(width * 1.2, random),
    ),
  ];
}

function drawPine(random: Random, height: number): Drawing {
  const tiers = 4;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < tiers; i++) {
    const top = -height + (height * 0.82 * i) / tiers;
    const foot = top + (height * 0.82) / tiers + 1.4;
    const reach = height * (0.09 + 0.062 * i) * between(random, 0.92, 1.08);
    left.push([-reach * 0.38, top + 1], [-reach, foot]);
    right.push([reach * 0.38, top + 1], [reach, foot]);
  }
  const outline: Point[] = [[0, -height - 1], ...right, ...left.reverse()];
  const shade = right
    .filter((_, i) => i % 2 === 1)
    .flatMap(([x, y]) => [
      lensCut([x, y], [x * 0.1, y - 0.6], 0.75, 0.5),
      lensCut([x * 0.7, y - 1.8], [x * 0.2, y - 1.5], 0.5, 0.3),
    ]);
  return [
    layer("leaf", outline),
    layer(
      "ink",
      cut([...outline, [0, -height - 1]], swelling(0.95), 0.05),
      ...shade,
      straightCut([0.3, 0], [0.3, -height * 0.17], 1.3),
      ...castShadow(height * 0.3, random),
    ),
  ];
}

function drawBush(random: Random, radius: number): Drawing {
  const dome: Point[] = [
    [-radius * 0.9, 0],
    [-radius * 1.3, -radius * 0.5],
    [-radius * 0.75, -radius * 1.05],
    [0, -radius * 1.4],
    [radius * 0.75, -radius * 1.05],
    [radius * 1.3, -radius * 0.5],
    [radius * 0.9, 0],
  ];
  const outline = smooth(dome, 1.6, true);
  const shade = [0.56, 0.66, 0.76].map((t) => {
    const [x, y] = outline[Math.floor(outline.length * t)] ?? [0, 0];
    return lensCut([x, y], [x - radius * 0.75, y + radius * 0.3], 0.6, 0.3);
  });
  return [
    layer("leaf", outline),
    layer("ink", outlineCut(outline), ...shade, ...castShadow(radius * 1.9, random).slice(0, 2)),
  ];
}

/** Its fronds fall almost to the ground: the tree of banks and shores. */
function drawWillow(random: Random, radius: number): Drawing {
  const top = -radius * 2.5;
  const crown: Point[] = [
    [-radius * 1.2, -radius * 0.35],
    [-radius * 1.25, -radius * 1.2],
    [-radius * 0.75, top * 0.86],
    [0, top],
    [radius * 0.8, top * 0.86],
    [radius * 1.3, -radius * 1.2],
    [radius * 1.25, -radius * 0.3],
  ];
  const hem = Array.from(
    { length: 5 },
    (_, i): Point => [radius * (0.85 - i * 0.44), -radius * (i % 2 === 0 ? 0.62 : 0.2)],
  );
  const outline = [...smooth(crown, 2), ...hem];
  const fronds = [-0.8, -0.45, -0.1, 0.25, 0.55, 0.8, 0.98].map((x, i) =>
    cut(
      [
        [x * radius * 0.45, top * 0.9],
        [x * radius * 0.95, top * 0.6],
        [x * radius * 1.08, -radius * between(random, 0.5, 0.95)],
      ],
      fading(0.35 + i * 0.09),
      0.3,
    ),
  );
  return [
    layer("leaf", outline),
    layer(
      "ink",
      outlineCut(outline),
      ...fronds,
      straightCut([0.4, 0], [-0.2, -radius * 0.6], 1.4),
      ...castShadow(radius * 1.5, random),
    ),
  ];
}

/** Several crowns in one symbol: a wood stored once and set down many times. */
function drawCopse(random: Random, crowns: readonly Point[], radius: number): Drawing {
  return [...crowns]
    .sort((a, b) => a[1] - b[1])
    .flatMap(([x, y]) => place(drawOak(random, radius * between(random, 0.86, 1.1)), x, y));
}

const named = (name: string, draw: (random: Random) => Drawing) => draw(createRandom(name));

export const trees: readonly Drawing[] = [
  named("oak 1", (r) => drawOak(r, 5.6)),
  named("oak 2", (r) => drawOak(r, 6.6)),
  named("oak 3", (r) => drawOak(r, 6)),
  named("oak 4", (r) => drawOak(r, 7.4)),
  named("poplar 1", (r) => drawPoplar(r, 24)),
  named("poplar 2", (r) => drawPoplar(r, 20)),
  named("pine 1", (r) => drawPine(r, 21)),
  named("pine 2", (r) => drawPine(r, 18)),
  named("pine 3", (r) => drawPine(r, 24)),
  named("bush 1", (r) => drawBush(r, 3.4)),
  named("bush 2", (r) => drawBush(r, 4.4)),
  named("willow 1", (r) => drawWillow(r, 6)),
  named("willow 2", (r) => drawWillow(r, 7)),
  named("copse 1", (r) =>
    drawCopse(
      r,
      [
        [-9, -3],
        [0, 0],
        [9, -4],
      ],
      5.6,
    ),
  ),
  named("copse 2", (r) =>
    drawCopse(
      r,
      [
        [-7, -6],
        [5, -8],
        [-2, 0],
      ],
      6,
    ),
  ),
];

export const treeKinds = {
  oak: [0, 1, 2, 3],
  poplar: [4, 5],
  pine: [6, 7, 8],
  bush: [9, 10],
  willow: [11, 12],
  copse: [13, 14],
} as const;
export type TreeKind = keyof typeof treeKinds;
