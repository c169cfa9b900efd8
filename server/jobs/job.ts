/** One piece of work that the server does by itself, now and then, in one of its processes at a time. */
import type { Services } from "#server/services.ts";

/** Calls one of the functions that look across people; only those granted to `tendre_jobs`. */
export type CallAcross = (functionName: string, now: Date) => Promise<number>;
/** The same for functions that give rows. */
export type RowsAcross = <R extends object>(
  functionName: string,
  values: readonly (Date | string)[],
) => Promise<readonly R[]>;

export type Job = {
  readonly name: string;
  /** Minute, hour, day, month, weekday; UTC. */
  readonly cron: string;
  /** Safe to stop in the middle and to run again. */
  run(services: Services, callAcross: CallAcross, rowsAcross: RowsAcross): Promise<void>;
};
