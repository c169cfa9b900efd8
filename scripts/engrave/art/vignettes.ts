import { buildings } from "../buildings.ts";
import { cut, even, fading, gathering, lensCut, type Mark, straightCut } from "../burin.ts";
import { smooth, wander } from "../curve.ts";
import { type Drawing, layer, place } from "../drawing.ts";
import { distance, type Line, type Point } from "../geometry.ts";
import { hills } from "../hills.ts";
import { between, createRandom, type Random } from "../random.ts";
import { trees } from "../trees.ts";
import { dotted, ellipse, hatchAcross, type Picture, panel, rectangle } from "./picture.ts";

/** Engraved pictures where a photograph is missing or still on its way: 160 × 200, cut by the frame to any shape. */
const width = 160;
const height = 200;

function drawSun(center: Point, radius: number): Drawing {
  const rays = Array.from({ length: 24 }, (_, i): Mark => {
    const angle = (i / 24) * Math.PI * 2;
    const reach = radius + (i % 2 === 0 ? 15 : 9);
    const at = (r: number): Point => [center[0] + Math.cos(angle) * r, center[1] + Math.sin(angle) * r];
    return straightCut(at(radius + 3.5), at(reach), 0.9);
  });
  const disc = ellipse(center, [radius, radius], 26);
  return [layer("paper", disc), layer("ink", ...rays, cut([...disc, ...disc.slice(0, 1)], even(1.2), 0.05))];
}

