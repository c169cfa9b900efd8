/**
 * How much of a journal that is brought into an account has arrived there: only what the server has answered for. It is worked out from what the
 * device holds of the account, so that a reload, another tab or a later sign-in finds the same.
 */
import type { Row } from "#domain/wire/sync.ts";
import { type CopiedTable, copiedTables } from "./read-entry.ts";

/** Ids in the account of all that should be there. */
export type ExpectedRows = Readonly<Record<CopiedTable, readonly string[]>> & {
  /** Of those, the rows that were written where they come from since they were brought. */
  readonly changed: readonly string[];
  /** All that was brought, now or earlier. */
  readonly brought: readonly string[];
};

/** What the device holds of the account. */
export type AccountRows = {
  readonly rows: Readonly<Record<CopiedTable, ReadonlyMap<string, Row>>>;
  /** Rows with an edit, or photos whose file, the server has not answered for. */
  readonly sending: ReadonlySet<string>;
  /** Rows with an edit, or photos whose file, that the server refused. */
  readonly refused: ReadonlySet<string>;
};

export type Arrival = {
  /** Rows in all. */
  readonly of: number;
  readonly arrived: number;
  readonly sending: number;
  /** They wait for the person. */
  readonly refused: number;
  /** They are in the account's trash. */
  readonly trashed: number;
  /** They were never in the account. */
  readonly missing: number;
  /** They were in the account, and were erased or taken out of it. */
  readonly gone: number;
  /** They arrived, and were written since where they come from. */
  readonly changed: number;
};

export function arrivalOf(expected: ExpectedRows, account: AccountRows): Arrival {
  const found = { of: 0, arrived: 0, sending: 0, refused: 0, trashed: 0, missing: 0, gone: 0, changed: 0 };
  const changed = new Set(expected.changed);
  const brought = new Set(expected.brought);
  for (const table of copiedTables) {
    for (const id of expected[table]) {
      const state = stateOf(account.rows[table].get(id), id, account);
      found.of += 1;
      if (state === "arrived" && changed.has(id)) found.changed += 1;
      else if (state === "missing" && brought.has(id)) found.gone += 1;
      else found[state] += 1;
    }
  }
  return found;
}

function stateOf(
  row: Row | undefined,
  id: string,
  { sending, refused }: AccountRows,
): "arrived" | "sending" | "refused" | "trashed" | "missing" {
  if (refused.has(id)) return "refused";
  if (sending.has(id)) return "sending";
  if (!row) return "missing";
  if (row.deleted_at !== null) return "trashed";
  // Without a rev no server has seen it.
  return row.rev > 0 ? "arrived" : "sending";
}

/** Nothing is only where it comes from. */
export function hasAllArrived({ of, arrived }: Arrival): boolean {
  return arrived === of;
}
