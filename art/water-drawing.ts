import { type Cut, cut, even, lensCut, type Mark, rounding, swelling } from "./burin.ts";
import { lineOf, moveMark } from "./drawing.ts";
import { distanceToLine, isInside, type Line, type Point, stretchesWhere } from "./geometry.ts";
import { between, createNoise, createRandom, type Random } from "./random.ts";
import {
  bay,
  currentOf,
  frame,
  isInRiver,
  lake,
  northCoast,
  type River,
  riverList,
  sea,
  southCoast,
  westCoast,
} from "./waters.ts";

type Shore = {
  readonly water: Line;
  readonly coast: Line;
  readonly top: number;
  readonly bottom: number;
  readonly gap: number;
  readonly depth: number;
};

/** Ragged horizontal lines that darken the water along its shore and thin out some twenty units away from it. */
function hatchShore({ water, coast, top, bottom, gap, depth }: Shore, random: Random): Mark[] {
  const raggedness = createNoise(random);
  const lines: Mark[] = [];
  for (let y = top; y < bottom; y += gap * between(random, 0.94, 1.06)) {
    const row = between(random, 0, 99);
    const wet = (x: number) => {
      const point: Point = [x, y];
      if (!isInside(point, water) || isInRiver(point)) return false;
      return (
        distanceToLine(point, coast) <
        depth * (0.62 + 0.5 * raggedness(x * 0.021 + row) + between(random, 0, 0.14))
      );
    };
    let from: number | undefined;
    for (let x = frame.left; x <= frame.right + 3; x += 3) {
      const inside = x <= frame.right && wet(x);
      if (inside) from ??= x;
      else if (from !== undefined) {
        if (x - from > 6) lines.push(lensCut([from, y], [x, y + between(random, -0.15, 0.15)], 1.05));
        from = undefined;
      }
    }
  }
  return lines;
}

const everyCoast = [...northCoast, ...southCoast];
/** Room kept for the lettering of the sea and for what swims and sails there. */
const keptClear: readonly (readonly [number, number, number, number])[] = [
  [424, 132, 880, 204],
  [345, 150, 450, 190],
  [160, 164, 236, 220],
  [966, 96, 1050, 150],
];

/** A few wave shapes, set down again and again: what repeats costs little. */
function waveShapes(count: number, lengths: number, height: number): Cut[] {
  return Array.from({ length: count }, (_, i) => {
    const length = 9 + (i % lengths) * 2.2;
    const crest = Array.from(
      { length: (1 + (i % 3)) * 4 + 1 },
      (_, step): Point => [(step * length) / 4, -Math.abs(Math.sin((step / 4) * Math.PI)) * height],
    );
    return cut(crest, swelling(0.95), 0.3);
  });
}

/** Open water: short waves, none across a name or a ship. */
function drawWaves(random: Random): Mark[] {
  const shapes = waveShapes(9, 4, 2.6);
  const waves: Mark[] = [];
  const taken: Point[] = [];
  for (let i = 0; i < 2600 && waves.length < 400; i++) {
    const [x, y]: Point = [between(random, frame.left, frame.right), between(random, 80, 330)];
    const wave = moveMark(shapes[i % shapes.length] ?? [], x, y);
    const isClear = !keptClear.some(([l, t, r, b]) => x > l - 22 && x < r && y > t && y < b);
    const isApart = taken.every(([ox, oy]) => Math.abs(ox - x) > 16 || Math.abs(oy - y) > 3.4);
    if (!isClear || !isApart || lineOf(wave).some((point) => !isInside(point, sea))) continue;
    if (distanceToLine([x, y], everyCoast) < 22) continue;
    taken.push([x, y]);
    waves.push(wave);
  }
  return waves;
}

function drawBayWaves(random: Random): Mark[] {
  const shapes = waveShapes(4, 2, 2);
  const waves: Mark[] = [];
  for (let i = 0; i < 260 && waves.length < 40; i++) {
    const [x, y]: Point = [between(random, frame.left + 10, 240), between(random, 470, 730)];
    const nearRose = Math.hypot(x - 134, y - 604) < 84;
    const nearName = y > 676 && x < 216;
    if (nearRose || nearName || !isInside([x, y], bay) || distanceToLine([x, y], westCoast) < 28) continue;
    waves.push(moveMark(shapes[i % shapes.length] ?? [], x, y));
  }
  return waves;
}

function drawBanks(river: River, random: Random): Mark[] {
  const others = riverList.filter((other) => other !== river);
  const isDry = (point: Point) => !isInside(point, sea) && !others.some(({ body }) => isInside(point, body));
  const banks = [river.leftBank, river.rightBank].flatMap((bank) =>
    stretchesWhere(bank, isDry).map((stretch) =>
      cut(stretch, even(bank === river.rightBank ? 1.2 : 0.85), 0.18),
    ),
  );
  const current: Mark[] = [];
  for (let i = 6; i < river.course.length - 5; i += 2 + Math.floor(random() * 5)) {
    const width = river.width(i / river.course.length);
    const line = currentOf(river, i, 4 + Math.floor(random() * 8), between(random, -0.25, 0.25) * width);
    if (width > 5 && !line.some((point) => isInside(point, sea)))
      current.push(cut(line, swelling(0.65), 0.4));
  }
  return [...banks, ...current];
}

const edge = (coast: Line, width: number) =>
  stretchesWhere(coast, (point) => !isInRiver(point)).map((stretch) => cut(stretch, even(width), 0.18));

export function drawWaters() {
  const random = createRandom("water drawing");
  return {
    seaHatch: [
      ...hatchShore({ water: sea, coast: everyCoast, top: 74, bottom: 345, gap: 4.1, depth: 25 }, random),
      ...drawWaves(random),
    ],
    bayHatch: [
      ...hatchShore({ water: bay, coast: westCoast, top: 446, bottom: 756, gap: 4.1, depth: 24 }, random),
      ...drawBayWaves(random),
    ],
    lakeHatch: hatchShore({ water: lake, coast: lake, top: 656, bottom: 774, gap: 3.7, depth: 20 }, random),
    coasts: [
      ...edge(southCoast, 1.8),
      ...edge(northCoast, 1.6),
      ...edge(westCoast, 1.7),
      cut([...lake, ...lake.slice(0, 1)], rounding(1.9), 0.18),
    ],
    banks: riverList.flatMap((river) => drawBanks(river, random)),
  };
}
