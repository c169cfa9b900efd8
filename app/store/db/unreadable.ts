/** Rows with fields that the server cannot decrypt, by the mark in the row. */
import type { SyncedTableName } from "#domain/wire/sync.ts";
import { unreadableFields } from "#domain/wire/unreadable-fields.ts";
import type { ViewedRows } from "./journal-views.ts";
import type { View } from "./table-view.ts";
import { derive, isAlive, useView } from "./use-view.ts";

export type UnreadableRow = {
  readonly table: SyncedTableName;
  readonly id: string;
  /** The relationship or moment it belongs to, for a row without a page of its own. */
  readonly belongsTo: { readonly table: SyncedTableName; readonly id: string } | null;
};

type MarkedRow = { readonly id: string; readonly deleted_at: string | null; readonly unreadable?: unknown };

const markedIn = <R extends MarkedRow>(rows: View<R>): readonly R[] =>
  [...rows.values()].filter((row) => isAlive(row) && unreadableFields(row).length > 0);
const found = {
  profiles: derive(markedIn<ViewedRows["profiles"]>),
  relationships: derive(markedIn<ViewedRows["relationships"]>),
  moments: derive(markedIn<ViewedRows["moments"]>),
  media: derive(markedIn<ViewedRows["media"]>),
  conflicts: derive(markedIn<ViewedRows["conflicts"]>),
  conversations: derive(markedIn<ViewedRows["conversations"]>),
  turns: derive(markedIn<ViewedRows["turns"]>),
  threads: derive(markedIn<ViewedRows["threads"]>),
  messages: derive(markedIn<ViewedRows["messages"]>),
};

/** Undefined until every table was read. */
export function useUnreadable(): readonly UnreadableRow[] | undefined {
  const profiles = found.profiles(useView("profiles"));
  const relationships = found.relationships(useView("relationships"));
  const moments = found.moments(useView("moments"));
  const media = found.media(useView("media"));
  const conflicts = found.conflicts(useView("conflicts"));
  const conversations = found.conversations(useView("conversations"));
  const turns = found.turns(useView("turns"));
  const threads = found.threads(useView("threads"));
  const messages = found.messages(useView("messages"));
  if (!profiles || !relationships || !moments || !media || !conflicts) return undefined;
  if (!conversations || !turns || !threads || !messages) return undefined;
  const alone = (table: SyncedTableName, rows: readonly MarkedRow[]) =>
    rows.map(({ id }): UnreadableRow => ({ table, id, belongsTo: null }));
  return [
    ...alone("profiles", profiles),
    ...alone("relationships", relationships),
    ...alone("moments", moments),
    ...media.map(({ id, relationship_id, moment_id }): UnreadableRow => {
      const relationship = relationship_id
        ? ({ table: "relationships", id: relationship_id } as const)
        : null;
      return {
        table: "media",
        id,
        belongsTo: moment_id ? { table: "moments", id: moment_id } : relationship,
      };
    }),
    ...alone("conversations", conversations),
    ...turns.map(
      ({ id, conversation_id }): UnreadableRow => ({
        table: "turns",
        id,
        belongsTo: { table: "conversations", id: conversation_id },
      }),
    ),
    ...alone("threads", threads),
    ...messages.map(
      ({ id, thread_id }): UnreadableRow => ({
        table: "messages",
        id,
        belongsTo: { table: "threads", id: thread_id },
      }),
    ),
    ...conflicts.map(
      (row): UnreadableRow => ({
        table: "conflicts",
        id: row.id,
        belongsTo: unreadableFields(row).includes("table") ? null : { table: row.table, id: row.row_id },
      }),
    ),
  ];
}
