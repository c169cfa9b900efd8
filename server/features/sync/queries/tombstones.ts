/** What is left of purged rows (docs/sync.md, "On the server"): few pages of the pull have any, so they are read apart from their page. */
import type { Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";
import { rowColumnsSchema, tombstoneOf } from "../rows/row-columns.ts";

const tables = [
  "relationships",
  "moments",
  "media",
  "conflicts",
  "conversations",
  "turns",
  "threads",
  "messages",
] as const;

const columns = `t.id, t.rev, t.created_at, t.updated_at, t.deleted_at`;
const text = tables
  .map(
    (table) => `select to_jsonb(found) as columns, exists (
        select from erasures e where e.user_id = $1 and e.row_id = found.id) as is_erased
      from (select ${columns} from ${table} t
        where t.user_id = $1 and t.id = any ($2) and t.purged_at is not null) found`,
  )
  .join(" union all ");

/** Those of the person's rows among `ids` that are purged, in their wire form. */
export async function readTombstones(
  tx: Pick<Transaction, "rows">,
  personId: string,
  ids: readonly string[],
): Promise<Row[]> {
  const found = await tx.rows({
    name: "tombstones",
    text,
    values: [personId, ids],
    row: { columns: column.jsonb, is_erased: column.bool },
  });
  return found.map((row) => tombstoneOf(rowColumnsSchema.parse(row.columns), row.is_erased));
}
