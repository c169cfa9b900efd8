import { buildings } from "../buildings.ts";
import { cut, even, fading, gathering, lensCut, type Mark, straightCut } from "../burin.ts";
import { smooth, wander } from "../curve.ts";
import { type Drawing, layer, place } from "../drawing.ts";
import type { Line, Point } from "../geometry.ts";
import { createRandom, type Random } from "../random.ts";
import { trees } from "../trees.ts";
import { unknownHills } from "../unknown-lands.ts";
import { dotted, ellipse, losesItself, type Picture, panel, rectangle, tufts } from "./picture.ts";

const width = 560;
const height = 168;

type Land = {
  readonly hills: readonly (readonly [kind: number, x: number, y: number, scale: number])[];
  readonly river: Line;
  readonly grass: readonly Point[];
};

function drawLand({ hills, river, grass }: Land, random: Random): Drawing {
  const { banks, dots, water } = losesItself(river, 9, random);
  const farHills = hills.flatMap(([kind, x, y, scale]) => place(unknownHills[kind] ?? [], x, y, scale));
  return [
    layer("water", water),
    layer("ink", ...banks.map((bank, i) => cut(bank, even(i === 0 ? 1.1 : 1.5), 0.3)), ...dots),
    ...farHills,
    layer("faint", ...tufts(grass, random)),
  ];
}

/** Nothing is lit before the first name: roofs and windows stay paper. */
const cottage = buildings.cottage.map(({ matter, marks }) =>
  layer(matter === "ink" ? "ink" : "paper", ...marks),
);
const oak = trees[1] ?? [];
const bush = trees[14] ?? [];

/** One dotted village: where the first name will stand. */
function drawFirstVillage(x: number, y: number): Drawing {
  return [
    ...place(buildings.ground, x, y + 8, 1.1),
    ...place(cottage, x - 18, y, 1.4),
    ...place(oak, x + 22, y + 2, 1.2),
    layer("madder", ...dotted([...ellipse([x, y - 8], [58, 40], 160)], 7.2, 1.4)),
  ];
}

/** A signpost at a fork, its arms still blank. */
function drawSignpost(x: number, y: number): Drawing {
  const arm = (side: number, top: number): Line => [
    [x, top],
    [x + side * 44, top],
    [x + side * 54, top + 8],
    [x + side * 44, top + 16],
    [x, top + 16],
  ];
  const post = rectangle(x - 3, y - 86, 6, 86);
  const grain = [-1, 1].flatMap((side) =>
    [0, 1].map((i) =>
      lensCut(
        [x + side * 10, y - 66 + i * 5 - (side > 0 ? 12 : -10)],
        [x + side * 40, y - 66 + i * 5 - (side > 0 ? 12 : -10)],
        0.6,
      ),
    ),
  );
  const ways = [
    smooth(
      [
        [x + 6, y + 4],
        [x + 60, y + 10],
        [x + 120, y - 6],
        [x + 190, y + 2],
      ],
      1,
    ),
    smooth(
      [
        [x - 6, y + 4],
        [x - 50, y + 14],
        [x - 120, y + 4],
        [x - 176, y + 14],
      ],
      1,
    ),
  ];
  return [
    layer("madder", ...ways.flatMap((way) => dotted(way, 8.4, 1.9, 0.7))),
    ...panel(arm(1, y - 82)),
    ...panel(arm(-1, y - 60)),
    ...panel(post),
    layer(
      "ink",
      ...grain,
      lensCut([x - 18, y + 1], [x + 30, y + 1], 1),
      lensCut([x - 10, y + 4], [x + 22, y + 4], 0.8),
    ),
    ...place(bush, x + 16, y + 2, 0.9),
  ];
}

