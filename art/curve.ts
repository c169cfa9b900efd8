import { distance, type Line, normalsOf, type Point } from "./geometry.ts";
import { createNoise, type Random } from "./random.ts";

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/** A smooth line through the points, one sample about every `step` units. */
export function smooth(points: Line, step = 4, closed = false): Point[] {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[index] ?? [0, 0];
  };
  const line: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pieces = Math.max(2, Math.round(distance(b, c) / step));
    for (let j = 0; j < pieces; j++) {
      const t = j / pieces;
      line.push([catmullRom(a[0], b[0], c[0], d[0], t), catmullRom(a[1], b[1], c[1], d[1], t)]);
    }
  }
  if (!closed) line.push(at(count - 1));
  return line;
}

/** Lets a line wander sideways as a hand would. */
export function wander(line: Line, reach: number, frequency: number, random: Random): Point[] {
  const slow = createNoise(random);
  const quick = createNoise(random);
  const normals = normalsOf(line);
  let travelled = 0;
  return line.map((point, i) => {
    travelled += distance(point, line[i - 1] ?? point);
    const [nx, ny] = normals[i] ?? [0, 0];
    const d = (slow(travelled * frequency) + 0.45 * quick(travelled * frequency * 2.7)) * reach;
    return [point[0] + nx * d, point[1] + ny * d];
  });
}

function distanceToChord(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const cross = (to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1]);
  return Math.abs(cross) / length;
}

/** Drops the points that a straight chord already tells, to within `tolerance` units (Ramer, Douglas, Peucker). */
export function simplify(line: Line, tolerance: number): Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let split = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const d = distanceToChord(line[i] ?? first, first, last);
    if (d > farthest) [farthest, split] = [d, i];
  }
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(split), tolerance),
  ];
}

export function arc(center: Point, radii: Point, from: number, to: number, pieces: number): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / pieces;
    return [center[0] + Math.cos(angle) * radii[0], center[1] + Math.sin(angle) * radii[1]];
  });
}
