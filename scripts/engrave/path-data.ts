import type { Line } from "./geometry.ts";

/** Path data counts in tenths of a map unit: whole numbers are shorter, and the drawing is scaled down once. */
export const TENTHS = 10;

function joinNumbers(numbers: readonly number[]): string {
  return numbers.reduce((text, n, i) => text + (i > 0 && n >= 0 ? " " : "") + n, "");
}

/** Closed outlines as one `d` attribute: relative moves from the origin, implicit lines, no decimal point. */
export function toPathData(outlines: readonly Line[], closed = true): string {
  let data = "";
  let startX = 0;
  let startY = 0;
  for (const outline of outlines) {
    const numbers: number[] = [];
    let [x, y] = [startX, startY];
    for (const [i, point] of outline.entries()) {
      const nextX = Math.round(point[0] * TENTHS);
      const nextY = Math.round(point[1] * TENTHS);
      if (i > 0 && nextX === x && nextY === y) continue;
      numbers.push(nextX - x, nextY - y);
      [x, y] = [nextX, nextY];
      if (i === 0) [startX, startY] = closed ? [nextX, nextY] : [startX, startY];
    }
    if (!closed) [startX, startY] = [x, y];
    if (numbers.length > 2) data += `m${joinNumbers(numbers)}${closed ? "z" : ""}`;
    else [startX, startY] = [startX - (numbers[0] ?? 0), startY - (numbers[1] ?? 0)];
  }
  return `M0 0${data}`;
}