/** Three ranging poles on a dotted line: land being measured. */
function drawSurvey(x: number, y: number): Drawing {
  const poles = [0, 86, 172].map((dx, i): Drawing => {
    const [px, py] = [x + dx, y - i * 5];
    const bands = [0, 1, 2, 3].map((band) => rectangle(px - 1.6, py - 14 - band * 18, 3.2, 9));
    const flag: Line = [
      [px + 1, py - 80],
      [px + 22, py - 74],
      [px + 14, py - 68],
      [px + 21, py - 61],
      [px + 1, py - 60],
    ];
    return [
      layer("paper", flag),
      layer(
        "ink",
        straightCut([px, py], [px, py - 82], 1.6),
        ...bands,
        ...flag.map((corner, i) => straightCut(corner, flag[(i + 1) % flag.length] ?? corner, 1.2)),
        lensCut([px - 8, py + 1.5], [px + 16, py + 1.5], 1),
      ),
    ];
  });
  const base = smooth(
    [
      [x, y + 8],
      [x + 86, y + 3],
      [x + 172, y - 2],
      [x + 250, y - 12],
    ],
    1,
  );
  const sights = [0, 86].flatMap((dx, i) =>
    dotted(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((t): Point => [x + dx + 14 + t * 7, y - 46 - i * 5 - t * 0.4]),
      6.8,
      0.7,
    ),
  );
  return [layer("madder", ...dotted(base, 8.4, 1.9, 0.8)), layer("ink", ...sights), ...poles.flat()];
}

/** An easel in the open, its canvas bare. */
function drawEasel(x: number, y: number): Drawing {
  const legs: Mark[] = [
    straightCut([x - 34, y], [x - 2, y - 112], 2.4),
    straightCut([x + 34, y + 2], [x + 2, y - 112], 2.8),
    straightCut([x + 10, y - 8], [x, y - 104], 1.8),
  ];
  const canvas: Line = [
    [x - 46, y - 98],
    [x + 46, y - 98],
    [x + 46, y - 34],
    [x - 46, y - 34],
  ];
  const inner: Line = canvas.map(([cx, cy]): Point => [x + (cx - x) * 0.88, y - 66 + (cy - y + 66) * 0.83]);
  const corners = inner.map(
    ([cx, cy], i): Mark =>
      lensCut([cx, cy], [cx + (i === 0 || i === 3 ? 8 : -8), cy + (i < 2 ? 8 : -8)], 0.7),
  );
  return [
    layer("ink", ...legs),
    ...panel(canvas, 1.5),
    layer(
      "ink",
      ...inner.map((point, i) => straightCut(point, inner[(i + 1) % 4] ?? point, 0.7)),
      ...corners,
      straightCut([x - 52, y - 32], [x + 52, y - 32], 2.6),
    ),
    layer(
      "faint",
      lensCut([x - 30, y + 3], [x + 58, y + 3], 1.1),
      lensCut([x - 16, y + 6], [x + 50, y + 6], 0.9),
    ),
    layer(
      "madder",
      ...dotted(
        smooth(
          [
            [x - 40, y + 8],
            [x - 90, y + 16],
            [x - 150, y + 6],
            [x - 200, y + 14],
          ],
          1,
        ),
        8.4,
        1.9,
        0.8,
      ),
    ),
  ];
}

/** A spyglass on its stand, and footsteps of dots that lead on. */
function drawSpyglass(x: number, y: number): Drawing {
  const tube = (from: number, to: number, half: number): Line => {
    const axis = (t: number, side: number): Point => [
      x + t * 0.94 + side * 0.34,
      y - 66 - t * 0.34 + side * 0.94,
    ];
    return [axis(from, -half), axis(to, -half), axis(to, half), axis(from, half)];
  };
  const joints = [tube(-46, -14, 6), tube(-14, 22, 8), tube(22, 58, 10.5)];
  const legs = [
    straightCut([x - 26, y], [x, y - 60], 2.4),
    straightCut([x + 28, y + 3], [x + 2, y - 60], 2.8),
    straightCut([x + 4, y - 4], [x + 1, y - 60], 1.8),
  ];
  const shade = joints.flatMap((joint) => {
    const [, , c, d] = joint;
    return c && d
      ? [0.24, 0.44].map(
          (t): Mark => lensCut([d[0] - t * 2, d[1] - t * 12], [c[0] - t * 2, c[1] - t * 12], 0.8),
        )
      : [];
  });
  return [
    layer("ink", ...legs),
    ...joints.flatMap((joint) => panel(joint, 1.3)),
    layer(
      "ink",
      ...shade,
      lensCut([x - 34, y + 4], [x + 40, y + 4], 1.1),
      lensCut([x - 18, y + 7], [x + 34, y + 7], 0.9),
    ),
    layer(
      "ink",
      ...dotted(
        smooth(
          [
            [x + 64, y - 92],
            [x + 120, y - 112],
            [x + 180, y - 126],
          ],
          1,
        ),
        7,
        0.9,
        0.4,
      ),
    ),
    layer(
      "madder",
      ...dotted(
        smooth(
          [
            [x - 40, y + 8],
            [x - 100, y + 14],
            [x - 150, y + 2],
            [x - 220, y + 10],
          ],
          1,
        ),
        8.4,
        0.8,
        1.9,
      ),
    ),
  ];
}

