/**
 * Applies a page of the server's rows with as few database calls as possible: rows without ops are most of it and are put in bulk, the
 * others one by one. Inside a transaction over `everyTable`.
 */

import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { fillRow } from "#app/store/db/journal-rows.ts";
import type { JournalViews } from "#app/store/db/journal-views.ts";
import type { TableView } from "#app/store/db/table-view.ts";
import { takeRow, wipeErasedAgain } from "#app/store/write/wipe.ts";
import {
  type Change,
  isErased,
  type Row,
  type SyncedTableName,
  syncedTableNames,
} from "#domain/wire/sync.ts";
import { unreadableFields } from "#domain/wire/unreadable-fields.ts";

/** Dexie reports the changed keys only of smaller writes; after a larger one every view would read its whole table. */
const reportedWriteLimit = 49;

/** Rows as they are stored, by table. */
type TakenRows = ReadonlyMap<SyncedTableName, readonly Row[]>;

/**
 * @returns the rows that nothing else in this page can have changed again: the views need not read them. With an erasure in the page or
 *   in the outbox, which removes what hangs on it, none.
 */
export async function takePage(database: JournalDatabase, changes: readonly Change[]): Promise<TakenRows> {
  const special = await keysWithMore(database);
  const plain = new Map<SyncedTableName, Row[]>();
  const others: Change[] = [];
  for (const change of changes) {
    const { table, row } = change;
    if (special.has(keyOf(table, row.id)) || isErased(row) || unreadableFields(row).length > 0) {
      others.push(change);
      continue;
    }
    const rows = plain.get(table) ?? [];
    rows.push(fillRow(table, row));
    plain.set(table, rows);
  }
  const writes = [...plain].flatMap(([table, rows]) =>
    inParts(rows).map((part) => database.rows(table).bulkPut(part)),
  );
  await Promise.all(writes);
  for (const { table, row } of others) await takeRow(database, table, row);
  const hasWiped = special.size > 0 && (await wipeErasedAgain(database));
  return hasWiped || others.some(({ row }) => isErased(row)) ? new Map() : plain;
}

/** Of a table in one page. Fewer are read again and shown at once, like any change that another device makes now and then. */
const manyRows = 20;

/** Passes a page's rows to the views, in the transaction that writes them; an empty map when it failed. */
export function expectRows(views: JournalViews, taken: TakenRows): void {
  for (const table of syncedTableNames) {
    const view: Pick<TableView<Row>, "expect"> = views[table];
    const rows = taken.get(table) ?? [];
    view.expect(rows.length < manyRows ? [] : rows);
  }
}

function inParts(rows: readonly Row[]): Row[][] {
  const parts = Math.ceil(rows.length / reportedWriteLimit);
  return Array.from({ length: parts }, (_, at) =>
    rows.slice(at * reportedWriteLimit, (at + 1) * reportedWriteLimit),
  );
}

/** Keys of rows with an op, a refused op, or a base. */
async function keysWithMore({ outbox, refusedOps, bases }: JournalDatabase): Promise<ReadonlySet<string>> {
  const keys = await Promise.all([
    outbox.orderBy("[op.table+op.id]").uniqueKeys(),
    refusedOps.orderBy("[op.table+op.id]").uniqueKeys(),
    bases.toCollection().primaryKeys(),
  ]);
  return new Set(keys.flat().map((key) => (Array.isArray(key) ? key.join(" ") : "")));
}

const keyOf = (table: SyncedTableName, id: string) => `${table} ${id}`;
