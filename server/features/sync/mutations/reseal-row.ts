import type { SyncedTableName } from "#domain/wire/sync.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import type { Services } from "#server/services.ts";
import { readStoredRow } from "../queries/stored-row.ts";
import { sealCells } from "../rows/sealed-cells.ts";
import { columnsOf } from "../rows/synced-columns.ts";
import { lockPerson } from "./person-lock.ts";

/** Seals the cells of a row that was sealed before revs were bound; a cell that cannot be opened stays as it is. */
export async function resealRow(
  { db, keys }: Pick<Services, "db" | "keys">,
  scope: OwnerScope,
  table: SyncedTableName,
  id: string,
): Promise<void> {
  const { personId } = scope;
  await db.transact(scope, async (tx) => {
    await lockPerson(tx, personId);
    const key = await keys.keyFor(tx, personId);
    const stored = await readStoredRow(tx, { personId, key }, table, id);
    if (!stored || stored.isPurged || stored.seals.kind !== "unbound") return;
    const { row, unreadable, seals } = stored;
    const columns = columnsOf(table);
    const readable = columns.sealed.filter((field) => !unreadable.includes(field));
    const fields = Object.fromEntries(readable.map((field) => [field, row[field]]));
    const place = { personId, rowId: id, key };
    const sealed = sealCells(columns, place, fields, row.rev, { fields: row, unreadable, seals });
    const set = sealed.columns.map(([name], at) => `"${name}" = $${at + 3}`);
    if (set.length === 0) return;
    await tx.run({
      text: `update ${table} set ${set.join(", ")} where ${columns.owner} = $1 and id = $2`,
      values: [personId, id, ...sealed.columns.map(([, cell]) => cell)],
    });
  });
}
