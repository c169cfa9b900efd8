/** The stored rows by table, and how a row on the wire becomes one. */
import type { Profile } from "#domain/account/profile.ts";
import type { Conversation, Turn } from "#domain/conversation/conversation.ts";
import type { Media } from "#domain/media/media.ts";
import type { Message, Thread } from "#domain/message/message.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { blankFields, type Conflict, syncedTables } from "#domain/sync/synced-tables.ts";
import { type Op, type Row, type SyncedTableName, syncedTableNames } from "#domain/wire/sync.ts";

export type ConflictRow = Conflict & Row;

export type JournalRows = {
  profiles: Profile;
  relationships: Relationship;
  moments: Moment;
  media: Media;
  conflicts: ConflictRow;
  conversations: Conversation;
  turns: Turn;
  threads: Thread;
  messages: Message;
};

export type FieldValues = Readonly<Record<string, unknown>>;

const blanks = new Map(syncedTableNames.map((table) => [table, blankFields(table)]));
const fieldsOf = new Map([...blanks].map(([table, blank]) => [table, Object.keys(blank)]));

/** The row with every field of its table. */
export function fillRow(table: SyncedTableName, row: Row): Row {
  return isWhole(table, row) ? row : { ...blanks.get(table), ...row };
}

/** Whether the row has every field of its table; one that an earlier build wrote may lack the newer ones. */
export function isWhole(table: SyncedTableName, row: Row): boolean {
  return fieldsOf.get(table)?.every((field) => Object.hasOwn(row, field)) ?? true;
}

/** The row with every field, typed: the server is trusted for the types of its values. */
export function readRow<T extends SyncedTableName>(table: T, row: Row): JournalRows[T] {
  return fillRow(table, row) as unknown as JournalRows[T];
}

/** `checkFields` returns values of the table's schema, which are JSON. */
export function jsonFields(checked: FieldValues): Op["fields"] {
  return checked as Op["fields"];
}

/** The fields of a row that the person may edit. */
export function writableFields(table: SyncedTableName, row: Row): FieldValues {
  return Object.fromEntries(
    Object.keys(syncedTables[table].fields.shape).map((field) => [field, row[field]]),
  );
}

/** A row that no server has seen: its `rev` is 0. */
export function newRow(id: string, personId: string, at: string, shown: FieldValues): Row {
  return { ...shown, id, user_id: personId, rev: 0, created_at: at, updated_at: at, deleted_at: null };
}
