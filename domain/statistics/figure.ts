/** A figure with the entries it is based on. With fewer than five entries no chart is drawn (look.md, "Behaviour"). */

import { fewestEntries } from "#domain/statistics/fewest-entries.ts";

/** `ids` are the entries it is based on, opened by a click; `n` is their number. */
export type Figure<Value> =
  | { readonly refused: false; readonly n: number; readonly ids: readonly string[]; readonly value: Value }
  | { readonly refused: true; readonly n: number; readonly ids: readonly string[]; readonly value: null };

/** Computes `value` only when there are enough entries. A plain count or a list needs none: pass 0. */
export function figureOf<Value>(
  ids: readonly string[],
  value: () => Value,
  fewest: number = fewestEntries,
): Figure<Value> {
  if (ids.length < fewest) return { refused: true, n: ids.length, ids, value: null };
  return { refused: false, n: ids.length, ids, value: value() };
}

/** The median, or the mean of the two middle numbers. @throws RangeError for an empty list */
export function medianOf(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort();
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1], sorted[half]];
  if (high === undefined) throw new RangeError("the median of nothing");
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

/** @throws RangeError for an empty list */
export function meanOf(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError("the mean of nothing");
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
