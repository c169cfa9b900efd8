import type { FieldValues } from "#domain/sync/merge.ts";
import type { Row } from "#domain/wire/sync.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";
import { rowJson } from "../queries/row-json.ts";
import type { FieldRevs } from "../rows/field-revs.ts";
import { openRow } from "../rows/open-row.ts";
import { type StoredCells, sealCells } from "../rows/sealed-cells.ts";
import type { SyncedColumns } from "../rows/synced-columns.ts";

type RowWrite = {
  readonly columns: SyncedColumns;
  readonly personId: string;
  readonly key: DataKey;
  readonly id: string;
  readonly isNew: boolean;
  /** The sealed cells of the stored row; null for a new one. */
  readonly cells: StoredCells | null;
  readonly fields: FieldValues;
  /** Columns that the server computes and no device sees. */
  readonly derived: FieldValues;
  readonly rev: number;
  readonly fieldRevs: FieldRevs;
  readonly now: Date;
  readonly deletedAt: string | null;
};

/** Writes the row, whole or in part, and returns it in its wire form. */
export async function writeRow(tx: Transaction, write: RowWrite): Promise<Row> {
  const { columns, personId, id, isNew, now } = write;
  const place = { personId, rowId: id, key: write.key };
  const sealed = sealCells(columns, place, write.fields, write.rev, write.cells);
  if (sealed.displaces) await keepDamagedCells(tx, write);
  const stored: [string, unknown][] = [
    ...Object.entries(write.fields).flatMap(([field, value]): [string, unknown][] =>
      columns.sealed.includes(field) ? [] : [[field, toColumn(columns, field, value)]],
    ),
    ...sealed.columns.map(([name, cell]): [string, unknown] => [name, cell]),
    ...Object.entries(write.derived),
    ["rev", write.rev],
    ["field_revs", JSON.stringify(write.fieldRevs)],
    ["updated_at", now],
    ["deleted_at", write.deletedAt],
    ...(columns.table === "profiles" ? [] : [["purged_at", null] as [string, unknown]]),
  ];
  const names = stored.map(([name]) => `"${name}"`);
  const marks = stored.map((_, index) => `$${index + 3}`);
  const values = [personId, id, ...stored.map(([, value]) => value)];
  const text = isNew
    ? `insert into ${columns.table} as t (user_id, id, created_at, ${names.join(", ")})
       values ($1, $2, $${values.length + 1}, ${marks.join(", ")})`
    : `update ${columns.table} as t set ${names.map((name, index) => `${name} = ${marks[index]}`).join(", ")}
       where t.${columns.owner} = $1 and t.id = $2`;
  const [written] = await tx.rows({
    text: `${text} returning ${rowJson(columns)} as row`,
    values: isNew ? [...values, now] : values,
    row: { row: column.json.as<Row>() },
  });
  if (!written) throw new Error(`A row of ${columns.table} vanished under its person's lock.`);
  return openRow(columns, personId, write.key, written.row);
}

function toColumn(columns: SyncedColumns, field: string, value: unknown): unknown {
  return columns.kinds.get(field) === "json" && value !== null ? JSON.stringify(value) : value;
}

/** Bytes that could not be opened are copied aside before a write replaces them (migration 0086). */
async function keepDamagedCells(
  tx: Transaction,
  { columns, personId, id, cells, now }: RowWrite,
): Promise<void> {
  const all = [...columns.sealed, "seals"].map((field) => `'${field}', encode(t."${field}", 'base64')`);
  await tx.run({
    text: `insert into damaged_cells (user_id, table_name, row_id, fields, cells, kept_at)
      select $1, '${columns.table}', t.id, $3, jsonb_build_object(${all.join(", ")}), $4
      from ${columns.table} t where t.${columns.owner} = $1 and t.id = $2`,
    values: [personId, id, cells?.unreadable ?? [], now],
  });
}
