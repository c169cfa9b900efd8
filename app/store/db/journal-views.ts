/** Views of all tables that screens read, kept in memory. */
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
  return {
    profiles: watchTable(database.table("profiles"), byId),
    relationships: watchTable(database.table("relationships"), byId),
    conflicts: watchTable(database.table("conflicts"), byId),
    outbox: watchTable(database.outbox, ({ seq }) => seq),
    refusedOps: watchTable(database.refusedOps, ({ opId }) => opId),
    orphanedRows: watchTable(database.orphanedRows, byId),
    meta: watchTable(database.meta, ({ key }) => key),
    drafts: watchTable(database.drafts, ({ key }) => key),
    moments: watchTable(database.table("moments"), byId),
    media: watchTable(database.table("media"), byId),
    uploads: watchTable(database.uploads, byId),
    conversations: watchTable(database.table("conversations"), byId),
    turns: watchTable(database.table("turns"), byId),
    threads: watchTable(database.table("threads"), byId),
    messages: watchTable(database.table("messages"), byId),
  };
}
