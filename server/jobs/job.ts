/** A background job, run by one process at a time. */
import type { RowOf, RowShape } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

/** Calls an SQL function that works across people; only those granted to `tendre_jobs`. */
export type CallAcross = (functionName: string, now: Date) => Promise<number>;
/** The same for functions that return rows. */
export type RowsAcross = <S extends RowShape>(
  functionName: string,
  values: readonly (Date | string)[],
  row?: S,
) => Promise<readonly RowOf<S>[]>;

export type Job = {
  readonly name: string;
  /** Minute, hour, day, month, weekday; UTC. */
  readonly cron: string;
  /** Safe to interrupt and to run again. */
  run(services: Services, callAcross: CallAcross, rowsAcross: RowsAcross): Promise<void>;
};
