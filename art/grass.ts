import { lensCut, type Mark } from "./burin.ts";
import { moveMark } from "./drawing.ts";
import { isFree } from "./free-land.ts";
import { between, createRandom } from "./random.ts";
import { frame } from "./waters.ts";

const tuft: Mark[] = [-1, 0, 1].map((i) => lensCut([i * 1.6, 0], [i * 2.6, i === 0 ? -4.4 : -3.4], 0.75));
const strokes: readonly Mark[][] = [
  [lensCut([0, 0], [7, 0.2], 0.6)],
  [lensCut([0, 0], [10, 0.2], 0.6), lensCut([3, 2.2], [9, 2.3], 0.5)],
  [lensCut([0, 0], [5, 0], 0.55)],
];
const marks: readonly Mark[][] = [tuft, ...strokes, tuft];

/** Grass and bare ground between the woods: five marks, repeated, so that empty land is land and not paper. */
export function drawGrass(placed: readonly { x: number; y: number; room: number }[]): Mark[] {
  const random = createRandom("grass");
  const spots: { x: number; y: number; mark: Mark[] }[] = [];
  for (let i = 0; i < 2400 && spots.length < 330; i++) {
    const x = between(random, frame.left + 8, frame.right - 14);
    const y = between(random, frame.top + 150, frame.bottom - 8);
    const crowded = placed.some((other) => Math.hypot(other.x - x, other.y - y) < other.room * 0.72);
    const near = spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < 20);
    if (crowded || near || !isFree(x, y, 5, 4)) continue;
    spots.push({ x, y, mark: marks[i % marks.length] ?? tuft });
  }
  spots.sort((a, b) => Math.round(a.y / 24) - Math.round(b.y / 24) || a.x - b.x);
  return spots.flatMap(({ x, y, mark }) =>
    mark.map((cut) => moveMark(cut, Math.round(x * 10) / 10, Math.round(y * 10) / 10)),
  );
}
