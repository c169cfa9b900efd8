import { isRecord } from "#app/lib/person.ts";
import type { FieldValues } from "#app/store/db/journal-rows.ts";

/** A row as the person saw it. */
export type SeenRow = { readonly rev: number } & FieldValues;

/** The row that was shown when the draft began; an earlier build stored only its `rev`. */
export function readSeenRow(stored: Readonly<Record<string, unknown>>): SeenRow | null {
  const { seen, rev } = stored;
  if (isRecord(seen) && typeof seen.rev === "number") return { ...seen, rev: seen.rev };
  return typeof rev === "number" ? { rev } : null;
}

/** For something new. */
export const nothingSeen: SeenRow = { rev: 0 };
