/** A background job, run by one process at a time. */
import type { Services } from "#server/services.ts";

/** Calls an SQL function that works across people; only those granted to `tendre_jobs`. */
export type CallAcross = (functionName: string, now: Date) => Promise<number>;
/** The same for functions that return rows. */
export type RowsAcross = <R extends object>(
  functionName: string,
  values: readonly (Date | string)[],
) => Promise<readonly R[]>;

export type Job = {
  readonly name: string;
  /** Minute, hour, day, month, weekday; UTC. */
  readonly cron: string;
  /** Safe to interrupt and to run again. */
  run(services: Services, callAcross: CallAcross, rowsAcross: RowsAcross): Promise<void>;
};
