import { z } from "zod";
import type { Row, SyncedTableName } from "#domain/wire/sync.ts";
import { unreadableFields } from "#domain/wire/unreadable-fields.ts";
import type { Transaction } from "#server/db/database.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import { type FieldRevs, fieldRevsSchema } from "../rows/field-revs.ts";
import { fieldsOf, type RowColumns, recordOf, rowColumnsSchema, tombstoneOf } from "../rows/row-columns.ts";
import { openRow, openRowText, type RowKeys } from "../rows/row-seal.ts";
import { columnsOf, type SyncedColumns } from "../rows/synced-columns.ts";
import { readFieldsBefore } from "./revisions.ts";

export type StoredSyncRow = {
  /** In its wire form. */
  readonly row: Row;
  readonly fieldRevs: FieldRevs;
  /** Fields that cannot be read; `row` holds their blanks. */
  readonly unreadable: readonly string[];
  /** The sealed row does not open: `row` was put together from the row's history. */
  readonly isDamaged: boolean;
  readonly isDeleted: boolean;
  /** Only the tombstone is left. */
  readonly isPurged: boolean;
};

type Reader = Pick<Transaction, "rows">;
export type RowOwner = { readonly personId: string } & RowKeys;

const storedRow = {
  id: column.uuid,
  rev: column.int8,
  sealed: column.bytea.orNull,
  field_revs: column.jsonb,
  is_purged: column.bool,
  is_erased: column.bool,
  /** All columns, of a row that is not read from `sealed` alone. */
  columns: column.jsonb.orNull,
};
type FoundRow = RowOf<typeof storedRow>;

/** The columns that `openStoredRow` reads, of the table under the alias `t`. */
function selection({ table }: SyncedColumns): string {
  return table === "profiles"
    ? `t.id, t.rev, t.sealed, t.field_revs, false as is_purged, false as is_erased,
       to_jsonb(t) - 'sealed' as columns`
    : `t.id, t.rev, t.sealed, t.field_revs, t.purged_at is not null as is_purged,
       t.purged_at is not null and exists (
         select from erasures e where e.user_id = t.user_id and e.row_id = t.id) as is_erased,
       case when t.sealed is null then to_jsonb(t) end as columns`;
}

/** The person's row, living or in the trash; undefined when there is none, or it is another person's. */
export async function readStoredRow(
  tx: Reader,
  owner: RowOwner,
  table: SyncedTableName,
  id: string,
): Promise<StoredSyncRow | undefined> {
  const columns = columnsOf(table);
  const [found] = await tx.rows({
    name: `stored-${table}`,
    text: `select ${selection(columns)} from ${table} t where t.${columns.owner} = $1 and t.id = $2`,
    values: [owner.personId, id],
    row: storedRow,
  });
  return found && openStoredRow(tx, owner, table, found);
}

/** Rows of one table that are not purged. */
export async function readStoredRows(
  tx: Reader,
  owner: RowOwner,
  table: Exclude<SyncedTableName, "profiles">,
  /** A condition on the table under the alias `t`; its parameters begin at $2. */
  { where, values }: { readonly where: string; readonly values: readonly unknown[] },
): Promise<StoredSyncRow[]> {
  const found = await tx.rows({
    text: `select ${selection(columnsOf(table))} from ${table} t
      where t.user_id = $1 and t.purged_at is null and ${where} order by t.rev`,
    values: [owner.personId, ...values],
    row: storedRow,
  });
  return Promise.all(found.map((each) => openStoredRow(tx, owner, table, each)));
}

async function openStoredRow(
  tx: Reader,
  owner: RowOwner,
  table: SyncedTableName,
  found: FoundRow,
): Promise<StoredSyncRow> {
  const opened = await openFound(tx, owner, table, found);
  const { unreadable: _, ...row } = opened.row;
  return {
    isDamaged: false,
    ...opened,
    row: opened.unreadable.length > 0 ? { ...row, unreadable: opened.unreadable } : row,
    fieldRevs: fieldRevsSchema.parse(found.field_revs),
    isDeleted: opened.row.deleted_at !== null,
    isPurged: found.is_purged,
  };
}