const lands = {
  list: {
    hills: [
      [0, 330, 70, 1.5],
      [1, 392, 78, 1.4],
      [2, 476, 60, 1.4],
    ],
    river: [
      [50, 168],
      [66, 128],
      [44, 92],
      [80, 54],
      [70, 10],
    ],
    grass: [
      [30, 120],
      [112, 92],
      [140, 148],
      [300, 140],
      [352, 118],
      [410, 150],
      [450, 112],
      [520, 140],
      [500, 92],
      [250, 66],
      [20, 60],
      [180, 52],
    ],
  },
  dashboard: {
    hills: [
      [0, 96, 66, 1.6],
      [1, 158, 76, 1.4],
      [2, 470, 70, 1.5],
    ],
    river: [
      [516, 168],
      [500, 130],
      [528, 96],
      [500, 58],
      [524, 20],
    ],
    grass: [
      [40, 110],
      [110, 108],
      [60, 154],
      [190, 96],
      [360, 100],
      [420, 116],
      [392, 152],
      [460, 154],
      [340, 60],
      [210, 60],
    ],
  },
  statistics: {
    hills: [
      [2, 110, 62, 1.5],
      [0, 40, 74, 1.3],
      [1, 450, 66, 1.5],
      [0, 506, 74, 1.3],
    ],
    river: [
      [60, 168],
      [44, 138],
      [80, 112],
      [66, 82],
      [96, 60],
    ],
    grass: [
      [140, 110],
      [180, 152],
      [330, 154],
      [430, 120],
      [480, 150],
      [530, 112],
      [24, 112],
      [300, 60],
    ],
  },
  gallery: {
    hills: [
      [0, 404, 82, 1.8],
      [1, 470, 92, 1.5],
      [2, 90, 76, 1.5],
    ],
    river: [
      [540, 168],
      [520, 140],
      [536, 112],
      [508, 92],
      [520, 70],
    ],
    grass: [
      [60, 120],
      [120, 148],
      [170, 108],
      [396, 128],
      [440, 154],
      [480, 122],
      [380, 152],
      [30, 150],
    ],
  },
  search: {
    hills: [
      [2, 430, 46, 1.6],
      [0, 508, 62, 1.5],
      [1, 60, 78, 1.5],
    ],
    river: [
      [496, 168],
      [514, 140],
      [488, 116],
      [506, 96],
      [490, 80],
    ],
    grass: [
      [70, 128],
      [130, 108],
      [360, 140],
      [410, 110],
      [446, 146],
      [320, 108],
      [30, 152],
      [540, 120],
    ],
  },
} as const satisfies Record<string, Land>;

function drawUnmapped(name: keyof typeof lands, object: (random: Random) => Drawing): Picture {
  const random = createRandom(`unmapped ${name}`);
  return { width, height, drawing: [...drawLand(lands[name], random), ...object(random)] };
}

export const unmappedLands: Record<keyof typeof lands, Picture> = {
  list: drawUnmapped("list", () => drawFirstVillage(214, 112)),
  dashboard: drawUnmapped("dashboard", () => drawSignpost(268, 132)),
  statistics: drawUnmapped("statistics", () => drawSurvey(196, 134)),
  gallery: drawUnmapped("gallery", () => drawEasel(272, 140)),
  search: drawUnmapped("search", () => drawSpyglass(268, 142)),
};

/** The way of a record that is not there: ink, then dots, then nothing. */
export function drawLostPath(): Picture {
  const random = createRandom("lost path");
  const way = wander(
    smooth(
      [
        [6, 58],
        [70, 34],
        [140, 30],
        [200, 48],
        [262, 42],
        [320, 26],
        [370, 30],
        [430, 52],
        [490, 40],
        [554, 22],
      ],
      1.5,
    ),
    1.4,
    0.03,
    random,
  );
  const broken = Math.floor(way.length * 0.5);
  return {
    width: 560,
    height: 72,
    drawing: [
      layer("ink", cut(way.slice(0, broken), gathering(2.6), 0.15)),
      layer("madder", ...dotted(way.slice(broken + 5), 9.5, 2.5, 0.7)),
      layer("ink", cut(way.slice(broken - 4, broken + 1), fading(2.4))),
    ],
  };
}
