/** The line of a small chart: straight from day to day, steps for small counts, broken where nobody counted. */

export type Point = { readonly day: string; readonly value: number | null };

/** Below that many counted days nothing is drawn (look.md, "Charts"). */
export const fewestPoints = 5;
/** Up to this a count is a number of things, and moves in steps. */
const smallCount = 12;

export const box = { width: 212, height: 60, inset: 4 } as const;

type SeriesDrawing = {
  readonly path: string;
  /** Where the last counted day is. */
  readonly last: { readonly x: number; readonly y: number };
  /** Height of the limit; null without one. */
  readonly limit: number | null;
};

export function countedDays(points: readonly Point[]): number {
  return points.filter(({ value }) => value !== null).length;
}

/** @returns null when there are too few days to draw */
export function drawSeries(points: readonly Point[], limit: number | null = null): SeriesDrawing | null {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length < fewestPoints) return null;
  const all = limit === null ? values : [...values, limit];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const isWhole = values.every(Number.isInteger) && high <= smallCount;
  const x = (at: number) => box.inset + (at / (points.length - 1)) * (box.width - 2 * box.inset);
  const y = (value: number) => {
    const share = high === low ? (high === 0 ? 0 : 0.5) : (value - low) / (high - low);
    return box.height - box.inset - share * (box.height - 2 * box.inset);
  };
  let path = "";
  let last = { x: 0, y: 0 };
  let isBroken = true;
  points.forEach(({ value }, at) => {
    if (value === null) {
      isBroken = true;
      return;
    }
    const next = { x: x(at), y: y(value) };
    if (isBroken) path += `M${place(next)}`;
    else path += isWhole ? `H${figure(next.x)}V${figure(next.y)}` : `L${place(next)}`;
    isBroken = false;
    last = next;
  });
  return { path, last, limit: limit === null ? null : y(limit) };
}

const figure = (value: number) => String(Math.round(value * 10) / 10);
const place = ({ x, y }: { x: number; y: number }) => `${figure(x)} ${figure(y)}`;
