/** A wait in steps of ten seconds, then of minutes: said anew at each step only, for whoever listens to the page. */
export function waitSteps(milliseconds: number): {
  readonly unit: "seconds" | "minutes";
  readonly count: number;
} {
  const seconds = Math.ceil(milliseconds / 10_000) * 10;
  if (seconds <= 60) return { unit: "seconds", count: seconds };
  return { unit: "minutes", count: Math.ceil(seconds / 60) };
}
