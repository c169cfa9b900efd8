/** Synced rows as the server holds them: opened, and sealed with other fields, for what no request can bring about. */
import type { Row, SyncedTableName } from "#domain/wire/sync.ts";
import type { PersonId } from "#domain/wire/wire.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { readStoredRow } from "#server/features/sync/queries/stored-row.ts";
import { sealWhole } from "#server/features/sync/rows/row-seal.ts";
import { columnsOf } from "#server/features/sync/rows/synced-columns.ts";
import type { TestServer } from "./test-server.ts";

type RowRef = { readonly personId: string; readonly table: SyncedTableName; readonly id: string };

/** @throws Error when there is none */
export async function openStored(
  server: Pick<TestServer, "services">,
  { personId, table, id }: RowRef,
): Promise<Row> {
  const { db, keys } = server.services;
  const stored = await db.transact(mintOwnerScope(personId as PersonId), async (tx) =>
    readStoredRow(tx, { personId, key: await keys.keyFor(tx, personId) }, table, id),
  );
  if (!stored) throw new Error(`no row of ${table}`);
  return stored.row;
}

/** Puts fields into the sealed row, without a new rev and without any rule. */
export async function sealOutside(
  server: TestServer,
  place: RowRef,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { db, keys } = server.services;
  const { personId, table, id } = place;
  const row = await openStored(server, place);
  const key = await db.transact(mintOwnerScope(personId as PersonId), (tx) => keys.keyFor(tx, personId));
  const sealed = sealWhole({ personId, key }, columnsOf(table), { ...row, ...fields });
  await server.database.outside(`update ${table} set sealed = $2 where id = $1`, [id, sealed]);
}
