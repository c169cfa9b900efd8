/** The stored rows by table, and how a row on the wire becomes one. */
import { z } from "zod";
import type { Profile } from "#domain/account/profile.ts";
import type { Media } from "#domain/media/media.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { type Conflict, type SyncedTable, syncedTables } from "#domain/sync/synced-tables.ts";
import { type Op, type Row, type SyncedTableName, syncedTableNames } from "#domain/wire/sync.ts";

export type ConflictRow = Conflict & Row;

export type JournalRows = {
  profiles: Profile;
  relationships: Relationship;
  moments: Moment;
  media: Media;
  conflicts: ConflictRow;
};

export type FieldValues = Readonly<Record<string, unknown>>;

/** Values of fields without a default, for rows that come as a bare tombstone or were created here. */
const undefaulted: { readonly [T in SyncedTableName]: FieldValues } = {
  profiles: {
    email: "",
    email_verified: false,
    is_admin: false,
    role: "user",
    subscription_plan: "free",
    subscription_status: "inactive",
  },
  relationships: { name: "", media: [] },
  moments: { occurred_on: "" },
  media: { upload_id: "", kind: "photo", width: 0, height: 0, bytes: 0, blur: "" },
  conflicts: {},
};

const blanks = new Map(syncedTableNames.map((table) => [table, describeBlank(table)]));

function describeBlank(table: SyncedTableName): FieldValues {
  const { fields, serverFields }: SyncedTable = syncedTables[table];
  const written = Object.entries(fields.shape).map(([field, schema]) => {
    const parsed = z.safeParse(schema, undefined);
    return [field, parsed.success ? parsed.data : null];
  });
  const kept = serverFields.map((field) => [field, null]);
  return { ...Object.fromEntries([...kept, ...written]), ...undefaulted[table] };
}

/** The row with every field of its table. */
export function fillRow(table: SyncedTableName, row: Row): Row {
  return { ...blanks.get(table), ...row };
}

/** The same, typed: the server is trusted for the types of its values. */
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
