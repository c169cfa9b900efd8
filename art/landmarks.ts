import { buildings } from "./buildings.ts";
import { type Cut, cut, even, lensCut, type Mark, straightCut } from "./burin.ts";
import { smooth } from "./curve.ts";
import { type Drawing, layer, place } from "./drawing.ts";
import { type Line, mixPoints, type Point } from "./geometry.ts";
import { between, createRandom, type Random } from "./random.ts";

const ring = (corners: Line, width: number): Cut[] =>
  corners.map((corner, i) => straightCut(corner, corners[(i + 1) % corners.length] ?? corner, width));

/** Ploughed land: a patch of furrows, seen slantwise. */
function drawField(random: Random, width: number, depth: number, lean: number): Drawing {
  const corners: readonly [Point, Point, Point, Point] = [
    [-width / 2, 0],
    [width / 2, -2],
    [width / 2 + lean, -depth - 1],
    [-width / 2 + lean, -depth],
  ];
  const [a, b, c, d] = corners;
  const furrows = Array.from({ length: Math.round(width / 3.4) }, (_, i): Mark => {
    const t = (i + 0.5) / Math.round(width / 3.4);
    return lensCut(
      mixPoints(a, b, t),
      mixPoints(d, c, t + between(random, -0.008, 0.008)),
      0.6,
      between(random, -0.3, 0.3),
    );
  });
  const hedge = [0, 1, 2, 3, 4, 5].map((i): Mark => {
    const [x, y] = mixPoints(d, c, i / 5);
    return cut(
      [
        [x - 2.4, y],
        [x, y - 2.2],
        [x + 2.4, y],
      ],
      { press: "swell", width: 0.9 },
    );
  });
  return [
    layer("paper", corners),
    layer(
      "ink",
      straightCut(a, b, 0.7),
      straightCut(b, c, 0.8),
      straightCut(d, a, 0.6),
      ...furrows,
      ...hedge,
    ),
  ];
}

function drawWindmill(): Drawing {
  const body: Line = [
    [-5.5, 0],
    [-3.6, -17],
    [3.6, -17],
    [5.5, 0],
  ];
  const cap = smooth(
    [
      [-4.4, -17],
      [-2.8, -21.5],
      [2.8, -21.5],
      [4.4, -17],
    ],
    1.5,
  );
  const hub: Point = [-0.6, -18.6];
  const sails = [0.5, 2.07, 3.64, 5.21].flatMap((angle): Mark[] => {
    const at = (along: number, aside: number): Point => [
      hub[0] + Math.cos(angle) * along - Math.sin(angle) * aside,
      hub[1] + Math.sin(angle) * along + Math.cos(angle) * aside,
    ];
    const slats = [6, 8.5, 11, 13.5].map((along) => straightCut(at(along, 0), at(along, 3), 0.5));
    return [
      straightCut(at(0, 0), at(15.5, 0), 1.1),
      straightCut(at(4.5, 3), at(15, 3), 0.7),
      straightCut(at(15, 0), at(15, 3), 0.6),
      ...slats,
    ];
  });
  const shade = [1.4, 2.6, 3.8].map((x) => straightCut([x, -0.8], [x * 0.7, -14], 0.5));
  return [
    layer("paper", body, [...cap]),
    layer(
      "ink",
      ...ring(body, 0.9).slice(0, 1),
      straightCut([3.6, -17], [5.5, 0], 1.3),
      straightCut([-5.5, 0], [5.5, 0], 0.8),
      straightCut([-4.4, -17], [4.4, -17], 0.9),
      cut(cap, even(1), 0.1),
      ...shade,
      ...sails,
      lensCut([-1.2, -0.4], [-1.2, -4.6], 1.2),
      lensCut([4, 1], [16, 0.8], 0.7),
      lensCut([5, 2.4], [13, 2.2], 0.6),
    ),
  ];
}

