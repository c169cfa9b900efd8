/** The tables of a person's database on this device. */
import { Dexie, type Table } from "dexie";
import type { EditKind, Op, RefusalCode, Row, SyncedTableName } from "#domain/wire/sync.ts";
import type { JournalRows } from "./journal-rows.ts";
import { keepBytesIn } from "./kept-bytes.ts";
import { watchOpening, watchTransactions } from "./open-transactions.ts";
import { type PackRow, packRowsIn } from "./packed-rows.ts";
import type { FileRow, UploadRow } from "./upload-row.ts";

/** An op without an answer. `seq` is its position in the queue. */
export type OutboxRow = {
  readonly seq: number;
  readonly op: Op;
  /** It was sent at least once: an op that the server may have applied is never folded. */
  readonly sent: boolean;
};

type NewOutboxRow = Omit<OutboxRow, "seq"> & { readonly seq?: number };

/** The server's last version of a row that has unanswered or refused ops; `rev` 0: the server has none. */
export type BaseRow = { readonly table: SyncedTableName; readonly id: string; readonly row: Row };

/** A refused op, kept with its position in the queue until the person decides. */
export type RefusedRow = {
  readonly opId: string;
  readonly seq: number;
  readonly op: Op;
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, unknown>>;
  readonly refusedAt: string;
  /** The person chose to keep it on this device only. */
  readonly isKept: boolean;
};

/** A row that the server may have lost (resync.ts); removed once that is known, or decided. */
export type OrphanedRow = {
  readonly table: SyncedTableName;
  readonly id: string;
  /**
   * The server's last version as pulled by this device, where the server may have lost it; null: the row here is not newer than the shared
   * history.
   */
  readonly held: Row | null;
  /** The server's present version; null until it is pulled. */
  readonly server: Row | null;
  /** True once it is known that the server lost the row: the person decides. */
  readonly isOnlyHere: boolean;
  /** The last rev of the history that device and server share. */
  readonly sharedRev: number;
};

export type DraftRow = { readonly key: string; readonly value: unknown; readonly savedAt: string };

/** The fields of an edit in a journal without an account; with an account the server keeps the versions (docs/sync.md). */
type VersionRow = Pick<Op, "table" | "id" | "fields" | "at"> & {
  readonly seq: number;
  readonly kind: EditKind;
};
type NewVersionRow = Omit<VersionRow, "seq"> & { readonly seq?: number };

/** In `meta`: what opens the app lock (kept-lock.ts). */
export const lockCopyKey = "appLock";

/**
 * In `meta`: the last backup that was sent (app/store/backups/backup-meta.ts). An erasure forgets it: the server's states go with the
 * erasure, and the next one is due.
 */
export const lastBackupKey = "lastBackup";

export type MetaRow = { readonly key: string; readonly value: unknown };

/** What an import, or going back in time, wrote of one row, so that it can be undone (app/store/copies/undo-import.ts). */
export type ImportedRow = {
  readonly importId: string;
  readonly table: SyncedTableName;
  readonly id: string;
  /** created: it was not there; restored: it was in the trash; changed: it was there with other values; trashed: it went to the trash. */
  readonly kind: "created" | "restored" | "changed" | "trashed";
  /** The values that were there, of the fields that the import wrote; empty for a new row. */
  readonly before: Op["fields"];
  readonly after: Op["fields"];
};

export type JournalDatabase = {
  readonly dexie: Dexie;
  table<T extends SyncedTableName>(name: T): Table<JournalRows[T], string>;
  /** The same table with untyped rows. */
  rows(name: SyncedTableName): Table<Row, string>;
  readonly outbox: Table<OutboxRow, number, NewOutboxRow>;
  readonly bases: Table<BaseRow, [SyncedTableName, string]>;
  readonly refusedOps: Table<RefusedRow, string>;
  readonly orphanedRows: Table<OrphanedRow, string>;
  readonly drafts: Table<DraftRow, string>;
  readonly meta: Table<MetaRow, string>;
  readonly uploads: Table<UploadRow, string>;
  readonly files: Table<FileRow, [string, string]>;
  readonly versions: Table<VersionRow, number, NewVersionRow>;
  readonly imported: Table<ImportedRow, [string, SyncedTableName, string]>;
  /** Rows of the other tables, many in one (packed-rows.ts): only how many there are is asked of it. */
  readonly packs: Table<PackRow, [string, string, string, string]>;
};

/** The browser's IndexedDB, or a test's. */
export type IndexedDb = { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };

export function describeDatabase(name: string, indexedDb?: IndexedDb): JournalDatabase {
  const { indexedDB, IDBKeyRange } = indexedDb ?? Dexie.dependencies;
  const dexie = new Dexie(name, { indexedDB: watchOpening(indexedDB), IDBKeyRange });
  // A device with tables of a lower number gets the missing ones and keeps its rows; the number never goes down.
  dexie.version(8).stores({
    profiles: "id",
    relationships: "id",
    moments: "id",
    media: "id",
    conflicts: "id",
    conversations: "id",
    turns: "id",
    threads: "id",
    messages: "id",
    outbox: "++seq, op.opId, [op.table+op.id]",
    bases: "[table+id]",
    needsYou: "opId, [op.table+op.id]",
    strays: "id",
    drafts: "key",
    meta: "key",
    uploads: "id",
    files: "[id+name]",
    versions: "++seq, [table+id]",
    imported: "[importId+table+id], importId, [table+id]",
    packs: "[table+first+last+at]",
  });
  packRowsIn(dexie);
  keepBytesIn(dexie, "files");
  watchTransactions(dexie);
  return {
    dexie,
    table: (name) => dexie.table(name),
    rows: (name) => dexie.table(name),
    outbox: dexie.table("outbox"),
    bases: dexie.table("bases"),
    // The stored names of these two differ: a table that is renamed must be copied on every device.
    refusedOps: dexie.table("needsYou"),
    orphanedRows: dexie.table("strays"),
    drafts: dexie.table("drafts"),
    meta: dexie.table("meta"),
    uploads: dexie.table("uploads"),
    files: dexie.table("files"),
    versions: dexie.table("versions"),
    imported: dexie.table("imported"),
    packs: dexie.table("packs"),
  };
}
