/** A year as a river in three bends that starts with January: the position of each day. */
export type RiverBox = { readonly width: number; readonly row: number };
/** `inward` is the way off the water to dry land: down from a straight, to the middle of a bend. */
type RiverPoint = {
  readonly x: number;
  readonly y: number;
  readonly inward: { readonly x: number; readonly y: number };
};

const down = { x: 0, y: 1 } as const;

const rows = 3;

export function riverHeight({ row }: RiverBox): number {
  return row * (rows - 1) + 80;
}

function measuresOf({ width, row }: RiverBox) {
  const turn = row / 2;
  return { turn, straight: width - 2 * turn - 24, arc: Math.PI * turn };
}

function riverLength(box: RiverBox): number {
  const { straight, arc } = measuresOf(box);
  return rows * straight + (rows - 1) * arc;
}

/** `part` of the year, 0 the first of January, 1 the end of December. */
export function riverPoint(part: number, box: RiverBox): RiverPoint {
  const { turn, straight, arc } = measuresOf(box);
  let left = Math.min(1, Math.max(0, part)) * riverLength(box);
  for (let at = 0; at < rows; at += 1) {
    const y = 30 + at * box.row;
    const goesRight = at % 2 === 0;
    const [from, to] = goesRight ? [turn + 12, turn + 12 + straight] : [turn + 12 + straight, turn + 12];
    if (left <= straight) return { x: from + (to - from) * (left / straight), y, inward: down };
    left -= straight;
    if (at === rows - 1) return { x: to, y, inward: down };
    if (left <= arc) {
      const angle = (left / arc) * Math.PI - Math.PI / 2;
      const [across, along] = [Math.cos(angle) * (goesRight ? 1 : -1), Math.sin(angle)];
      return { x: to + across * turn, y: y + turn + along * turn, inward: { x: -across, y: -along } };
    }
    left -= arc;
  }
  return { x: 0, y: 0, inward: down };
}

/** Where the name of a month stands: on dry land, past what may stand on the banks. The middle of its line. */
export function monthPoint(part: number, box: RiverBox): { readonly x: number; readonly y: number } {
  const { x, y, inward } = riverPoint(part, box);
  return { x: x + inward.x * 46, y: y + inward.y * 35 };
}

/** Path data from the first of January to `until` (a part of the year), a little unsteady, as water is. */
export function riverPath(until: number, box: RiverBox): string {
  const steps = Math.max(2, Math.round(until * 365));
  const points = Array.from({ length: steps + 1 }, (_, at) => {
    const { x, y } = riverPoint((at / steps) * until, box);
    return `${x.toFixed(1)} ${(y + Math.sin(at / 5) * 1.2).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** Pixels beside the middle of the water: on it and on its banks, short of the names of the months. */
const widest = 16;
/** Half-widths of a mark that it may stand up or down the river from its day. */
const furthest = 12;

type OnRiver = { readonly x: number; readonly y: number };

/**
 * Where marks stand so that none hides another: each at its day, else across the water, else a little along it. In the order given;
 * `part` as in `riverPoint`, `size` in pixels. Where even that finds no room, at its day.
 */
export function placeOnRiver(
  marks: readonly { readonly part: number; readonly size: number }[],
  box: RiverBox,
): readonly OnRiver[] {
  const placed: (OnRiver & { readonly size: number })[] = [];
  for (const { part, size } of marks) {
    const isFree = ({ x, y }: OnRiver) =>
      placed.every((other) => Math.hypot(other.x - x, other.y - y) >= 0.46 * (size + other.size));
    const free = placesAround(part, size, box).find(isFree);
    placed.push({ ...(free ?? riverPoint(part, box)), size });
  }
  return placed.map(({ x, y }) => ({ x, y }));
}

function placesAround(part: number, size: number, box: RiverBox): readonly OnRiver[] {
  const step = size / 2;
  return outward(furthest).flatMap((along) => {
    const { x, y, inward } = riverPoint(part + (along * step) / riverLength(box), box);
    return outward(Math.floor(widest / step)).map((across) => ({
      x: x + inward.x * across * step,
      y: y + inward.y * across * step,
    }));
  });
}

/** 0, 1, -1, 2, -2 and so on, `most` included. */
const outward = (most: number): readonly number[] => [
  0,
  ...Array.from({ length: most }, (_, at) => [at + 1, -at - 1]).flat(),
];
