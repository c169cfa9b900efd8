/** Rows of one table that a question finds: by its clear columns in the database, and relationships by their opened rows. */
import type { Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { filterRelationships } from "#server/features/relationships/relationship-filter.ts";
import { type RowOwner, readStoredRow, readStoredRows } from "#server/features/sync/queries/stored-row.ts";
import { damageNotes } from "#server/features/sync/rows/log-damage.ts";
import { filterSql, orderSql } from "#server/http/rows/filter-sql.ts";
import type { RowsQuestion } from "#server/http/rows/rows-question.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import type { ApiTable, ApiTableName } from "../table-api.ts";

type Reader = Pick<Transaction, "rows">;
type Found = { readonly rows: readonly Row[]; readonly total: number };
/** To be called in a transaction of the owner's. */
export type Finder = (tx: Reader, owner: RowOwner) => Promise<Found>;

/** Bytes of sealed rows that one answer may open. */
const bytesAtMost = 16 * 1024 * 1024;

/** @throws AppError `validation` when a condition or an order cannot be parsed; the finder: `too_large` */
export function finderOf({ log }: Pick<Services, "log">, api: ApiTable, question: RowsQuestion): Finder {
  const find = api.table === "relationships" ? findOpened(question) : findByClear(api, question);
  return async (tx, owner) => {
    const { stored, total } = await find(tx, owner);
    const note = damageNotes(log);
    for (const { row, isDamaged } of stored) if (isDamaged) note(api.table, row.id);
    return { rows: stored.map(({ row }) => row), total };
  };
}

type Stored = Awaited<ReturnType<typeof readStoredRows>>;
type StoredFinder = (
  tx: Reader,
  owner: RowOwner,
) => Promise<{ readonly stored: Stored; readonly total: number }>;

/** Every one is opened, since nothing of it is in clear. */
function findOpened(question: RowsQuestion): StoredFinder {
  const { holds, order } = filterRelationships(question);
  const { offset, limit } = question.asked.page;
  return async (tx, owner) => {
    const all = await readStoredRows(tx, owner, "relationships", { where: "true", values: [] });
    const found = all.filter(({ row }) => holds(row)).toSorted((one, other) => order(one.row, other.row));
    return { stored: found.slice(offset, offset + limit), total: found.length };
  };
}

/** Ids first, with the size of their rows: what is sorted stays small, and only the rows of the page are read. */
function findByClear(
  { table, clear, hidden }: ApiTable,
  { requested, order, asked }: RowsQuestion,
): StoredFinder {
  const filter = filterSql(clear, requested, 2);
  const shown = requested.deleted_at === undefined ? `t.deleted_at is null and not ${hidden}` : "true";
  const from = `from ${table} t where t.user_id = $1 and t.purged_at is null and ${shown} and ${filter.text}`;
  const { limit, offset, isRange } = asked.page;
  const isCounted = asked.isCounted || isRange || asked.one !== undefined;
  const sorted = orderSql(clear, order ?? "created_at.desc");
  const first = filter.values.length + 2;
  return async (tx, owner) => {
    const values = [owner.personId, ...filter.values];
    const found = await tx.rows({
      text: `select t.id, coalesce(octet_length(t.sealed), 0) as size
        ${from} order by ${sorted} limit $${first} offset $${first + 1}`,
      values: [...values, limit, offset],
      row: { id: column.uuid, size: column.int4 },
    });
    if (found.reduce((sum, { size }) => sum + size, 0) > bytesAtMost)
      throw new AppError("too_large", {
        message: "These rows are too much for one answer",
        hint: "Ask for fewer of them with limit, and for the next ones with offset.",
      });
    const ids = found.map(({ id }) => id);
    const rows = await readStoredRows(tx, owner, table, { where: "t.id = any ($2)", values: [ids] });
    const byId = new Map(rows.map((each) => [each.row.id, each]));
    const stored = ids.flatMap((id) => byId.get(id) ?? []);
    if (!isCounted) return { stored, total: offset + stored.length };
    const [counted] = await tx.rows({
      text: `select count(*)::int as total ${from}`,
      values,
      row: { total: column.int4 },
    });
    return { stored, total: counted?.total ?? 0 };
  };
}

/** One row that is not in the trash. */
export const findLiving =
  (table: ApiTableName, id: string): Finder =>
  async (tx, owner) => {
    const stored = await readStoredRow(tx, owner, table, id);
    const rows = !stored || stored.isDeleted ? [] : [stored.row];
    return { rows, total: rows.length };
  };

/** Living or in the trash; undefined when there is none, when it is another person's, or when only a tombstone is left. */
export async function findRow(
  { db, keys }: Pick<Services, "db" | "keys">,
  scope: OwnerScope,
  table: ApiTableName,
  id: string,
): Promise<Row | undefined> {
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    const stored = await readStoredRow(tx, { personId, key: await keys.keyFor(tx, personId) }, table, id);
    return stored?.isPurged ? undefined : stored?.row;
  });
}
