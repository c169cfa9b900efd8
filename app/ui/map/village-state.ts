/** Reached villages are lit, the next one is ringed with dots, the others wait at half ink. */
export type VillageState = "reached" | "next" | "far";

/**
 * State of a village (0 to 9) for a person at `level` (0 to 9; -1 before the first village).
 * `nextLit: false` leaves the next village as far as the others.
 */
export function villageState(index: number, level: number, nextLit = true): VillageState {
  if (index <= level) return "reached";
  return nextLit && index === level + 1 ? "next" : "far";
}