type Opened = Pick<StoredSyncRow, "row" | "unreadable"> & Partial<Pick<StoredSyncRow, "isDamaged">>;

async function openFound(
  tx: Reader,
  owner: RowOwner,
  table: SyncedTableName,
  { id, rev, sealed, is_erased, columns }: FoundRow,
): Promise<Opened> {
  if (table === "profiles") {
    const profile = openProfile(owner, sealed, rowColumnsSchema.parse(columns));
    return profile ?? mendRow(tx, owner, table, id);
  }
  if (sealed === null)
    return { row: tombstoneOf(rowColumnsSchema.parse(columns), is_erased), unreadable: [] };
  const row = openRow(owner, { table, id, rev }, sealed);
  return row ? { row, unreadable: unreadableFields(row) } : mendRow(tx, owner, table, id);
}

/**
 * The profile's clear fields and its dates of record stand in columns alone: the account writes them without the key. Null when its sealed
 * form does not open.
 */
function openProfile(owner: RowOwner, sealed: Buffer | null, stored: RowColumns): Opened | null {
  const { blanks, clear: names } = columnsOf("profiles");
  const clear = fieldsOf(stored, names);
  // Nothing was written to it yet.
  if (sealed === null)
    return { row: { ...blanks, ...clear, ...recordOf("profiles", stored) }, unreadable: [] };
  const place = { table: "profiles", id: stored.id, rev: stored.sealed_rev ?? 0 } as const;
  const text = openRowText(owner, place, sealed);
  if (!text) return null;
  const content = contentSchema.parse(JSON.parse(text.toString("utf8")));
  return {
    row: { ...content, ...clear, ...recordOf("profiles", stored) },
    unreadable: unreadableFields(content),
  };
}
const contentSchema = z.record(z.string(), z.json());

/** A row that does not open: its columns, and what its history says was written last. What that does not have is unreadable. */
async function mendRow(tx: Reader, owner: RowOwner, table: SyncedTableName, id: string): Promise<Opened> {
  const { owner: ownerColumn, clear, sealed, blanks } = columnsOf(table);
  const [found] = await tx.rows({
    name: `columns-${table}`,
    text: `select to_jsonb(t) - 'sealed' as columns from ${table} t where t.${ownerColumn} = $1 and t.id = $2`,
    values: [owner.personId, id],
    row: { columns: column.jsonb.orNull },
  });
  const stored = rowColumnsSchema.parse(found?.columns);
  const written = await readFieldsBefore(tx, owner, { table, rowId: id }, Number.MAX_SAFE_INTEGER);
  const known = sealed.filter((field) => Object.hasOwn(written, field));
  const row = {
    ...blanks,
    // The one field that no page can do without.
    ...(table === "moments" ? { occurred_on: stored.created_at.slice(0, 10) } : {}),
    ...Object.fromEntries(known.map((field) => [field, written[field]])),
    ...fieldsOf(stored, clear),
    ...recordOf(table, stored),
  };
  return { row, unreadable: sealed.filter((field) => !known.includes(field)), isDamaged: true };
}

/** The conflicts this op created, including those already resolved. */
export async function readConflictsOf(
  tx: Reader,
  owner: RowOwner,
  rowId: string,
  opId: string,
): Promise<Row[]> {
  const found = await tx.rows({
    name: "conflicts-of-op",
    text: `select ${selection(columnsOf("conflicts"))} from conflicts t
      where t.user_id = $1 and t.row_id = $2 and t.op_id = $3 order by t.rev`,
    values: [owner.personId, rowId, opId],
    row: storedRow,
  });
  const rows = await Promise.all(found.map((each) => openStoredRow(tx, owner, "conflicts", each)));
  return rows.map(({ row }) => row);
}
