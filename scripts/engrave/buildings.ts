import { lensCut, straightCut } from "./burin.ts";
import { type Drawing, layer } from "./drawing.ts";
import { type Line, mixPoints, type Point } from "./geometry.ts";
import { between, createRandom, type Random } from "./random.ts";

const edges = (...list: readonly (readonly [Point, Point, number])[]) =>
  list.map(([from, to, width]) => straightCut(from, to, width * 1.25));

function windowAt(x: number, y: number, half: number, tall = 1): Line {
  return [
    [x - half, y + half * 1.2 * tall],
    [x + half, y + half * 1.2 * tall],
    [x + half, y - half * 0.9 * tall],
    [x - half, y - half * 0.9 * tall],
  ];
}

type House = {
  readonly width: number;
  readonly height: number;
  readonly gable?: number;
  readonly steep?: number;
  readonly chimney?: boolean;
};

/** Gable to the left, long roof receding to the right; the foot of the gable's left corner is at 0,0. */
function drawHouse(
  { width, height, gable = 0.42, steep = 0.52, chimney = false }: House,
  random: Random,
): Drawing {
  const front = width * gable;
  const depth = width - front;
  const wall = height * 0.5;
  const rise = height * steep;
  const lift = height * 0.06;
  const A: Point = [0, 0];
  const B: Point = [front, 0];
  const C: Point = [front, -wall];
  const D: Point = [front / 2, -wall - rise];
  const E: Point = [0, -wall];
  const F: Point = [front + depth, -lift];
  const G: Point = [front + depth, -wall - lift];
  const H: Point = [front / 2 + depth, -wall - rise - lift];
  const tiles = Math.max(3, Math.round(depth / 2.6));
  const rows = Array.from({ length: tiles - 1 }, (_, i) =>
    straightCut(mixPoints(D, H, (i + 1) / tiles), mixPoints(C, G, (i + 1) / tiles), 0.45),
  );
  const shades = Math.max(2, Math.round(depth / 3));
  const shade = Array.from({ length: shades }, (_, i) => {
    const foot = mixPoints(B, F, (i + 1) / (shades + 0.5));
    return lensCut([foot[0], foot[1] - 0.5], [foot[0], foot[1] - wall * between(random, 0.4, 0.62)], 0.5);
  });
  const stack: Point = mixPoints(D, H, 0.62);
  const smoke: Line = [
    [stack[0] - 1, stack[1] + 1],
    [stack[0] - 1, stack[1] - 3],
    [stack[0] + 1.2, stack[1] - 3],
    [stack[0] + 1.2, stack[1] + 1],
  ];
  const ink = [
    ...edges(
      [A, E, 0.75],
      [A, B, 0.8],
      [B, C, 0.9],
      [E, D, 0.85],
      [D, C, 0.95],
      [D, H, 1],
      [H, G, 0.85],
      [C, G, 0.8],
      [B, F, 1],
      [F, G, 0.95],
    ),
    ...rows,
    ...shade,
  ];
  const half = Math.max(1.2, front * 0.15);
  const stackInk = edges(
    [smoke[0] ?? D, smoke[1] ?? D, 0.7],
    [smoke[1] ?? D, smoke[2] ?? D, 0.8],
    [smoke[2] ?? D, smoke[3] ?? D, 1.1],
  );
  return [
    ...(chimney ? [layer("paper", smoke), layer("ink", ...stackInk)] : []),
    layer("paper", [A, B, F, G, H, D, E]),
    layer("roof", [C, D, H, G]),
    layer("window", windowAt(front * 0.5, -wall * 0.6, half)),
    layer("ink", ...ink),
  ];
}

type Tower = {
  readonly width: number;
  readonly height: number;
  readonly spire: number;
  readonly cross?: boolean;
  readonly dome?: boolean;
};

function drawTower({ width, height, spire, cross = false, dome = false }: Tower): Drawing {
  const tall = width * spire * 1.25;
  const eave = width * 0.14;
  const top: Point = [width / 2, -height - tall];
  const left: Point = [-eave, -height];
  const right: Point = [width + eave, -height];
  const cap: Line = dome
    ? [
        left,
        [-eave * 0.4, -height - tall * 0.5],
        [width * 0.24, -height - tall * 0.84],
        top,
        [width * 0.76, -height - tall * 0.84],
        [width + eave * 0.4, -height - tall * 0.5],
        right,
      ]
    : [left, top, right];
  const capEdges = cap
    .slice(1)
    .map((point, i) => [cap[i] ?? left, point, i < cap.length / 2 - 0.5 ? 0.85 : 1.1] as const);
  const shade = [0, 1, 2].map((i) => {
    const x = width * (0.6 + 0.14 * i);
    return straightCut([x, -0.6], [x, -height + 0.8 + (2 - i) * height * 0.12], 0.45);
  });
  const ribs = [0.25, 0.5, 0.75].map((t) =>
    straightCut(
      mixPoints(right, top, t),
      [mixPoints(right, top, t)[0] - width * (0.5 - 0.42 * t), -height - tall * t * 0.62],
      0.45,
    ),
  );
  const finial = width * (cross ? 0.8 : 0.55);
  const mast = edges([top, [top[0], top[1] - finial], 0.75]);
  const arms = cross
    ? edges([
        [top[0] - width * 0.23, top[1] - finial * 0.62],
        [top[0] + width * 0.23, top[1] - finial * 0.62],
        0.75,
      ])
    : [];
  const half = width * 0.14;
  return [
    layer("paper", [
      [0, 0],
      [width, 0],
      [width, -height],
      [0, -height],
    ]),
    layer("roof", cap),
    layer("window", windowAt(width * 0.34, -height * 0.66, half, 1.5)),
    layer(
      "ink",
      ...edges(
        [[0, 0], [0, -height], 0.75],
        [[width, 0], [width, -height], 1.15],
        [[0, 0], [width, 0], 0.8],
        [left, right, 0.9],
        ...capEdges,
      ),
      ...shade,
      ...ribs,
      ...mast,
      ...arms,
    ),
  ];
}

