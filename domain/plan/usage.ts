/**
 * The one rule for the limits of a journal, for every kind of write: created, restored, moved, uploaded, imported, by sync or the HTTP API
 * (docs/decisions/017-one-gate.md). It compares the usage before and after a change. Nothing may grow beyond its limit; what exceeds it
 * already, after a downgrade, stays and can be changed and deleted.
 */

import type { SyncedTableName } from "#domain/wire/sync.ts";
import { type PlanName, planLimits } from "./plan.ts";

/** The usage of one person. */
export type Usage = {
  /** Relationships that are not in the trash. */
  readonly relationships: number;
  /** Photos and videos that are not in the trash, nor their relationship (media-list.ts). */
  readonly media: number;
  /** Of photos and videos that are not in the trash, and of unfinished uploads. */
  readonly bytes: number;
  /** Of text: all stored versions of everything written. */
  readonly text: number;
  /** Photos and videos of someone recorded as under 18, by their relationship or their moment's. */
  readonly mediaOfMinors: number;
};

/** null: unlimited. */
type UsageLimits = {
  readonly relationships: number | null;
  readonly media: number | null;
  readonly bytes: number | null;
  readonly text: number;
};

/**
 * Bytes of text by plan. Far above a lifetime of writing (ten thousand moments are about ten megabytes): a limit for programs that write
 * without end.
 */
export const textLimits: Readonly<Record<PlanName, number>> = {
  free: 50_000_000,
  plus: 250_000_000,
  pro: 1_000_000_000,
};

/**
 * The limit of writes within an hour: each op weighs one, plus one for every ten thousand characters. A first import of ten thousand
 * moments fits twice; who writes faster is told to retry later, and loses nothing.
 */
export const hourlyWeight = 20_000;

export function weightOf(ops: readonly { readonly fields: Readonly<Record<string, unknown>> }[]): number {
  return ops.reduce((sum, { fields }) => sum + 1 + Math.floor(textLength(fields) / 10_000), 0);
}

/** Characters of an op's fields as JSON. */
function textLength(fields: Readonly<Record<string, unknown>>): number {
  return JSON.stringify(fields).length;
}

/** @param bytes of photos and videos (storage.ts) */
export function usageLimitsOf(plan: PlanName, bytes: number | null): UsageLimits {
  const { relations, images } = planLimits[plan];
  return { relationships: relations, media: images, bytes, text: textLimits[plan] };
}

export type UsageRefusal =
  | {
      readonly code: "plan_limit";
      readonly details: {
        readonly of: "relationships" | "media";
        readonly used: number;
        readonly limit: number;
      };
    }
  | {
      readonly code: "storage_limit" | "text_limit";
      readonly details: { readonly used: number; readonly limit: number };
    }
  | { readonly code: "underage"; readonly details: { readonly media: number } };

/** The reason why a change from `before` to `after` is refused; null when it is allowed. */
export function checkGrowth(before: Usage, after: Usage, limits: UsageLimits): UsageRefusal | null {
  const isOver = (what: keyof UsageLimits) => {
    const limit = limits[what];
    return limit !== null && after[what] > before[what] && after[what] > limit;
  };
  const details = (what: keyof UsageLimits) => ({ used: before[what], limit: limits[what] ?? 0 });
  if (after.mediaOfMinors > before.mediaOfMinors)
    return { code: "underage", details: { media: after.mediaOfMinors } };
  for (const what of ["relationships", "media"] as const) {
    if (isOver(what)) return { code: "plan_limit", details: { of: what, ...details(what) } };
  }
  if (isOver("bytes")) return { code: "storage_limit", details: details("bytes") };
  if (isOver("text")) return { code: "text_limit", details: details("text") };
  return null;
}

/** Fields whose change can add a row, or rows that depend on it, to the usage; restoring a row always can. */
const countingFields: Readonly<Partial<Record<SyncedTableName, readonly string[]>>> = {
  relationships: ["age"],
  moments: ["relationship_id"],
  media: ["upload_id", "relationship_id", "moment_id"],
};

/** Whether a change can increase any usage but text; otherwise it is not measured. */
export function canGrow(
  table: SyncedTableName,
  change: { readonly fields: readonly string[]; readonly isAdded: boolean },
): boolean {
  const counting = countingFields[table];
  return (
    counting !== undefined && (change.isAdded || change.fields.some((field) => counting.includes(field)))
  );
}
