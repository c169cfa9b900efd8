import type { Incarnation } from "#domain/sync/incarnation.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";

/** Every incarnation of the database under which this person's counter moved, the present one last (migration 0005). */
export async function readLineage(
  tx: Pick<Transaction, "rows">,
  personId: string,
): Promise<readonly Incarnation[]> {
  return tx.rows({
    name: "lineage",
    text: `select incarnation, last_rev as rev, ended_at from sync_lineage where user_id = $1
      union all select incarnation, rev, null from sync_state where user_id = $1 and incarnation is not null
      order by ended_at nulls last`,
    values: [personId],
    row: { incarnation: column.uuid, rev: column.int8 },
  });
}
