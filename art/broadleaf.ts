import { type Cut, cut, fading, lensCut, type Mark, rounding, shape, straightCut } from "./burin.ts";
import { smooth } from "./curve.ts";
import { type Drawing, layer } from "./drawing.ts";
import type { Line, Point } from "./geometry.ts";
import { between, type Random } from "./random.ts";

const turn = Math.PI * 2;

export const crownCut = (outline: Line): Cut => cut([...outline, ...outline.slice(0, 1)], rounding(1.2), 0.2);

export function castShadow(reach: number, random: Random, strokes = 3): Mark[] {
  return Array.from({ length: strokes }, (_, i) =>
    lensCut(
      [0.8 + i * 1.2, 0.7 + i * 1.3],
      [reach * (1 - i * 0.16) + between(random, -0.6, 0.6), 0.5 + i * 1.3],
      0.6,
    ),
  );
}

type Crown = {
  readonly radius: number;
  readonly tall: number;
  readonly lobes: number;
  readonly lift: number;
};

/** A scalloped crown: bulges around an ellipse, the first one at its right. */
function crownOutline({ radius, tall, lobes, lift }: Crown, random: Random): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const dent = (i / lobes) * turn + 0.2;
    const bulge = dent + turn / lobes / 2;
    const inward = between(random, 0.94, 1.06);
    const outward = between(random, 1.18, 1.34);
    points.push([Math.cos(dent) * radius * inward, -lift + Math.sin(dent) * radius * tall * inward]);
    points.push([Math.cos(bulge) * radius * outward, -lift + Math.sin(bulge) * radius * tall * outward]);
  }
  return smooth(points, 2, true);
}

/** Leaves inside the crown: short arcs, more of them and darker to the lower right. */
function drawFoliage({ radius, tall, lift }: Crown, random: Random): Mark[] {
  const edge = [-0.7, -0.3, 0.1, 0.5, 0.9, 1.3].map((angle): Mark => {
    const from: Point = [Math.cos(angle) * radius * 1.04, -lift + Math.sin(angle) * radius * tall];
    const reach = radius * between(random, 0.5, 0.8);
    return cut(
      [from, [from[0] - reach * 0.5, from[1] + radius * 0.18], [from[0] - reach, from[1] + radius * 0.1]],
      fading(0.9),
    );
  });
  const curls = (
    [
      [-0.42, -0.3],
      [0.12, -0.46],
      [-0.1, 0.12],
      [-0.56, 0.24],
    ] as const
  ).map(([dx, dy]): Mark => {
    const [x, y] = [dx * radius, -lift + dy * radius * tall];
    const half = radius * between(random, 0.16, 0.24);
    return cut(
      [
        [x - half, y],
        [x, y - half * 0.8],
        [x + half, y],
      ],
      { press: "swell", width: 0.6 },
    );
  });
  return [...edge, ...curls];
}

function drawTrunk(width: number, height: number): Mark[] {
  return [
    straightCut([-width, 0], [-width * 0.7, -height], 0.8),
    straightCut([width, 0], [width * 0.8, -height], 1.2),
  ];
}

function drawCrowned(crown: Crown, trunk: number, random: Random): Drawing {
  const outline = crownOutline(crown, random);
  const ink = [crownCut(outline), ...drawFoliage(crown, random), ...castShadow(crown.radius * 1.6, random)];
  return [
    layer("ink", ...drawTrunk(trunk, crown.lift * 0.6)),
    layer("leaf", shape(outline)),
    layer("ink", ...ink),
  ];
}

export const drawOak = (random: Random, radius: number, lobes = 8) =>
  drawCrowned({ radius, tall: 0.84, lobes, lift: radius * 1.6 }, 0.95, random);

/** Taller than wide, on a bare trunk. */
export const drawElm = (random: Random, radius: number) =>
  drawCrowned({ radius, tall: 1.42, lobes: 9, lift: radius * 2.35 }, 0.8, random);

/** Orchards: small, round, set in rows. */
export const drawFruitTree = (random: Random, radius: number) =>
  drawCrowned({ radius, tall: 0.9, lobes: 6, lift: radius * 1.5 }, 0.6, random);

export function drawBush(random: Random, radius: number): Drawing {
  const crown: Crown = { radius, tall: 0.62, lobes: 6, lift: radius * 0.72 };
  const outline = crownOutline(crown, random);
  return [
    layer("leaf", shape(outline)),
    layer(
      "ink",
      crownCut(outline),
      ...drawFoliage(crown, random).slice(1, 5),
      ...castShadow(radius * 1.9, random, 2),
    ),
  ];
}
