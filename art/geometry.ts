export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
/** left, top, right, bottom */
export type Box = readonly [number, number, number, number];

export const mix = (a: number, b: number, t: number) => a + (b - a) * t;

export function mixPoints(a: Point, b: Point, t: number): Point {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function lengthOf(line: Line): number {
  let total = 0;
  for (const [i, point] of line.entries()) total += distance(point, line[i - 1] ?? point);
  return total;
}

export function distanceToLine(point: Point, line: Line): number {
  return line.reduce((nearest, other) => Math.min(nearest, distance(point, other)), Number.POSITIVE_INFINITY);
}

export function isInside(point: Point, polygon: Line): boolean {
  let inside = false;
  let previous = polygon.at(-1) ?? point;
  for (const corner of polygon) {
    const straddles = corner[1] > point[1] !== previous[1] > point[1];
    const slope = (previous[0] - corner[0]) / (previous[1] - corner[1]);
    if (straddles && point[0] < slope * (point[1] - corner[1]) + corner[0]) inside = !inside;
    previous = corner;
  }
  return inside;
}

export function isInBox(point: Point, box: Box, margin = 0): boolean {
  const [left, top, right, bottom] = box;
  return (
    point[0] > left - margin &&
    point[0] < right + margin &&
    point[1] > top - margin &&
    point[1] < bottom + margin
  );
}

/** The unit normal at each point, to the left of the way the line runs. */
export function normalsOf(line: Line): Point[] {
  return line.map((point, i) => {
    const before = line[i - 1] ?? point;
    const after = line[i + 1] ?? point;
    const length = distance(before, after) || 1;
    return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
  });
}

export function offsetLine(line: Line, by: (t: number) => number): Point[] {
  const normals = normalsOf(line);
  return line.map((point, i) => {
    const [nx, ny] = normals[i] ?? [0, 0];
    const d = by(i / Math.max(1, line.length - 1));
    return [point[0] + nx * d, point[1] + ny * d];
  });
}

export function moveLine(line: Line, dx: number, dy: number, scale = 1): Point[] {
  return line.map(([x, y]) => [dx + x * scale, dy + y * scale]);
}

/** The stretches of a line on which a condition holds. */
export function stretchesWhere(line: Line, keep: (point: Point) => boolean): Point[][] {
  const stretches: Point[][] = [];
  let current: Point[] = [];
  for (const point of line) {
    if (keep(point)) current.push(point);
    else {
      if (current.length > 1) stretches.push(current);
      current = [];
    }
  }
  if (current.length > 1) stretches.push(current);
  return stretches;
}

export function boundsOf(lines: readonly Line[]): Box {
  const xs = lines.flatMap((line) => line.map(([x]) => x));
  const ys = lines.flatMap((line) => line.map(([, y]) => y));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