function drawLighthouse(random: Random): Drawing {
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

function drawVillage(random: Random): Drawing {
  const { house, steep, church, long, cottage } = buildings;
  return [
    layer("faint", ...hatchAcross([0, 6, width, 64], 5, 0.8, random)),
    layer("glow", rectangle(0, 62, width, 90)),
    ...place(church, 84, 88, 1.7),
    ...place(steep, 8, 100, 2.2),
    ...place(house, 46, 96, 2.2),
    ...place(cottage, 102, 102, 2.3),
    ...place(long, -8, 138, 2.4),
    ...place(house, 42, 142, 2.5),
    ...place(steep, 104, 140, 2.4),
    layer("ink", ...hatchAcross([0, 152, width, 198], 5.2, 1, random)),
    ...place(trees[1] ?? [], 18, 176, 2.1),
    ...place(trees[2] ?? [], 62, 182, 1.8),
    ...place(trees[3] ?? [], 138, 178, 1.9),
  ];
}

function drawBoat(random: Random): Drawing {
  const sun: Point = [112, 48];
  const [x, y] = [82, 142];
  const hull = smooth(
    [
      [x - 30, y],
      [x - 16, y + 12],
      [x + 14, y + 12],
      [x + 34, y - 3],
    ],
    2.5,
  );
  const sail = smooth(
    [
      [x + 6, y - 62],
      [x + 30, y - 28],
      [x + 36, y - 8],
    ],
    3,
  );
  const jib = smooth(
    [
      [x, y - 58],
      [x - 18, y - 24],
      [x - 23, y - 8],
    ],
    3,
  );
  return [
    layer("water", rectangle(0, 92, width, 108)),
    layer("faint", ...hatchAcross([0, 6, width, 88], 6, 0.8, random, (point) => distance(point, sun) > 46)),
    layer("tide", ...hatchAcross([0, 96, width, 198], 4.6, 1.1, random)),
    ...drawSun(sun, 15),
    ...place(hills[0] ?? [], 26, 94, 1.4),
    ...place(hills[4] ?? [], 66, 94, 1),
    layer("paper", [...sail, [x + 6, y - 8]], [...jib, [x, y - 8]], hull),
    layer(
      "ink",
      cut(hull, even(1.9), 0.1),
      straightCut([x - 30, y], [x + 34, y - 3], 1.6),
      straightCut([x + 3, y - 2], [x + 3, y - 66], 1.7),
      cut(sail, even(1.3), 0.1),
      straightCut([x + 6, y - 8], [x + 36, y - 8], 1.2),
      cut(jib, even(1.2), 0.1),
      straightCut([x, y - 8], [x - 23, y - 8], 1.1),
      ...[0, 1, 2, 3, 4].map((i) => lensCut([x + 10 + i * 4, y - 54 + i * 9], [x + 11 + i * 4, y - 10], 0.8)),
    ),
  ];
}

function drawWindow(random: Random): Drawing {
  const isWall = ([px, py]: Point) => px < 22 || px > 138 || py < 22 || py > 156;
  const [x, y] = [104, 186];
  const cup = smooth(
    [
      [x - 17, y - 16],
      [x - 14, y],
      [x + 8, y],
      [x + 11, y - 16],
    ],
    2.5,
  );
  return [
    layer("glow", rectangle(30, 28, 100, 118)),
    layer("faint", ...hatchAcross([0, 4, width, 198], 4.4, 0.8, random, isWall)),
    ...place(buildings.cottage, 34, 145, 2),
    ...place(buildings.church, 100, 145, 1.5),
    ...place(buildings.steep, 78, 145, 1.5),
    layer(
      "ink",
      ...[
        [26, 24, 134, 150, 2.4],
        [31, 29, 129, 145, 1],
      ].flatMap(([l = 0, t = 0, r = 0, b = 0, w = 1]): Mark[] => [
        straightCut([l, t], [r, t], w),
        straightCut([r, t], [r, b], w),
        straightCut([r, b], [l, b], w),
        straightCut([l, b], [l, t], w),
      ]),
      straightCut([80, 29], [80, 145], 2.2),
      straightCut([31, 78], [129, 78], 1.9),
      straightCut([16, 153], [144, 153], 3),
    ),
    layer("paper", cup),
    layer(
      "ink",
      cut(cup, even(1.6), 0.1),
      straightCut([x - 17, y - 16], [x + 11, y - 16], 1.3),
      cut(
        smooth(
          [
            [x + 10, y - 14],
            [x + 19, y - 10],
            [x + 8, y - 3],
          ],
          2,
        ),
        even(1.3),
        0.1,
      ),
      straightCut([x - 26, y + 2.5], [x + 22, y + 2.5], 1.7),
      ...[0, 1, 2].map((i) =>
        cut(
          smooth(
            [
              [x - 10 + i * 7, y - 20],
              [x - 13 + i * 7, y - 25],
              [x - 8 + i * 7, y - 30],
            ],
            2,
          ),
          fading(0.9),
          0.1,
        ),
      ),
    ),
  ];
}

function drawRoad(random: Random): Drawing {
  const rows = [0, 1, 2, 3, 4, 5].map((i) => i / 5);
  const poplars = rows.flatMap((t) => {
    const y = 104 + 84 * t * t;
    const away = 14 + 62 * t;
    const scale = 0.9 + 2.6 * t * t;
    return [
      ...place(trees[7] ?? [], 82 - away, y, scale),
      ...place(trees[8] ?? [], 84 + away, y, scale * 1.15),
    ];
  });
  const walkers = [78, 88].flatMap((x): Line[] => [
    ellipse([x, 138], [2.6, 3], 12),
    [
      [x - 3.6, 157],
      [x - 2.8, 145],
      [x, 142],
      [x + 2.8, 145],
      [x + 3.6, 157],
    ],
  ]);
  return [
    layer("moss", rectangle(0, 100, width, 100)),
    layer(
      "faint",
      ...hatchAcross([0, 6, width, 72], 6, 0.8, random),
      ...hatchAcross(
        [0, 104, width, 198],
        6,
        0.9,
        random,
        ([px, py]) => Math.abs(px - 83) > 6 + (py - 100) * 0.36,
      ),
    ),
    layer("paper", [
      [80, 102],
      [86, 102],
      [122, 200],
      [46, 200],
    ]),
    layer("ink", straightCut([80, 102], [46, 200], 1.5), straightCut([86, 102], [122, 200], 1.7)),
    ...poplars,
    layer("ink", ...walkers),
  ];
}

function drawNightRoofs(random: Random): Drawing {
  const moon: Point = [108, 52];
  const { house, cottage, steep, spire } = buildings;
  return [
    layer("night", rectangle(0, 0, width, height)),
    layer(
      "starlight",
      ...hatchAcross([0, 5, width, 128], 3.8, 0.8, random, (point) => distance(point, moon) > 32),
      ...dotted(
        [
          [18, 30],
          [40, 58],
          [60, 22],
          [146, 92],
          [30, 96],
        ],
        1,
        1,
      ),
    ),
    layer("moon", ellipse(moon, [17, 17], 30)),
    ...place(cottage, -6, 150, 2.3),
    ...place(house, 40, 146, 2.4),
    ...place(spire, 92, 152, 2.2),
    ...place(steep, 112, 152, 2.4),
    layer("starlight", ...hatchAcross([0, 158, width, 198], 5, 1, random)),
  ];
}

const draw = (name: string, drawing: (random: Random) => Drawing): Picture => ({
  width,
  height,
  drawing: drawing(createRandom(`vignette ${name}`)),
});

export const vignettes = {
  lighthouse: draw("lighthouse", drawLighthouse),
  village: draw("village", drawVillage),
  boat: draw("boat", drawBoat),
  window: draw("window", drawWindow),
  road: draw("road", drawRoad),
  "night-roofs": draw("night roofs", drawNightRoofs),
} as const;
