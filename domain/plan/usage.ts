/**
 * The one rule of what a journal has room for, whatever the road by which a row begins to count: made, restored, moved,
 * uploaded, imported, sent by sync or the HTTP API (docs/decisions/017-one-gate.md). It compares what counts before a change
 * with what would count after it. Nothing may grow beyond its limit; what is above it already, after a downgrade, stays,
 * can be changed and taken away.
 */

import type { SyncedTableName } from "#domain/wire/sync.ts";
import { type PlanName, planLimits } from "./plan.ts";

/** What counts, of one person at one instant. */
export type Usage = {
  /** Relationships that are not in the trash. */
  readonly relationships: number;
  /** Photos and videos that are not in the trash, nor their relationship (media-list.ts). */
  readonly media: number;
  /** Of photos and videos that are not in the trash, and of files on their way. */
  readonly bytes: number;
  /** Of text: every version of everything written that is still kept. */
  readonly text: number;
  /** Photos and videos that hang on someone recorded as under 18, by their relationship or their moment's. */
  readonly ofMinors: number;
};

/** null: unlimited. */
type UsageLimits = {
  readonly relationships: number | null;
  readonly media: number | null;
  readonly bytes: number;
  readonly text: number;
};

/**
 * Bytes of text by plan. Far above what a life of writing fills (ten thousand moments are some ten megabytes): it stands
 * against a program that writes without end.
 */
export const textLimits: Readonly<Record<PlanName, number>> = {
  free: 50_000_000,
  plus: 250_000_000,
  pro: 1_000_000_000,
};

/**
 * How much may be written within an hour: each op weighs one, and one more for every ten thousand letters of it. A first
 * import of ten thousand moments passes twice over; who writes faster than that is asked to go on later, and loses nothing.
 */
export const hourlyWeight = 20_000;

export function weightOf(ops: readonly { readonly fields: Readonly<Record<string, unknown>> }[]): number {
  return ops.reduce((sum, { fields }) => sum + 1 + Math.floor(textLength(fields) / 10_000), 0);
}

/** Letters of what an op writes, as JSON. */
function textLength(fields: Readonly<Record<string, unknown>>): number {
  return JSON.stringify(fields).length;
}

export function usageLimitsOf(plan: PlanName, bytes: number): UsageLimits {
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

/** Why a change from `before` to `after` may not be written; null when it may. */
export function checkGrowth(before: Usage, after: Usage, room: UsageLimits): UsageRefusal | null {
  const isOver = (what: keyof UsageLimits) => {
    const limit = room[what];
    return limit !== null && after[what] > before[what] && after[what] > limit;
  };
  const details = (what: keyof UsageLimits) => ({ used: before[what], limit: room[what] ?? 0 });
  if (after.ofMinors > before.ofMinors) return { code: "underage", details: { media: after.ofMinors } };
  for (const what of ["relationships", "media"] as const) {
    if (isOver(what)) return { code: "plan_limit", details: { of: what, ...details(what) } };
  }
  if (isOver("bytes")) return { code: "storage_limit", details: details("bytes") };
  if (isOver("text")) return { code: "text_limit", details: details("text") };
  return null;
}

/** The fields by which a row of a table, or what hangs on it, can begin to count; living again always can. */
const countingFields: Readonly<Partial<Record<SyncedTableName, readonly string[]>>> = {
  relationships: ["age"],
  moments: ["relationship_id"],
  media: ["upload_id", "relationship_id", "moment_id"],
};

/** Whether a change of a row can make anything grow but text; the others need not be measured. */
export function canGrow(
  table: SyncedTableName,
  change: { readonly fields: readonly string[]; readonly isAdded: boolean },
): boolean {
  const counting = countingFields[table];
  return (
    counting !== undefined && (change.isAdded || change.fields.some((field) => counting.includes(field)))
  );
}