/** A keep with battlements: the stone of Respect. */
function drawKeep(width: number, height: number): Drawing {
  const tooth = width / 7;
  const crown: Point[] = [];
  for (let i = 0; i < 7; i++) {
    const y = i % 2 === 0 ? -height - tooth * 1.1 : -height;
    crown.push([i * tooth, y], [(i + 1) * tooth, y]);
  }
  const outline: Line = [[0, 0], ...crown, [width, 0]];
  const outlineEdges = outline
    .slice(1)
    .map((point, i) => [outline[i] ?? point, point, i > 12 ? 1.15 : 0.8] as const);
  const shade = [0, 1, 2, 3].map((i) =>
    straightCut(
      [width * (0.56 + 0.12 * i), -0.6],
      [width * (0.56 + 0.12 * i), -height * (0.5 + 0.13 * i)],
      0.45,
    ),
  );
  return [
    layer("roof", [
      [0, -height * 0.82],
      [width, -height * 0.82],
      [width, -height],
      [0, -height],
    ]),
    layer("paper", outline),
    layer("roof", [
      [0, -height * 0.78],
      [width, -height * 0.78],
      [width, -height * 0.9],
      [0, -height * 0.9],
    ]),
    layer("window", windowAt(width * 0.32, -height * 0.5, width * 0.1, 1.6)),
    layer(
      "ink",
      ...edges(
        ...outlineEdges,
        [[0, 0], [width, 0], 0.8],
        [[0, -height * 0.78], [width, -height * 0.78], 0.7],
        [[0, -height * 0.9], [width, -height * 0.9], 0.6],
      ),
      ...shade,
    ),
  ];
}

/** A length of town wall with its gate, foot of the left end at 0,0. */
function drawWall(width: number, height: number, random: Random): Drawing {
  const gate = width * 0.5;
  const stones = Array.from({ length: 9 }, () => {
    const x = between(random, 2, width - 5);
    const y = -between(random, 1.5, height - 1.5);
    return lensCut([x, y], [x + between(random, 1.5, 3.2), y], 0.4);
  });
  const arch: Line = [
    [gate - 2.4, 0],
    [gate - 2.4, -height * 0.42],
    [gate - 1.2, -height * 0.66],
    [gate + 1.2, -height * 0.66],
    [gate + 2.4, -height * 0.42],
    [gate + 2.4, 0],
  ];
  const archEdges = arch.slice(1).map((point, i) => [arch[i] ?? point, point, 0.75] as const);
  return [
    layer("paper", [
      [0, 0],
      [0, -height],
      [width, -height],
      [width, 0],
    ]),
    layer("window", arch),
    layer(
      "ink",
      ...edges(
        [[0, 0], [0, -height], 0.8],
        [[0, -height], [width, -height], 1.1],
        [[width, -height], [width, 0], 1.1],
        [[0, 0], [width, 0], 0.9],
        [[0, -height + 1.4], [width, -height + 1.4], 0.5],
        ...archEdges,
      ),
      ...stones,
    ),
  ];
}

function drawGround(random: Random): Drawing {
  const strokes = [0, 1, 2, 3].map((i) => {
    const x = -32 + random() * 15 + i * 2.5;
    return lensCut([x, 1 + i * 2], [x + 64 * (0.85 - 0.17 * i) * between(random, 0.8, 1.1), 1 + i * 2], 0.7);
  });
  return [layer("ink", ...strokes)];
}

const named = (name: string, draw: (random: Random) => Drawing) => draw(createRandom(name));

export const buildings = {
  ground: named("ground", drawGround),
  cottage: named("cottage", (r) => drawHouse({ width: 20, height: 19 }, r)),
  house: named("house", (r) => drawHouse({ width: 21, height: 18, chimney: true }, r)),
  long: named("long house", (r) => drawHouse({ width: 23, height: 17, gable: 0.36 }, r)),
  steep: named("steep house", (r) => drawHouse({ width: 18, height: 19, steep: 0.62 }, r)),
  barn: named("barn", (r) => drawHouse({ width: 22, height: 15, gable: 0.46, steep: 0.58 }, r)),
  spire: named("spire", () => drawTower({ width: 8.5, height: 20, spire: 1.15 })),
  church: named("church", () => drawTower({ width: 9, height: 24, spire: 1.35, cross: true })),
  belfry: named("belfry", () => drawTower({ width: 10, height: 28, spire: 1.1, cross: true })),
  cupola: named("cupola", () => drawTower({ width: 8.5, height: 17, spire: 0.78, dome: true })),
  tall: named("tall tower", () => drawTower({ width: 11, height: 32, spire: 1.45, cross: true })),
  keep: named("keep", () => drawKeep(14, 25)),
  wall: named("wall", (r) => drawWall(44, 9, r)),
} as const satisfies Record<string, Drawing>;

export type Building = keyof typeof buildings;
