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

/** `part` of the year, 0 the first of January, 1 the end of December. */
export function riverPoint(part: number, box: RiverBox): RiverPoint {
  const turn = box.row / 2;
  const straight = box.width - 2 * turn - 24;
  const arc = Math.PI * turn;
  let left = Math.min(1, Math.max(0, part)) * (rows * straight + (rows - 1) * arc);
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

/** Path data from the first of January to `until` (a part of the year), a little unsteady, as water is. */
export function riverPath(until: number, box: RiverBox): string {
  const steps = Math.max(2, Math.round(until * 365));
  const points = Array.from({ length: steps + 1 }, (_, at) => {
    const { x, y } = riverPoint((at / steps) * until, box);
    return `${x.toFixed(1)} ${(y + Math.sin(at / 5) * 1.2).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
