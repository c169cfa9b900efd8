/** One line of the table: the measured value, the floor measured in the same run, and the budget. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: "KB gz" | "ms" | "MB" | "requests/s" | "points" | "µs of CPU";
  /** The same measurement of a minimal implementation; null where there is none. */
  readonly floor: number | null;
  /** `value / floor`. */
  readonly ratio: number | null;
  /** Applied to the ratio where there is a floor, else to the value. */
  readonly budget: number;
  readonly ok: boolean;
  /** The least and the greatest value of all rounds; null for a single round. */
  readonly spread: readonly [number, number] | null;
};

type Measured = Pick<Figure, "name" | "unit" | "budget">;
/** A single number; or one per round, of which the median counts. A floor has one per round. */
type Value = { readonly value: number; readonly floor?: number };
type Rounds = { readonly rounds: readonly number[]; readonly floors?: readonly number[] };

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Compared with a maximum: the value itself, or its ratio to the floor. */
export const atMost = (measured: Measured & (Value | Rounds)) =>
  judge(measured, (held, budget) => held <= budget);
export const atLeast = (measured: Measured & (Value | Rounds)) =>
  judge(measured, (held, budget) => held >= budget);

function judge(
  measured: Measured & (Value | Rounds),
  holds: (held: number, budget: number) => boolean,
): Figure {
  const { name, unit, budget } = measured;
  const values = "rounds" in measured ? measured.rounds : [measured.value];
  const floors =
    "rounds" in measured ? measured.floors : measured.floor === undefined ? undefined : [measured.floor];
  const held = values.map((value, round) => (floors ? value / (floors[round] ?? Number.NaN) : value));
  const middle = quantile(held, 0.5);
  return {
    name,
    unit,
    budget,
    value: rounded(quantile(values, 0.5)),
    floor: floors ? rounded(quantile(floors, 0.5)) : null,
    ratio: floors ? rounded(middle) : null,
    ok: holds(middle, budget),
    spread: held.length > 1 ? [rounded(Math.min(...held)), rounded(Math.max(...held))] : null,
  };
}

/** @param share 0 to 1; 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
