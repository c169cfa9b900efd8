export type Label = {
  readonly key: string;
  /** Pixels from the top: where its upper edge would stand alone. */
  readonly wanted: number;
  readonly height: number;
};

/** The upper edge of each label, near where it is wanted, none over another, between `top` and `bottom` where they all fit. */
export function placeLabels(
  labels: readonly Label[],
  top: number,
  bottom: number,
): ReadonlyMap<string, number> {
  const sorted = labels.toSorted((a, b) => a.wanted + a.height / 2 - (b.wanted + b.height / 2));
  const tops: number[] = [];
  let free = top;
  for (const { wanted, height } of sorted) {
    const at = Math.max(free, wanted);
    tops.push(at);
    free = at + height;
  }
  // Pushed beyond the end: up again, as far as there is room.
  let limit = bottom;
  for (let index = sorted.length - 1; index >= 0; index -= 1) {
    const height = sorted[index]?.height ?? 0;
    const at = Math.max(Math.min(tops[index] ?? 0, limit - height), top);
    tops[index] = at;
    limit = at;
  }
  return new Map(sorted.map(({ key }, index) => [key, tops[index] ?? top]));
}
