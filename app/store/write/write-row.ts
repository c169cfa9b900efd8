/** The only way to write a row: create, patch, delete, restore. The schemas are loaded with the first write. */

import type { Journal } from "#app/store/db/journal.ts";
import type { FieldValues, JournalRows } from "#app/store/db/journal-rows.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import type { SeenRow } from "./seen-row.ts";

export type Refusal =
  | { readonly ok: false; readonly reason: "invalid"; readonly issues: readonly FieldIssue[] }
  | { readonly ok: false; readonly reason: "not_found" | "storage_full" };

export type Written<Kept> = { readonly ok: true; readonly row: Kept } | Refusal;

export type CreateOptions = {
  /** A UUIDv7 of the caller's, when it must be known in advance. */
  readonly id?: string;
  /** Fields that only the server writes, shown until they are pulled. */
  readonly shown?: FieldValues;
  readonly draft?: TypedFrom["draft"];
};

/** What a form wrote from. */
export type TypedFrom = {
  /** The row as it was when the form opened: later changes are not overwritten unseen. */
  readonly seen?: SeenRow;
  /** Key of the draft that is saved: it goes with the write, so that a page that is left meanwhile leaves one of them, and never both. */
  readonly draft?: string | undefined;
};

const writing = () => import("./commit-row.ts");

export async function createRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  input: FieldValues,
  options?: CreateOptions,
): Promise<Written<JournalRows[T]>> {
  return (await writing()).createRow(journal, table, input, options);
}

export async function patchRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
  patch: FieldValues,
  from?: TypedFrom,
): Promise<Written<JournalRows[T]>> {
  return (await writing()).patchRow(journal, table, id, patch, from);
}

export async function deleteRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
): Promise<Written<JournalRows[T]>> {
  return (await writing()).deleteRow(journal, table, id);
}

/** Restores a row from the trash (undo). */
export async function restoreRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
): Promise<Written<JournalRows[T]>> {
  return (await writing()).restoreRow(journal, table, id);
}
