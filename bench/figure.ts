/** One line of the table: what was measured, the floor measured beside it in the same run, and the budget it is held to. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: "KB gz" | "ms" | "MB" | "requests/s" | "points";
  /** The same measure of the barest thing that could do the job; null where there is none. */
  readonly floor: number | null;
  /** `value / floor`. */
  readonly ratio: number | null;
  /** On the ratio where there is a floor, else on the value. */
  readonly budget: number;
  readonly ok: boolean;
};

type Measured = Pick<Figure, "name" | "value" | "unit" | "budget"> & { readonly floor?: number };

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Held to a most: the value itself, or its ratio to the floor. */
export const atMost = (measured: Measured) => judge(measured, (held, budget) => held <= budget);
export const atLeast = (measured: Measured) => judge(measured, (held, budget) => held >= budget);

function judge({ floor, ...rest }: Measured, holds: (held: number, budget: number) => boolean): Figure {
  const ratio = floor === undefined ? null : rest.value / floor;
  return {
    ...rest,
    value: rounded(rest.value),
    floor: floor === undefined ? null : rounded(floor),
    ratio: ratio === null ? null : rounded(ratio),
    ok: holds(ratio ?? rest.value, rest.budget),
  };
}

/** @param share 0 to 1; 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
