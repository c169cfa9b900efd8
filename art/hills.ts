import { cut, easing, fading, gathering, lensCut, type Mark } from "./burin.ts";
import { smooth, wander } from "./curve.ts";
import { type Drawing, layer } from "./drawing.ts";
import type { Line, Point } from "./geometry.ts";
import { between, createRandom, type Random } from "./random.ts";

/** Contours from the left foot to the right one, in parts of the width (-0.5 to 0.5) and of the height. */
type Contour = {
  readonly width: number;
  readonly height: number;
  readonly summit: number;
  readonly points: Line;
};

const peak: Line = [
  [-0.5, 0],
  [-0.33, 0.4],
  [-0.15, 0.84],
  [-0.04, 1],
  [0.12, 0.86],
  [0.24, 0.5],
  [0.37, 0.32],
  [0.5, 0],
];
const leaning: Line = [
  [-0.5, 0],
  [-0.28, 0.3],
  [-0.1, 0.55],
  [0.05, 1],
  [0.18, 0.78],
  [0.27, 0.6],
  [0.4, 0.2],
  [0.5, 0],
];
const down: Line = [
  [-0.5, 0],
  [-0.34, 0.52],
  [-0.12, 0.94],
  [0.08, 1],
  [0.28, 0.74],
  [0.42, 0.34],
  [0.5, 0],
];
const twin: Line = [
  [-0.5, 0],
  [-0.36, 0.42],
  [-0.22, 0.78],
  [-0.12, 0.66],
  [0.04, 1],
  [0.17, 0.74],
  [0.32, 0.5],
  [0.5, 0],
];
const crag: Line = [
  [-0.5, 0],
  [-0.3, 0.38],
  [-0.24, 0.62],
  [-0.1, 0.72],
  [-0.05, 1],
  [0.1, 0.94],
  [0.14, 0.66],
  [0.3, 0.56],
  [0.36, 0.24],
  [0.5, 0],
];
const ridge: Line = [
  [-0.5, 0],
  [-0.38, 0.5],
  [-0.2, 0.72],
  [-0.02, 0.6],
  [0.14, 0.96],
  [0.3, 0.62],
  [0.42, 0.44],
  [0.5, 0],
];

const contours: readonly Contour[] = [
  { points: peak, width: 46, height: 25, summit: -0.04 },
  { points: peak, width: 40, height: 29, summit: -0.04 },
  { points: leaning, width: 44, height: 26, summit: 0.05 },
  { points: leaning, width: 52, height: 23, summit: 0.05 },
  { points: down, width: 48, height: 15, summit: 0.04 },
  { points: down, width: 38, height: 12, summit: 0.04 },
  { points: down, width: 58, height: 17, summit: 0.04 },
  { points: twin, width: 56, height: 26, summit: 0.04 },
  { points: twin, width: 50, height: 22, summit: 0.04 },
  { points: crag, width: 48, height: 31, summit: -0.02 },
  { points: ridge, width: 66, height: 22, summit: 0.14 },
];

/** Light comes from the left on the whole map: only right slopes are shaded. */
function shadeSlope(slope: Line, contour: Contour, random: Random): Mark[] {
  const strokes = Math.round(contour.width / 4);
  const round = contour.points === down;
  return Array.from({ length: strokes - 1 }, (_, i) => {
    const t = (i + 1) / strokes;
    const from = slope[Math.floor(t * (slope.length - 1))] ?? [0, 0];
    const fall = -from[1] * (1 - t * 0.45) * between(random, 0.5, 0.86);
    const lean = round ? -0.62 : -0.34;
    const to: Point = [from[0] + fall * lean, Math.min(-0.8, from[1] + fall)];
    const bend: Point = [from[0] + fall * lean * (round ? 0.2 : 0.3), from[1] + fall * 0.5];
    return cut([from, bend, to], fading(round ? 0.7 : 0.95));
  });
}

/** The spur that runs down from the summit and parts light from shadow. */
function drawSpur(contour: Contour, random: Random): Mark[] {
  const { width, height, summit } = contour;
  const x = summit * width;
  const spur = smooth(
    [
      [x, -height],
      [x - width * 0.035, -height * 0.62],
      [x + width * 0.045, -height * 0.4],
      [x - width * 0.03, -height * 0.14],
    ],
    3,
  );
  const barbs = [0.3, 0.5, 0.68].map((t) => {
    const from = spur[Math.floor(t * (spur.length - 1))] ?? [x, 0];
    return lensCut(from, [from[0] + width * 0.055, from[1] + height * between(random, 0.14, 0.24)], 0.5);
  });
  return [cut(wander(spur, 0.8, 0.2, random), fading(0.85)), ...barbs];
}

function drawFoot(contour: Contour, random: Random): Mark[] {
  const { width, height } = contour;
  return [0, 1, 2].map((i) => {
    const x = width * (-0.36 + i * 0.09);
    const y = -height * (0.1 + 0.16 * i);
    return lensCut([x, y], [x + width * 0.012, y + height * between(random, 0.12, 0.2)], 0.45, -0.3);
  });
}

function drawHill(contour: Contour, random: Random): Drawing {
  const scaled = contour.points.map(([x, y]): Point => [x * contour.width, -y * contour.height]);
  const split = contour.points.findIndex(([x]) => x >= contour.summit);
  const angular = contour.points === crag;
  const trace = (points: Line) => (angular ? points : smooth(points, 3));
  const left = wander(trace(scaled.slice(0, split + 1)), 0.6, 0.12, random);
  const right = wander(trace(scaled.slice(split)), 0.8, 0.14, random);
  const ink = [
    cut(left, gathering(1.1)),
    cut(right, easing(1.55)),
    ...shadeSlope(right, contour, random),
    ...drawFoot(contour, random),
    ...(contour.points === down ? [] : drawSpur(contour, random)),
  ];
  return [layer("paper", [...left, ...right]), layer("ink", ...ink)];
}

export const hills: readonly Drawing[] = contours.map((contour, i) =>
  drawHill(contour, createRandom(`hill ${i}`)),
);
export const hillWidths: readonly number[] = contours.map(({ width }) => width);
/** Which hills stand together: high ranges inland, soft downs near the coast and the villages. */
export const hillKinds = { high: [0, 1, 2, 3, 7, 8, 9, 10], soft: [4, 5, 6] } as const;
