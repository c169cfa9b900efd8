import { type Cut, cut, even, lensCut, type Mark, straightCut, swelling } from "../burin.ts";
import { smooth, wander } from "../curve.ts";
import { type Drawing, layer, place } from "../drawing.ts";
import type { Line, Point } from "../geometry.ts";
import { between, createRandom, type Random } from "../random.ts";
import { rocks, serpent, ship } from "../sea-life.ts";
import { hatchAcross, type Picture, panel, rectangle } from "./picture.ts";

function wave(x: number, y: number, crests: number, length: number, tall: number): Cut {
  const crest = Array.from(
    { length: crests * 5 + 1 },
    (_, i): Point => [x + (i * length) / 5, y - Math.abs(Math.sin((i / 5) * Math.PI)) * tall],
  );
  return cut(crest, swelling(1.5), 0.2);
}

type Keep = readonly [number, number, number, number];

function drawWaves(
  width: number,
  top: number,
  bottom: number,
  clear: readonly Keep[],
  random: Random,
): Mark[] {
  const waves: Mark[] = [];
  for (let y = top; y < bottom; y += 10.5) {
    for (let x = between(random, -20, 20); x < width; x += between(random, 46, 92)) {
      const crests = 1 + Math.floor(random() * 3);
      const length = between(random, 13, 18);
      const end = x + crests * length;
      const hits = clear.some(([l, t, r, b]) => end > l && x < r && y > t && y < b + 4);
      if (!hits && end < width && x > 0) waves.push(wave(x, y + between(random, -2, 2), crests, length, 4.4));
    }
  }
  return waves;
}

/** Error: the Dangerous Sea, a ship and what the sea is named for. */
export function drawDangerousSea(): Picture {
  const random = createRandom("dangerous sea");
  const clear: readonly Keep[] = [
    [52, 34, 142, 118],
    [360, 22, 534, 82],
  ];
  return {
    width: 560,
    height: 122,
    drawing: [
      layer("water", rectangle(0, 0, 560, 122)),
      layer("tide", ...drawWaves(560, 12, 122, clear, random)),
      ...place(ship, 96, 96, 1.75),
      ...place(serpent, 442, 66, 1.75),
      ...place(rocks[0] ?? [], 246, 110, 1.6),
      ...place(rocks[2] ?? [], 286, 118, 1.2),
    ],
  };
}

function drawMooredBoat(x: number, y: number): Drawing {
  const hull = smooth(
    [
      [x - 44, y - 10],
      [x - 36, y + 6],
      [x - 6, y + 11],
      [x + 30, y + 7],
      [x + 48, y - 14],
    ],
    3,
  );
  const furled = smooth(
    [
      [x - 34, y - 30],
      [x - 10, y - 37],
      [x + 8, y - 34],
    ],
    3,
  );
  return [
    layer("paper", hull),
    layer(
      "ink",
      cut(hull, even(1.9), 0.1),
      straightCut([x - 44, y - 10], [x + 48, y - 14], 1.6),
      straightCut([x + 6, y - 12], [x + 6, y - 92], 2),
      straightCut([x + 6, y - 88], [x + 46, y - 15], 0.7),
      straightCut([x + 6, y - 88], [x - 42, y - 11], 0.7),
    ),
    layer("paper", [...furled, [x + 8, y - 28], [x - 10, y - 29], [x - 34, y - 25]]),
    layer(
      "ink",
      cut([...furled, [x + 8, y - 28], [x - 10, y - 29], [x - 34, y - 25], [x - 34, y - 30]], even(1.2), 0.1),
      ...[-26, -17, -8, 0].map((dx) => lensCut([x + dx, y - 36], [x + dx + 2, y - 26], 0.9)),
      ...[-30, -16, 0, 16, 32].map((dx) => lensCut([x + dx, y - 8], [x + dx + 2, y + 6], 0.8)),
    ),
  ];
}

/** Offline: a boat moored at the quay, sail furled, lamp lit. Nothing leaves, nothing is lost. */
export function drawHarbour(): Picture {
  const random = createRandom("harbour");
  const waterline = 104;
  const quay: Line = [
    [352, 92],
    [560, 84],
    [560, 150],
    [352, 150],
  ];
  const stones = Array.from({ length: 26 }, (_, i): Mark => {
    const x = 360 + (i % 7) * 29 + (i % 2) * 8;
    const y = 104 + Math.floor(i / 7) * 12;
    return lensCut([x, y], [x + between(random, 10, 20), y - 0.6], 0.9);
  });
  const bollard: Line = [
    [384, 92],
    [385, 76],
    [381, 71],
    [384, 66],
    [398, 66],
    [401, 71],
    [397, 76],
    [398, 92],
  ];
  const lamp: Line = [
    [478, 30],
    [492, 30],
    [490, 48],
    [480, 48],
  ];
  const rope = smooth(
    [
      [391, 74],
      [360, 92],
      [318, 97],
      [292, 90],
    ],
    2,
  );
  const isOpen = ([x, y]: Point) => x < 346 && !(x > 176 && x < 306 && y < waterline + 14);
  return {
    width: 560,
    height: 150,
    drawing: [
      layer("water", rectangle(0, waterline - 6, 352, 52)),
      layer("tide", ...hatchAcross([0, waterline - 4, 350, 150], 6.4, 1.2, random, isOpen)),
      layer("faint", ...hatchAcross([0, 20, 300, 70], 9, 0.8, random, ([x]) => x < 150 || x > 290)),
      ...drawMooredBoat(242, waterline + 2),
      layer(
        "ink",
        ...[0, 1, 2].map((i) =>
          lensCut([190 + i * 8, waterline + 16 + i * 5], [300 - i * 12, waterline + 16 + i * 5], 1.1),
        ),
      ),
      ...panel(quay, 1.8),
      layer(
        "ink",
        ...stones,
        straightCut([485, 87], [485, 48], 2.2),
        straightCut([476, 30], [485, 22], 1.3),
        straightCut([494, 30], [485, 22], 1.6),
      ),
      layer(
        "glow",
        ...[
          wander(
            Array.from(
              { length: 22 },
              (_, i): Point => [485 + Math.cos(i * 0.2856) * 34, 40 + Math.sin(i * 0.2856) * 26],
            ),
            2,
            0.1,
            random,
          ),
        ],
      ),
      ...panel(lamp, 1.2),
      layer("madder", [
        [483.4, 46],
        [485, 36],
        [486.6, 46],
      ]),
      ...panel(bollard, 1.4),
      layer(
        "ink",
        cut(rope, even(1.5), 0.1),
        ...[86, 89.5].map((y) => straightCut([384, y - 12], [398, y - 12.6], 1.4)),
        ...[0, 1, 2, 3].map((i) => lensCut([393 + i, 68 + i * 2], [393 + i, 90], 0.7)),
      ),
    ],
  };
}
