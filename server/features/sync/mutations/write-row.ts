import type { FieldValues } from "#domain/merge.ts";
import type { Row } from "#domain/sync.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import type { Transaction } from "#server/db/database.ts";
import type { FieldRevs } from "../field-revs.ts";
import { openRow } from "../open-row.ts";
import { rowJson } from "../queries/row-json.ts";
import { sealField } from "../seal-fields.ts";
import type { SyncedColumns } from "../synced-columns.ts";

export type RowWrite = {
  readonly columns: SyncedColumns;
  readonly personId: string;
  readonly key: DataKey;
  readonly id: string;
  readonly isNew: boolean;
  readonly fields: FieldValues;
  /** Columns the server computes and no device sees. */
  readonly derived: FieldValues;
  readonly rev: number;
  readonly fieldRevs: FieldRevs;
  readonly now: Date;
  readonly deletedAt: string | null;
};

/** Writes the row, whole or in part, and gives it back as it travels. */
export async function writeRow(tx: Transaction, write: RowWrite): Promise<Row> {
  const { columns, personId, id, isNew, now } = write;
  const stored: [string, unknown][] = [
    ...Object.entries(write.fields).map(([field, value]): [string, unknown] => [
      field,
      toColumn(write, field, value),
    ]),
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
  const [written] = await tx.rows<{ row: Row }>({
    text: `${text} returning ${rowJson(columns)} as row`,
    values: isNew ? [...values, now] : values,
  });
  if (!written) throw new Error(`A row of ${columns.table} vanished under its person's lock.`);
  return openRow(columns, personId, write.key, written.row);
}

function toColumn({ columns, personId, key, id }: RowWrite, field: string, value: unknown): unknown {
  switch (columns.kinds.get(field)) {
    case "sealed":
      return sealField(columns, { personId, rowId: id, key }, field, value);
    case "json":
      return value === null ? null : JSON.stringify(value);
    default:
      return value;
  }
}
