/** The only way to the time. Tests move it; production has the system's. */
export type Clock = {
  now(): Date;
  /** There only where tests may move it (POST /dev/clock). */
  readonly move?: (to: ClockMove) => void;
};

/** `now`: stand there and go on from there; `advance`: milliseconds forward; neither: back to the system's time. */
type ClockMove = { readonly now?: string | undefined; readonly advance?: number | undefined };

export const systemClock: Clock = { now: () => new Date() };

/** Runs like the system's, from wherever it was moved to. */
export function createMovableClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    move({ now, advance }) {
      if (now !== undefined) ahead = Date.parse(now) - Date.now();
      ahead = now === undefined && advance === undefined ? 0 : ahead + (advance ?? 0);
    },
  };
}
