import { cut, even, lensCut, swelling } from "./burin.ts";
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
function hatchShore({ water, coast, top, bottom, gap, depth }: Shore, random: Random): Line[] {
  const raggedness = createNoise(random);
  const lines: Line[] = [];
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

function ripple([x, y]: Point, crests: number, length: number, height: number, random: Random): Line {
  const crest = Array.from(
    { length: crests * 4 + 1 },
    (_, i): Point => [x + (i * length) / 4, y - Math.abs(Math.sin((i / 4) * Math.PI)) * height],
  );
  return cut(crest, swelling(0.2, 0.95), random, 0.3);
}

/** Open water: short waves, none across a name or a ship. The wave shapes are few and repeat. */
function drawWaves(random: Random): Line[] {
  const shapes = Array.from({ length: 9 }, (_, i) =>
    ripple([0, 0], 1 + (i % 3), 9 + (i % 4) * 2.2, 2.6, random),
  );
  const waves: Line[] = [];
  const taken: Point[] = [];
  for (let i = 0; i < 2600 && waves.length < 420; i++) {
    const [x, y]: Point = [between(random, frame.left, frame.right), between(random, 80, 330)];
    const shape = shapes[i % shapes.length] ?? [];
    const wave = shape.map(([dx, dy]): Point => [x + dx, y + dy]);
    const clear = !keptClear.some(([l, t, r, b]) => x > l - 22 && x < r && y > t && y < b);
    const apart = taken.every(([ox, oy]) => Math.abs(ox - x) > 16 || Math.abs(oy - y) > 3.4);
    if (!clear || !apart || wave.some((point) => !isInside(point, sea))) continue;
    if (distanceToLine([x, y], everyCoast) < 22) continue;
    taken.push([x, y]);
    waves.push(wave);
  }
  return waves;
}

function drawBayWaves(random: Random): Line[] {
  const shapes = Array.from({ length: 4 }, (_, i) => ripple([0, 0], 1 + (i % 2), 10 + i, 2, random));
  const waves: Line[] = [];
  for (let i = 0; i < 260 && waves.length < 44; i++) {
    const point: Point = [between(random, frame.left + 10, 240), between(random, 470, 730)];
    const nearRose = Math.hypot(point[0] - 134, point[1] - 604) < 84;
    const nearName = point[1] > 676 && point[0] < 216;
    if (nearRose || nearName || !isInside(point, bay) || distanceToLine(point, westCoast) < 28) continue;
    waves.push((shapes[i % shapes.length] ?? []).map(([dx, dy]): Point => [point[0] + dx, point[1] + dy]));
  }
  return waves;
}

function drawBanks(river: River, random: Random): Line[] {
  const others = riverList.filter((other) => other !== river);
  const isDry = (point: Point) => !isInside(point, sea) && !others.some(({ body }) => isInside(point, body));
  const banks = [river.leftBank, river.rightBank].flatMap((bank) =>
    stretchesWhere(bank, isDry).map((stretch) =>
      cut(stretch, even(bank === river.rightBank ? 1.2 : 0.85), random, 0.3),
    ),
  );
  const current: Line[] = [];
  for (let i = 6; i < river.course.length - 5; i += 2 + Math.floor(random() * 5)) {
    const width = river.width(i / river.course.length);
    const line = currentOf(river, i, 4 + Math.floor(random() * 8), between(random, -0.25, 0.25) * width);
    if (width > 5 && !line.some((point) => isInside(point, sea)))
      current.push(cut(line, swelling(0.15, 0.65), random, 0.4));
  }
  return [...banks, ...current];
}

const edge = (coast: Line, width: number, random: Random) =>
  stretchesWhere(coast, (point) => !isInRiver(point)).map((stretch) =>
    cut(stretch, (t) => width * (1 + 0.25 * Math.sin(t * 19)), random, 0.28),
  );

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
      ...edge(southCoast, 1.8, random),
      ...edge(northCoast, 1.6, random),
      ...edge(westCoast, 1.7, random),
      cut([...lake, ...lake.slice(0, 1)], (t) => 1.3 + 0.6 * Math.sin(t * 6.28), random, 0.28),
    ],
    banks: riverList.flatMap((river) => drawBanks(river, random)),
  };
}
