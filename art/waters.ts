import { land } from "#app/ui/map/villages.ts";
import { smooth, wander } from "./curve.ts";
import { isInside, type Line, normalsOf, offsetLine, type Point } from "./geometry.ts";
import { createRandom } from "./random.ts";

const { left, right, top, bottom } = land;
const random = createRandom("waters");

function traceCoast(points: Line, reach: number): Point[] {
  return wander(smooth(points, 4), reach, 0.035, random);
}

/** The far shore, beyond which nothing is known. */
export const northCoast = traceCoast(
  [
    [left, 150],
    [120, 134],
    [190, 148],
    [262, 120],
    [350, 132],
    [430, 108],
    [520, 124],
    [600, 106],
    [690, 120],
    [770, 102],
    [850, 116],
    [930, 94],
    [1010, 106],
    [1090, 84],
    [1160, 92],
    [right, 76],
  ],
  3.2,
);

/** The shore of Tendre, open where the three rivers meet the Dangerous Sea. */
export const southCoast = traceCoast(
  [
    [left, 338],
    [96, 300],
    [150, 306],
    [206, 262],
    [282, 272],
    [338, 232],
    [398, 240],
    [452, 214],
    [505, 222],
    [548, 212],
    [572, 236],
    [590, 262],
    [632, 274],
    [672, 258],
    [692, 232],
    [726, 208],
    [786, 216],
    [846, 194],
    [906, 212],
    [968, 186],
    [1034, 200],
    [1092, 172],
    [1152, 188],
    [right, 160],
  ],
  3.4,
);

export const westCoast = traceCoast(
  [
    [left, 452],
    [92, 446],
    [150, 470],
    [206, 500],
    [238, 556],
    [226, 612],
    [252, 664],
    [214, 716],
    [150, 742],
    [96, 738],
    [left, 752],
  ],
  3,
);

export const lake = wander(
  smooth(
    [
      [1010, 716],
      [1030, 676],
      [1082, 660],
      [1140, 664],
      [1186, 690],
      [1192, 728],
      [1160, 760],
      [1104, 770],
      [1046, 758],
    ],
    4,
    true,
  ),
  2.6,
  0.04,
  random,
);

export const sea: Line = [...northCoast, ...[...southCoast].reverse()];
export const bay: Line = westCoast;

export type River = {
  readonly course: Line;
  readonly width: (t: number) => number;
  readonly leftBank: Line;
  readonly rightBank: Line;
  readonly body: Line;
};

function traceRiver(points: Line, width: (t: number) => number): River {
  const course = wander(smooth(points, 5), 3.4, 0.03, random);
  const leftBank = offsetLine(course, (t) => width(t) / 2);
  const rightBank = offsetLine(course, (t) => -width(t) / 2);
  return { course, width, leftBank, rightBank, body: [...leftBank, ...[...rightBank].reverse()] };
}

export const rivers = {
  inclination: traceRiver(
    [
      [562, bottom + 4],
      [584, 870],
      [566, 804],
      [546, 728],
      [584, 650],
      [634, 578],
      [614, 498],
      [584, 428],
      [612, 356],
      [628, 300],
      [632, 260],
    ],
    (t) => 8 + 14 * t * t,
  ),
  reconnaissance: traceRiver(
    [
      [300, 700],
      [346, 660],
      [352, 596],
      [322, 536],
      [372, 470],
      [430, 430],
      [454, 368],
      [520, 330],
      [570, 288],
      [597, 252],
    ],
    (t) => 2 + 12 * t,
  ),
  estime: traceRiver(
    [
      [right + 4, 584],
      [1170, 556],
      [1122, 500],
      [1050, 470],
      [1010, 412],
      [958, 384],
      [930, 316],
      [872, 268],
      [802, 260],
      [740, 246],
      [682, 236],
    ],
    (t) => 4 + 11 * t,
  ),
} as const;

export const riverList: readonly River[] = Object.values(rivers);

export const isInRiver = (point: Point) => riverList.some(({ body }) => isInside(point, body));
export const isInWater = (point: Point) =>
  isInside(point, sea) || isInside(point, bay) || isInside(point, lake) || isInRiver(point);

/** Lines of current inside a river, `skip` points apart from its ends. */
export function currentOf(river: River, from: number, length: number, side: number): Point[] {
  const normals = normalsOf(river.course);
  return river.course.slice(from, from + length).map(([x, y], i) => {
    const [nx, ny] = normals[from + i] ?? [0, 0];
    return [x + nx * side, y + ny * side];
  });
}

export const frame = { left, right, top, bottom };
