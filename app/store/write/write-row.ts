/** The only ways to write a row: create, patch, delete, restore. The schemas that check it come with the first write. */

import type { Journal } from "#app/store/db/journal.ts";
import type { FieldValues, JournalRows } from "#app/store/db/journal-rows.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";

export type Refusal =
  | { readonly ok: false; readonly reason: "invalid"; readonly issues: readonly FieldIssue[] }
  | { readonly ok: false; readonly reason: "not_found" | "storage_full" };

export type Written<Kept> = { readonly ok: true; readonly row: Kept } | Refusal;

export type CreateOptions = {
  /** A UUIDv7 of the caller's, when it had to be known before. */
  readonly id?: string;
  /** What only the server writes, shown until it does. */
  readonly shown?: FieldValues;
};

/** A row as the person had it before their eyes. */
export type SeenRow = { readonly rev: number } & FieldValues;

const writing = () => import("./commit-row.ts");

export async function createRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  input: FieldValues,
  options?: CreateOptions,
): Promise<Written<JournalRows[T]>> {
  return (await writing()).createRow(journal, table, input, options);
}

/** `seen` is the row as the form opened with it: what came since is not written over unseen. */
export async function patchRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
  patch: FieldValues,
  seen?: SeenRow,
): Promise<Written<JournalRows[T]>> {
  return (await writing()).patchRow(journal, table, id, patch, seen);
}

export async function deleteRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
): Promise<Written<JournalRows[T]>> {
  return (await writing()).deleteRow(journal, table, id);
}

/** Takes a row out of the trash: the undo. */
export async function restoreRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
): Promise<Written<JournalRows[T]>> {
  return (await writing()).restoreRow(journal, table, id);
}
