/** The only source of the present time. Tests move it; production uses the system's. */
export type Clock = {
  now(): Date;
  /** Present only where tests may move the clock (POST /dev/clock). */
  readonly move?: (to: ClockMove) => void;
};

/** `now`: set the clock, it then runs on; `advance`: milliseconds forward; neither: back to the system's time. */
type ClockMove = { readonly now?: string | undefined; readonly advance?: number | undefined };

export const systemClock: Clock = { now: () => new Date() };

/** Runs like the system's clock, offset by its moves. */
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
