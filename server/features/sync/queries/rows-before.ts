/** How rows were before an instant, from their revisions (migration 0005). */
import { type EarlierRow, earlierTables } from "#domain/journal/earlier-rows.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";
import { readFieldsBefore } from "./revisions.ts";

type FoundBefore = EarlierRow & {
  /** The rev of its first change since. */
  readonly rev: number;
};

/**
 * The rows that were written since an instant, by the server's clock, in the order of their first change; those whose first change is after
 * the rev `after`, at most `limit`. A row whose content is gone for good has no revisions, and is not among them.
 */
export async function readRowsBefore(
  tx: Pick<Transaction, "rows">,
  owner: { readonly personId: string; readonly key: DataKey },
  { since, after, limit }: { readonly since: Date; readonly after: number; readonly limit: number },
): Promise<readonly FoundBefore[]> {
  const changed = await tx.rows({
    name: "rows-changed-since",
    text: `with changed as (
        select table_name, row_id, min(rev) as first from revisions
        where user_id = $1 and made_at >= $2 and table_name = any ($3)
        group by table_name, row_id having min(rev) > $4 order by min(rev) limit $5)
      select c.table_name, c.row_id, c.first,
        array(select distinct f from revisions r, unnest(r.fields) f
          where r.user_id = $1 and r.row_id = c.row_id and r.table_name = c.table_name and r.rev >= c.first) as fields,
        exists (select from revisions r
          where r.user_id = $1 and r.row_id = c.row_id and r.table_name = c.table_name and r.rev < c.first) as is_known,
        (select r.kind from revisions r where r.user_id = $1 and r.rev = c.first) as first_kind,
        coalesce((select r.kind = 'delete' from revisions r
          where r.user_id = $1 and r.row_id = c.row_id and r.table_name = c.table_name and r.rev < c.first
            and r.kind <> 'patch'
          order by r.rev desc limit 1), false) as was_deleted
      from changed c order by c.first`,
    values: [owner.personId, since, [...earlierTables], after, limit],
    row: {
      table_name: column.text.oneOf(earlierTables),
      row_id: column.uuid,
      first: column.int8,
      fields: column.texts,
      is_known: column.bool,
      first_kind: column.text,
      was_deleted: column.bool,
    },
  });
  const found: FoundBefore[] = [];
  for (const line of changed) {
    const { table_name: table, row_id: id, first: rev, is_known: isKnown } = line;
    const known = isKnown ? await readFieldsBefore(tx, owner, { table, rowId: id }, rev) : {};
    const fields = Object.fromEntries(Object.entries(known).filter(([name]) => line.fields.includes(name)));
    // A row that begins with a change lost its beginning: the history of people and photos is kept for half a year.
    const isNew = !isKnown && line.first_kind === "put";
    const unknown = isNew ? [] : line.fields.filter((name) => !Object.hasOwn(fields, name));
    found.push({ table, id, isNew, wasDeleted: line.was_deleted, fields, unknown, rev });
  }
  return found;
}
