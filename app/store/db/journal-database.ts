/** The person's own database on this device: what it holds, by table. */
import { Dexie, type Table } from "dexie";
import type { EditKind, Op, RefusalCode, Row, SyncedTableName } from "#domain/wire/sync.ts";
import type { JournalRows } from "./journal-rows.ts";
import type { FileRow, UploadRow } from "./upload-row.ts";

/** An op that has no answer yet. `seq` is its place in the queue. */
export type OutboxRow = {
  readonly seq: number;
  readonly op: Op;
  /** It left the device at least once: what the server may already know is never folded. */
  readonly sent: boolean;
};

type NewOutboxRow = Omit<OutboxRow, "seq"> & { readonly seq?: number };

/** What the server last said of a row that has ops without an answer, or one refused; `rev` 0: it knows nothing of it. */
export type BaseRow = { readonly table: SyncedTableName; readonly id: string; readonly row: Row };

/** A refused op, kept with its place in the queue until the person says what is to become of it. */
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

/** A row of which this device may hold what the server has lost (resync.ts); gone again once that is known, or decided. */
export type StrayRow = {
  readonly table: SyncedTableName;
  readonly id: string;
  /** What the server last said of it here, where that may be lost there; null: what is held here is as old as the past both share. */
  readonly held: Row | null;
  /** What the server says of it now; null: it has not said anything. */
  readonly server: Row | null;
  /** Known by now: the server lacks it, and the person is asked. */
  readonly isOnlyHere: boolean;
  /** The last rev that device and server mean the same by. */
  readonly sharedRev: number;
};

export type DraftRow = { readonly key: string; readonly value: unknown; readonly savedAt: string };

/** What an edit of a journal kept on this device alone wrote; an account's server keeps them (docs/sync.md). */
type VersionRow = Pick<Op, "table" | "id" | "fields" | "at"> & {
  readonly seq: number;
  readonly kind: EditKind;
};
type NewVersionRow = Omit<VersionRow, "seq"> & { readonly seq?: number };

export type MetaRow = { readonly key: string; readonly value: unknown };

export type JournalDatabase = {
  readonly dexie: Dexie;
  table<T extends SyncedTableName>(name: T): Table<JournalRows[T], string>;
  /** The same table for whoever treats every row alike. */
  rows(name: SyncedTableName): Table<Row, string>;
  readonly outbox: Table<OutboxRow, number, NewOutboxRow>;
  readonly bases: Table<BaseRow, [SyncedTableName, string]>;
  readonly rejectedOps: Table<RefusedRow, string>;
  readonly strays: Table<StrayRow, string>;
  readonly drafts: Table<DraftRow, string>;
  readonly meta: Table<MetaRow, string>;
  readonly uploads: Table<UploadRow, string>;
  readonly files: Table<FileRow, [string, string]>;
  readonly versions: Table<VersionRow, number, NewVersionRow>;
};

/** Where IndexedDB comes from: the browser's own, or a test's. */
export type IndexedDb = { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };

export function describeDatabase(name: string, indexedDb?: IndexedDb): JournalDatabase {
  const dexie = new Dexie(name, { ...indexedDb });
  dexie.version(1).stores({
    profiles: "id",
    relationships: "id",
    moments: "id",
    media: "id",
    conflicts: "id",
    outbox: "++seq, op.opId, [op.table+op.id]",
    bases: "[table+id]",
    needsYou: "opId, [op.table+op.id]",
    drafts: "key",
    meta: "key",
  });
  dexie.version(2).stores({ uploads: "id", files: "[id+name]" });
  dexie.version(3).stores({ versions: "++seq, [table+id]" });
  dexie.version(4).stores({ strays: "id" });
  return {
    dexie,
    table: (name) => dexie.table(name),
    rows: (name) => dexie.table(name),
    outbox: dexie.table("outbox"),
    bases: dexie.table("bases"),
    rejectedOps: dexie.table("needsYou"),
    strays: dexie.table("strays"),
    drafts: dexie.table("drafts"),
    meta: dexie.table("meta"),
    uploads: dexie.table("uploads"),
    files: dexie.table("files"),
    versions: dexie.table("versions"),
  };
}
