/**
 * How a table of these columns was read the last time, and which moods were which: kept in this device's database, so that the next file of the
 * kind needs no second explaining. Of people nothing is kept: who is erased leaves no trace here.
 */
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { type TableColumns, tableRoles } from "#domain/foreign-journals/table.ts";
import type { TableReading } from "./read-foreign.ts";

export type KeptReading = {
  readonly reading: TableReading | null;
  readonly moods: readonly (readonly [name: string, mood: number | null])[];
};

/** Products have one each; tables one for each head. */
export function readingKey(product: string, head: readonly string[] | null): string {
  return `reading:${product}:${JSON.stringify(head ?? [])}`.slice(0, longestKey);
}

/** IndexedDB takes longer ones; a head of a thousand columns is told apart by its beginning. */
const longestKey = 2_000;

export async function keepReading({ meta }: JournalDatabase, key: string, kept: KeptReading): Promise<void> {
  await meta.put({ key, value: kept });
}

/** Null when there is none. */
export async function findReading({ meta }: JournalDatabase, key: string): Promise<KeptReading | null> {
  const row = await meta.get(key);
  // Only keepReading writes under this key.
  return (row?.value as KeptReading | undefined) ?? null;
}

/** A reading of columns that the table has. */
export function fitsTable(reading: TableReading, head: readonly string[]): boolean {
  const has = (columns: TableColumns) =>
    tableRoles.every((role) => columns[role] === null || columns[role] < head.length);
  return has(reading.columns);
}
