export type Degrees = readonly [lon: number, lat: number];

/** Fewer points of the same line, none of those left out farther than `tolerance` degrees from it (Douglas and Peucker). */
export function simplifyLine(line: readonly Degrees[], tolerance: number): readonly Degrees[] {
  const kept = new Set([0, line.length - 1]);
  const middle = line.length >> 1;
  const isClosed = line.length > 3 && String(line[0]) === String(line.at(-1));
  if (isClosed) kept.add(middle);
  const open: [number, number][] = isClosed
    ? [
        [0, middle],
        [middle, line.length - 1],
      ]
    : [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const farthest = farthestFrom(line, from, to);
    if (farthest.distance <= tolerance) continue;
    kept.add(farthest.at);
    open.push([from, farthest.at], [farthest.at, to]);
  }
  return line.filter((_, at) => kept.has(at));
}

function farthestFrom(line: readonly Degrees[], from: number, to: number) {
  const [ax, ay] = line[from] ?? [0, 0];
  const [bx, by] = line[to] ?? [0, 0];
  // A degree of longitude is as long as one of latitude at the equator only.
  const narrow = Math.cos((ay * Math.PI) / 180);
  const [dx, dy] = [(bx - ax) * narrow, by - ay];
  const length = dx * dx + dy * dy;
  let farthest = { at: from, distance: 0 };
  for (let at = from + 1; at < to; at += 1) {
    const [lon = 0, lat = 0] = line[at] ?? [];
    const [px, py] = [(lon - ax) * narrow, lat - ay];
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
    const distance = Math.hypot(px - share * dx, py - share * dy);
    if (distance > farthest.distance) farthest = { at, distance };
  }
  return farthest;
}