/** Two parapets over one arch; it stands across a river that runs down the sheet. */
function drawBridge(): Drawing {
  const back = smooth(
    [
      [-15, -3],
      [-7, -7.5],
      [0, -9],
      [7, -7.5],
      [15, -3],
    ],
    2,
  );
  const front = back.map(([x, y]): Point => [x, y + 6.5]);
  const arch = smooth(
    [
      [-6, 3.5],
      [-4.5, 0.8],
      [0, -0.8],
      [4.5, 0.8],
      [6, 3.5],
    ],
    2,
  );
  const stones = [-11, -8, 8, 11].map((x) => straightCut([x, 1.5], [x, 4], 0.5));
  return [
    layer("paper", [...back, ...[...front].reverse()], [...front, [15, 7], [-15, 7]]),
    layer(
      "ink",
      cut(back, even(0.95), 0.1),
      cut(front, even(1.25), 0.1),
      ...stones,
      straightCut([-15, -3], [-15, 6], 0.9),
      straightCut([15, -3], [15, 6], 1.2),
    ),
    layer("ink", cut(arch, even(1), 0.1), ...[-2, 0.6, 3].map((x) => lensCut([x, 0.6], [x + 0.4, 4.6], 0.7))),
  ];
}

function drawReeds(random: Random): Drawing {
  const stems = [-3, -1.2, 0.4, 2, 3.6].map((x): Mark => {
    const top: Point = [x * 1.5 + between(random, -0.6, 0.6), -between(random, 6, 9.5)];
    return lensCut([x, 0], top, 0.8, between(random, -0.4, 0.4));
  });
  const heads = [-1.6, 1.8].map((x): Mark => lensCut([x, -6.4], [x * 1.15, -10.4], 1.5));
  return [layer("ink", ...stems, ...heads, lensCut([-7, 1], [7, 1], 0.6), lensCut([-3, 2.4], [8, 2.4], 0.5))];
}

/** Raised by nobody knows whom, on the shore of the lake. */
function drawStones(): Drawing {
  const stone = (x: number, y: number, width: number, height: number): Drawing => {
    const outline: Line = [
      [x - width / 2, y],
      [x - width * 0.42, y - height * 0.8],
      [x - width * 0.1, y - height],
      [x + width * 0.38, y - height * 0.86],
      [x + width / 2, y],
    ];
    const shade = [0.12, 0.26, 0.38].map(
      (t): Mark => lensCut([x + width * t, y - height * 0.85], [x + width * (t + 0.05), y - 0.6], 0.7),
    );
    return [
      layer("paper", outline),
      layer(
        "ink",
        ...ring(outline, 0.85).slice(0, 4),
        ...shade,
        lensCut([x, y + 0.8], [x + width * 1.3, y + 0.6], 0.7),
      ),
    ];
  };
  return [...stone(-9, -2, 5, 11), ...stone(7, -3, 5.5, 12.5), ...stone(-1, 1, 5, 9)];
}

/** A broken tower: what is left where ill will has passed. */
function drawRuin(random: Random): Drawing {
  const wall: Line = [
    [-7, 0],
    [-7, -19],
    [-4, -17],
    [-2.5, -20.5],
    [0, -13],
    [2, -14.5],
    [3.5, -8],
    [6, -9],
    [7, 0],
  ];
  const stones = Array.from({ length: 9 }, (): Mark => {
    const [x, y] = [between(random, -6, 3), -between(random, 2, 11)];
    return lensCut([x, y], [x + between(random, 1.4, 2.8), y], 0.45);
  });
  const rubble = [9, 12.5, 16].map(
    (x, i): Mark =>
      cut(
        [
          [x - 1.6, 1 + i],
          [x, -0.8 + i],
          [x + 1.8, 1 + i],
        ],
        { press: "swell", width: 1 },
      ),
  );
  return [
    layer("paper", wall),
    layer(
      "ink",
      ...ring(wall, 0.9),
      ...stones,
      ...rubble,
      lensCut([-3.6, -9], [-3.6, -13.4], 1.6),
      ...[3.6, 5].map((x) => straightCut([x, -0.8], [x, -6.5], 0.5)),
      lensCut([-9, 1.4], [20, 1.6], 0.8),
    ),
  ];
}

export const landmarks = {
  field: drawField(createRandom("field 1"), 44, 15, 9),
  "small field": drawField(createRandom("field 2"), 30, 12, -7),
  windmill: drawWindmill(),
  bridge: drawBridge(),
  reeds: drawReeds(createRandom("reeds")),
  stones: drawStones(),
  ruin: drawRuin(createRandom("ruin")),
  farm: [...place(buildings.barn, -20, -3, 0.72), ...place(buildings.cottage, 0, 0, 0.66)],
  chapel: [...place(buildings.church, 3, -2, 0.6), ...place(buildings.long, -12, 0, 0.66)],
} as const satisfies Record<string, Drawing>;

export type Landmark = keyof typeof landmarks;
