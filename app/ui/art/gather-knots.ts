type Placed = { readonly id: string; readonly at: number };
type KnotGroup = { readonly ids: readonly string[]; readonly at: number };

type Room = {
  /** Pixels from one knot to the next, at least. */
  readonly apart: number;
  /** Where the path begins and ends: a knot leaves their marks visible where the path is long enough. */
  readonly start: number;
  readonly end: number;
};

/** Knots along one path, in pixels: those too close to tell apart become one that counts them. In the order of `at`. */
export function gatherKnots(knots: readonly Placed[], { apart, start, end }: Room): readonly KnotGroup[] {
  const groups: { ids: string[]; at: number }[] = [];
  for (const { id, at } of knots.toSorted((a, b) => a.at - b.at)) {
    const kept = clearOf(at, start, end, apart);
    const last = groups.at(-1);
    if (last && kept - last.at < apart) last.ids.push(id);
    else groups.push({ ids: [id], at: kept });
  }
  return groups;
}

function clearOf(at: number, start: number, end: number, apart: number): number {
  const [low, high] = [Math.min(start, end), Math.max(start, end)];
  const free = (apart * 3) / 4;
  if (high - low < free * 2) return (low + high) / 2;
  return Math.min(Math.max(at, low + free), high - free);
}
