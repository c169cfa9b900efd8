import { lensCut, type Mark } from "./burin.ts";
import { smooth } from "./curve.ts";
import { type Drawing, layer } from "./drawing.ts";
import { distance, isInside, type Line, type Point } from "./geometry.ts";
import { between, createRandom, type Random } from "./random.ts";
import { frame, northCoast, sea } from "./waters.ts";

/** A speck of ink: a diamond is the shortest outline that reads as a dot. */
export const speck = ([x, y]: Point, radius: number): Line => [
  [x - radius, y],
  [x, y - radius],
  [x + radius, y],
  [x, y + radius],
];

function dotAlong(line: Line, gap: number, radius: number): Line[] {
  const specks: Line[] = [];
  let since = gap;
  for (const [i, point] of line.entries()) {
    since += distance(point, line[i - 1] ?? point);
    if (since < gap) continue;
    specks.push(speck(point, radius));
    since = 0;
  }
  return specks;
}

/** Mountains that nobody has seen from near: a dotted contour and a breath of shade. */
function drawUnknownHill(width: number, height: number, random: Random): Drawing {
  const points: Line = [
    [-width / 2, 0],
    [-width * 0.3, -height * 0.5],
    [-width * 0.08, -height],
    [width * 0.14, -height * 0.72],
    [width * 0.3, -height * 0.36],
    [width / 2, 0],
  ];
  const contour = smooth(points, 0.8);
  const shade = [0.12, 0.2, 0.28].map((x, i) =>
    dotAlong(
      smooth(
        [
          [width * x, -height * (0.62 - i * 0.14)],
          [width * (x - 0.05), -height * 0.12],
        ],
        0.8,
      ),
      2.6,
      between(random, 0.3, 0.4),
    ),
  );
  return [layer("ink", ...dotAlong(contour, 2.9, 0.55), ...shade.flat())];
}

export const unknownHills: readonly Drawing[] = [
  drawUnknownHill(44, 19, createRandom("unknown 1")),
  drawUnknownHill(34, 14, createRandom("unknown 2")),
  drawUnknownHill(54, 16, createRandom("unknown 3")),
];

const nameRoom: readonly [number, number, number, number] = [430, 44, 850, 92];

/** The shore of Terres Inconnues: stippled sand that thins inland, and a dry course that no one followed to its source. */
export function drawUnknownShore(): Mark[] {
  const random = createRandom("unknown shore");
  const specks: Line[] = [];
  for (const [i, [x, y]] of northCoast.entries()) {
    if (i % 2 === 1) continue;
    for (let row = 0; row < 4; row++) {
      const away = 4 + row * between(random, 3.4, 6) + random() * 3;
      const point: Point = [x + between(random, -5, 5), y - away];
      const inName =
        point[0] > nameRoom[0] && point[0] < nameRoom[2] && point[1] < nameRoom[3] && point[1] > nameRoom[1];
      if (point[1] < frame.top + 3 || isInside(point, sea) || inName || random() < row * 0.2) continue;
      specks.push(speck(point, 0.62 - row * 0.09));
    }
  }
  const courses: readonly Line[] = [
    [
      [262, 116],
      [270, 100],
      [250, 84],
      [268, 66],
      [258, 50],
    ],
    [
      [1012, 103],
      [1004, 88],
      [1026, 74],
      [1018, 58],
    ],
  ];
  const dry = courses.flatMap((course) => dotAlong(smooth(course, 1), 4.2, 0.6));
  const mist = Array.from({ length: 26 }, (_, i) => {
    const west = i % 2 === 0;
    const x = west
      ? between(random, frame.left + 10, nameRoom[0] - 60)
      : between(random, nameRoom[2] + 10, frame.right - 60);
    const y = between(random, frame.top + 6, frame.top + 22);
    return lensCut([x, y], [x + between(random, 14, 44), y], 0.5);
  });
  return [...specks, ...dry, ...mist];
}
