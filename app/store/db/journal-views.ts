/** Views of all tables that screens read, kept in memory: those of every page at once, those of few pages when one of them asks. */

import type { SyncedTableName } from "#domain/wire/sync.ts";
import type {
  DraftRow,
  JournalDatabase,
  MetaRow,
  OrphanedRow,
  OutboxRow,
  RefusedRow,
} from "./journal-database.ts";
import type { JournalRows } from "./journal-rows.ts";
import { type TableView, watchTable } from "./table-view.ts";
import type { UploadRow } from "./upload-row.ts";

export type ViewedRows = JournalRows & {
  outbox: OutboxRow;
  refusedOps: RefusedRow;
  orphanedRows: OrphanedRow;
  drafts: DraftRow;
  meta: MetaRow;
  uploads: UploadRow;
};

export type JournalViews = { readonly [T in keyof ViewedRows]: TableView<ViewedRows[T]> };

export type ViewedTable = keyof ViewedRows;

/** The small tables first: the first page needs them. */
export function watchJournal(database: JournalDatabase): JournalViews {
  const byId = (row: { readonly id: string }) => row.id;
  const rowsOf = <T extends SyncedTableName>(name: T, isLazy?: boolean): TableView<JournalRows[T]> =>
    watchTable(database.table(name), byId, isLazy);
  return {
    profiles: rowsOf("profiles"),
    relationships: rowsOf("relationships"),
    conflicts: rowsOf("conflicts"),
    outbox: watchTable(database.outbox, ({ seq }) => seq),
    refusedOps: watchTable(database.refusedOps, ({ opId }) => opId),
    orphanedRows: watchTable(database.orphanedRows, byId),
    meta: watchTable(database.meta, ({ key }) => key),
    drafts: watchTable(database.drafts, ({ key }) => key),
    moments: rowsOf("moments"),
    media: rowsOf("media"),
    uploads: watchTable(database.uploads, byId),
    conversations: rowsOf("conversations", true),
    turns: rowsOf("turns", true),
    threads: rowsOf("threads", true),
    messages: rowsOf("messages", true),
  };
}
