import { cut, even, fading, gathering, lensCut, type Mark, straightCut } from "./burin.ts";
import { smooth, wander } from "./curve.ts";
import { type Drawing, layer } from "./drawing.ts";
import type { Line, Point } from "./geometry.ts";
import { between, createRandom, type Random } from "./random.ts";

function drawRock(size: number, random: Random): Drawing {
  const s = size;
  const outline = wander(
    smooth(
      [
        [-s, 0],
        [-s * 0.6, -s * 0.7],
        [-s * 0.1, -s * 1.25],
        [s * 0.35, -s * 0.6],
        [s * 0.6, -s * 0.75],
        [s, 0],
      ],
      2,
    ),
    0.7,
    0.4,
    random,
  );
  const shade = [0.5, 0.58, 0.66, 0.75, 0.84].map((t) => {
    const [x, y] = outline[Math.floor(outline.length * t)] ?? [0, 0];
    return lensCut([x, y], [x - s * 0.24, Math.min(0, y + s * 0.6)], 0.8, 0.3);
  });
  const foam = [0, 1, 2].map((i) =>
    lensCut([-s * (1.35 - i * 0.2), 1.5 + i * 2], [s * (1.35 - i * 0.3), 1.6 + i * 2], 0.7),
  );
  return [layer("paper", outline), layer("ink", cut(outline, gathering(1.4)), ...shade, ...foam)];
}

/** A square-rigged ship of three masts, bow to the right. */
function drawShip(): Drawing {
  const hull = smooth(
    [
      [-17, -6],
      [-13, 1],
      [-4, 4],
      [8, 3],
      [15, -3],
      [19, -10],
    ],
    3,
  );
  const deck: Mark[] = [straightCut([-17, -6], [6, -4], 1.2), straightCut([6, -4], [19, -10], 1.2)];
  const sails: Line[] = [];
  const rigging: Mark[] = [];
  for (const [mast, height, beam] of [
    [-9, 22, 9],
    [1, 28, 11],
    [11, 20, 8],
  ] as const) {
    rigging.push(straightCut([mast, -4], [mast, -4 - height], 1));
    for (const [t, spread] of [
      [0.2, 1],
      [0.58, 0.72],
    ] as const) {
      const foot = -4 - height * t;
      const drop = height * 0.33;
      const half = beam * spread * 0.5;
      const leech = smooth(
        [
          [mast - half, foot - drop],
          [mast + half * 1.24, foot - drop * 0.6],
          [mast + half, foot],
        ],
        2,
      );
      sails.push([...leech, [mast - half, foot]]);
      rigging.push(
        cut(leech, even(0.85)),
        straightCut([mast - half, foot - drop], [mast - half, foot], 0.7),
        straightCut([mast - half, foot], [mast + half, foot], 0.9),
        straightCut([mast + half * 0.6, foot - drop * 0.75], [mast + half * 0.5, foot - 1], 0.5),
      );
    }
    rigging.push(
      cut(
        [
          [mast, -4 - height],
          [mast + 4, -5.4 - height],
          [mast + 8, -3.6 - height],
        ],
        fading(1.2),
      ),
    );
  }
  const planks = [0, 1, 2, 3, 4, 5].map((i) => straightCut([-12 + i * 5, -3.4], [-11 + i * 5, 1.5], 0.5));
  const wake = [0, 1, 2, 3].map((i) => lensCut([-24 + i * 4, 5 + i * 1.8], [26 - i * 5, 5 + i * 1.8], 0.8));
  return [
    layer("paper", hull, ...sails),
    layer("ink", cut(hull, even(1.4)), ...deck, ...rigging, ...planks, ...wake),
  ];
}

function drawCoil(x: number, width: number, height: number, body: number): Drawing {
  const back = smooth(
    [
      [x - width / 2, 0],
      [x - width * 0.32, -height * 0.8],
      [x, -height],
      [x + width * 0.32, -height * 0.8],
      [x + width / 2, 0],
    ],
    2,
  );
  const belly = smooth(
    [
      [x - width / 2 + body, 0],
      [x - width * 0.2, -height * 0.5],
      [x, -height + body * 1.05],
      [x + width * 0.2, -height * 0.5],
      [x + width / 2 - body, 0],
    ],
    2,
  );
  const bands = back.flatMap((point, i): Mark[] => {
    const facing = belly[Math.round((i / back.length) * (belly.length - 1))] ?? point;
    const to: Point = [point[0] * 0.4 + facing[0] * 0.6, point[1] * 0.4 + facing[1] * 0.6];
    return i > back.length * 0.42 && i % 2 === 0 ? [straightCut(point, to, 0.6)] : [];
  });
  return [
    layer("paper", [...back, ...[...belly].reverse()]),
    layer("ink", cut(back, gathering(1.5)), cut(belly, even(0.75)), ...bands),
  ];
}

/** What the Dangerous Sea is named for: a neck, two coils and a tail. */
function drawSerpent(): Drawing {
  const neck = smooth(
    [
      [-24, 0],
      [-25, -10],
      [-20, -19],
      [-26, -25],
      [-35, -23],
      [-39, -19],
      [-33, -18.5],
      [-30, -17],
      [-33, -10],
      [-33, 0],
    ],
    2,
  );
  const mouth = cut(
    [
      [-38, -19],
      [-34, -20],
      [-30, -19.5],
    ],
    even(0.75),
  );
  const eye: Line = [
    [-29.6, -22.4],
    [-28.6, -23.2],
    [-27.8, -22.4],
    [-28.6, -21.6],
  ];
  const scales = [0, 1, 2, 3, 4, 5].map((i) =>
    straightCut([-25 + i * 0.3, -1 - i * 2.4], [-29 + i * 0.2, -1.6 - i * 2.4], 0.6),
  );
  const horns = [straightCut([-24, -25], [-21, -29], 1), straightCut([-22, -23], [-18, -26], 1)];
  const tail = smooth(
    [
      [35, 0],
      [38, -7],
      [36, -12],
      [41, -9],
      [45, -12],
      [42, -6],
      [40, 0],
    ],
    2,
  );
  const foam = (
    [
      [-38, -19],
      [-12, 16],
      [11, 33],
      [31, 46],
    ] as const
  ).flatMap(([from, to]) =>
    [0, 1].map((i) => lensCut([from + i * 3, 1.2 + i * 2], [to - i * 3, 1.2 + i * 2], 0.8)),
  );
  return [
    ...drawCoil(22, 17, 9, 4),
    ...drawCoil(2, 20, 13, 5),
    layer("paper", neck, tail),
    layer("ink", cut(neck, gathering(1.4)), cut(tail, even(0.95)), mouth, eye, ...scales, ...horns, ...foam),
  ];
}

export const ship = drawShip();
export const serpent = drawSerpent();
export const rocks: readonly Drawing[] = [7, 6, 9].map((size, i) =>
  drawRock(size + between(createRandom(`rock ${i}`), 0, 1), createRandom(`rock ${i}`)),
);
