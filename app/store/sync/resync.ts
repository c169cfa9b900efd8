/**
 * Resync without data loss (docs/sync.md, device rule 12). The server's rows are applied as always; rows that only this device has, or has
 * in a version that the server lost, are orphaned rows: noted until everything was pulled, and then offered to be sent again. Each
 * function runs inside a transaction over all tables.
 */

import type { JournalDatabase, OrphanedRow } from "#app/store/db/journal-database.ts";
import { type Incarnation, sharedRev } from "#domain/sync/incarnation.ts";
import { syncedTables } from "#domain/sync/synced-tables.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import { type Change, isErased, syncedTableNames } from "#domain/wire/sync.ts";
import { readIncarnations } from "./incarnations.ts";

/** `lineage`: the incarnations of the server's database. Every row that came from a server is checked again. */
export async function beginResync(database: JournalDatabase, lineage: readonly Incarnation[]): Promise<void> {
  const shared = sharedRev(lineage, await readIncarnations(database));
  // Noted by an earlier resync and still undecided, or the resync starts over: what was noted then stays.
  await database.orphanedRows.toCollection().modify((orphaned) => {
    Object.assign(orphaned, { server: null });
  });
  const noted = new Set(await database.orphanedRows.toCollection().primaryKeys());
  const bases = new Map((await database.bases.toArray()).map((base) => [base.id, base.row]));
  for (const table of syncedTableNames) {
    const rows = await database.rows(table).toArray();
    const known = rows.map((row) => bases.get(row.id) ?? row);
    const orphanedRows = known.map((row) => ({
      table,
      id: row.id,
      held: row.rev > shared ? row : null,
      server: null,
      isOnlyHere: false,
      sharedRev: shared,
    }));
    await database.orphanedRows.bulkPut(
      orphanedRows.filter(({ id }, at) => !noted.has(id) && (known[at]?.rev ?? 0) > 0),
    );
  }
  // A rev beyond the shared history says nothing about what the writer saw.
  await database.outbox.toCollection().modify((queued) => {
    Object.assign(queued.op, { baseRev: Math.min(queued.op.baseRev, shared) });
  });
  await database.refusedOps.toCollection().modify((refused) => {
    Object.assign(refused.op, { baseRev: Math.min(refused.op.baseRev, shared) });
  });
  await database.meta.put({ key: "lives", value: [] });
}

/** Called with each page; after the last one it is known which rows the server lost. False when no resync is going on. */
export async function updateOrphanedRows(
  database: JournalDatabase,
  changes: readonly Change[],
  isLast: boolean,
): Promise<boolean> {
  const { orphanedRows } = database;
  if ((await orphanedRows.count()) === 0) return false;
  for (const { row } of changes) {
    const orphaned = await orphanedRows.get(row.id);
    if (!orphaned) continue;
    const next = { ...orphaned, server: row };
    if (isErased(row) || (orphaned.held === null && !orphaned.isOnlyHere)) await orphanedRows.delete(row.id);
    else if (orphaned.isOnlyHere && !isLostBy(next)) await orphanedRows.delete(row.id);
    else await orphanedRows.put(next);
  }
  if (isLast) await settleOrphanedRows(database);
  return true;
}

async function settleOrphanedRows(database: JournalDatabase): Promise<void> {
  const { orphanedRows } = database;
  for (const orphaned of await orphanedRows.toArray()) {
    if (orphaned.isOnlyHere) continue;
    const { table, id } = orphaned;
    const row = (await database.bases.get([table, id]))?.row ?? (await database.rows(table).get(id));
    // Rows in the trash, and rows that cannot be written again, stay here unchanged and are not offered.
    const isOffered = row && row.deleted_at === null && table !== "conflicts" && table !== "profiles";
    if (orphaned.server ? isLostBy(orphaned) : isOffered) {
      await orphanedRows.put({ ...orphaned, held: orphaned.held ?? row ?? null, isOnlyHere: true });
    } else await orphanedRows.delete(id);
    if (!orphaned.server) await makeOwn(database, orphaned);
  }
}

/** No server has it any more: this device treats it as written here and not sent yet. */
async function makeOwn(database: JournalDatabase, { table, id }: OrphanedRow): Promise<void> {
  await database.rows(table).update(id, { rev: 0 });
  const base = await database.bases.get([table, id]);
  if (base) await database.bases.put({ ...base, row: { ...base.row, rev: 0 } });
}

/** The fields in which the server's row differs from the version last pulled; for a row that both have. */
export function lostFields({ table, held, server }: OrphanedRow): readonly string[] {
  if (!held || !server) return [];
  const fields = Object.keys(syncedTables[table].fields.shape);
  return fields.filter((field) => Object.hasOwn(held, field) && !isSameValue(held[field], server[field]));
}

function isLostBy(orphaned: OrphanedRow): boolean {
  const { held, server } = orphaned;
  if (!held || !server) return false;
  return lostFields(orphaned).length > 0 || (held.deleted_at === null) !== (server.deleted_at === null);
}
