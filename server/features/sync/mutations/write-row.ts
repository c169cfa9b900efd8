import type { FieldValues } from "#domain/sync/merge.ts";
import type { Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import type { StoredSyncRow } from "../queries/stored-row.ts";
import type { FieldRevs } from "../rows/field-revs.ts";
import { type RowKeys, sealWhole } from "../rows/row-seal.ts";
import type { SyncedColumns } from "../rows/synced-columns.ts";

type RowWrite = RowKeys & {
  readonly columns: SyncedColumns;
  readonly personId: string;
  readonly id: string;
  /** The row as it was read under the person's lock; null for a new one. */
  readonly stored: StoredSyncRow | null;
  readonly fields: FieldValues;
  /** Columns that the server computes and no device sees. */
  readonly derived: FieldValues;
  readonly rev: number;
  readonly fieldRevs: FieldRevs;
  readonly now: Date;
  readonly deletedAt: string | null;
};

/** Writes the row, its sealed form and its clear columns in one statement, and returns it in its wire form. */
export async function writeRow(tx: Transaction, write: RowWrite): Promise<Row> {
  const { columns, personId, id, stored, now, rev } = write;
  if (stored?.isDamaged) await keepDamagedRow(tx, write);
  const row = rowAfter(write);
  const cells: [string, unknown][] = [
    ["sealed", sealWhole(write, columns, row)],
    ...(columns.table === "profiles" ? [["sealed_rev", rev] as [string, unknown]] : []),
    ...columns.clear
      .filter((name) => isWritten(write, name))
      .map((name): [string, unknown] => [name, row[name]]),
    ...Object.entries(write.derived),
    ["rev", rev],
    ["field_revs", JSON.stringify(write.fieldRevs)],
    ["updated_at", now],
    ["deleted_at", write.deletedAt],
    ...(columns.table === "profiles" ? [] : [["purged_at", null] as [string, unknown]]),
  ];
  const names = cells.map(([name]) => `"${name}"`);
  const marks = cells.map((_, index) => `$${index + 3}`);
  const values = [personId, id, ...cells.map(([, value]) => value)];
  const touched = await tx.run({
    text: stored
      ? `update ${columns.table} set ${names.map((name, index) => `${name} = ${marks[index]}`).join(", ")}
         where ${columns.owner} = $1 and id = $2`
      : `insert into ${columns.table} (user_id, id, created_at, ${names.join(", ")})
         values ($1, $2, $${values.length + 1}, ${marks.join(", ")})`,
    values: stored ? values : [...values, now],
  });
  if (touched === 0) throw new Error(`A row of ${columns.table} vanished under its person's lock.`);
  return row;
}

/** The whole row as this write leaves it. */
function rowAfter({ columns, personId, id, stored, fields, rev, now, deletedAt }: RowWrite): Row {
  const before = stored && !stored.isPurged ? stored.row : {};
  const unreadable = (stored?.unreadable ?? []).filter((field) => !Object.hasOwn(fields, field));
  const { unreadable: _, ...row }: Row = {
    ...columns.blanks,
    ...before,
    ...fields,
    id,
    ...(columns.table === "profiles" ? {} : { user_id: personId }),
    rev,
    created_at: stored?.row.created_at ?? now.toISOString(),
    updated_at: now.toISOString(),
    deleted_at: deletedAt,
  };
  return unreadable.length > 0 ? { ...row, unreadable } : row;
}

/** Of a new row, or one that only a tombstone was left of, every clear column; else those whose field is written. */
function isWritten({ columns, stored, fields }: RowWrite, name: string): boolean {
  const isWhole = (!stored || stored.isPurged) && columns.table !== "profiles";
  return isWhole || Object.hasOwn(fields, name);
}

/** A sealed row that could not be opened is copied aside before a write replaces it. */
async function keepDamagedRow(
  tx: Transaction,
  { columns, personId, id, stored, now }: RowWrite,
): Promise<void> {
  await tx.run({
    text: `insert into damaged_cells (user_id, table_name, row_id, fields, cells, kept_at)
      select $1, '${columns.table}', t.id, $3, jsonb_build_object('sealed', encode(t.sealed, 'base64')), $4
      from ${columns.table} t where t.${columns.owner} = $1 and t.id = $2`,
    values: [personId, id, stored?.unreadable ?? [], now],
  });
}
