/** Bytes of photos and videos that one person may keep (product decisions, "Plans and money"). */
import { type PlanName, planLimits } from "./plan.ts";

/** By plan; null: without limit. */
export type StorageLimits = Readonly<Record<PlanName, number | null>>;

/** @param settings megabytes of 1,024 × 1,024 bytes; on Pro there is no limit unless one is set */
export function storageLimitsOf(settings: {
  readonly megabytes: number;
  readonly proMegabytes: number | undefined;
}): StorageLimits {
  const own = bytesOf(settings.megabytes);
  return {
    free: own,
    plus: own,
    pro: settings.proMegabytes === undefined ? null : bytesOf(settings.proMegabytes),
  };
}

const bytesOf = (megabytes: number) => Math.max(1, Math.round(megabytes * 1024 * 1024));

/**
 * The limit that is said of a plan where it is sold: null where there is none, or where the number of files ends before it.
 * @param largest bytes of one file
 */
export function storageSaid(name: PlanName, limits: StorageLimits, largest: number): number | null {
  const limit = limits[name];
  const { images } = planLimits[name];
  return limit === null || (images !== null && images * largest <= limit) ? null : limit;
}
