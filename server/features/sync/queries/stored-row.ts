import type { Row, SyncedTableName } from "#domain/wire/sync.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";
import { type FieldRevs, fieldRevsSchema } from "../rows/field-revs.ts";
import { openRow, openStoredRow } from "../rows/open-row.ts";
import type { Seals } from "../rows/sealed-cells.ts";
import { columnsOf } from "../rows/synced-columns.ts";
import { rowJson } from "./row-json.ts";

export type StoredSyncRow = {
  /** In its wire form. */
  readonly row: Row;
  readonly fieldRevs: FieldRevs;
  /** Sealed fields that cannot be opened; `row` holds their defaults. */
  readonly unreadable: readonly string[];
  readonly seals: Seals;
  readonly isDeleted: boolean;
  /** Only the tombstone is left. */
  readonly isPurged: boolean;
};

const storedRow = { row: column.json.as<Row>(), field_revs: column.jsonb, is_purged: column.bool };

/** The person's row, living or in the trash; undefined when there is none, or it is another person's. */
export async function readStoredRow(
  tx: Pick<Transaction, "rows">,
  { personId, key }: { readonly personId: string; readonly key: DataKey },
  table: SyncedTableName,
  id: string,
): Promise<StoredSyncRow | undefined> {
  const columns = columnsOf(table);
  const purged = table === "profiles" ? "false" : "t.purged_at is not null";
  const [found] = await tx.rows({
    name: `stored-${table}`,
    text: `select ${rowJson(columns)} as row, t.field_revs, ${purged} as is_purged
      from ${table} t where t.${columns.owner} = $1 and t.id = $2`,
    values: [personId, id],
    row: storedRow,
  });
  if (!found) return undefined;
  return {
    ...openStoredRow(columns, personId, key, found.row),
    fieldRevs: fieldRevsSchema.parse(found.field_revs),
    isDeleted: found.row.deleted_at !== null,
    isPurged: found.is_purged,
  };
}

/** The conflicts this op created, including those already resolved. */
export async function readConflictsOf(
  tx: Pick<Transaction, "rows">,
  { personId, key }: { readonly personId: string; readonly key: DataKey },
  rowId: string,
  opId: string,
): Promise<Row[]> {
  const columns = columnsOf("conflicts");
  const found = await tx.rows({
    name: "conflicts-of-op",
    text: `select ${rowJson(columns)} as row from conflicts t
      where t.user_id = $1 and t.row_id = $2 and t.op_id = $3 order by t.rev`,
    values: [personId, rowId, opId],
    row: { row: column.json.as<Row>() },
  });
  return found.map(({ row }) => openRow(columns, personId, key, row));
}
