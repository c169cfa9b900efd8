/** Data of a journal that only this device has, read from the database itself. */

import type {
  BaseRow,
  DraftRow,
  JournalDatabase,
  OutboxRow,
  RefusedRow,
} from "#app/store/db/journal-database.ts";
import type { ConflictRow } from "#app/store/db/journal-rows.ts";
import type { UploadRow } from "#app/store/db/upload-row.ts";
import type { Row, SyncedTableName } from "#domain/wire/sync.ts";

export type UnsentRows = {
  /** Sent without the person's help. */
  readonly ops: readonly OutboxRow[];
  /** Refused by the server: undecided, or kept on this device on purpose. */
  readonly refused: readonly RefusedRow[];
  readonly uploads: readonly UploadRow[];
  /** Started and not saved. */
  readonly drafts: readonly DraftRow[];
  /** Unresolved conflicts. The server has both versions, except in conflicts that this device found itself. */
  readonly conflicts: readonly ConflictRow[];
};

/** Stored beside the drafts but no draft: the last response about the subscription. */
const notDrafts: ReadonlySet<string> = new Set(["subscription"]);

const isDraft = ({ key }: DraftRow) => !notDrafts.has(key);
/** Without those whose row is in the outbox: they are counted there. */
export const isUnsentUpload = ({ state }: UploadRow) => state === "waiting" || state === "refused";
const isOpenConflict = ({ deleted_at }: ConflictRow) => deleted_at === null;

export async function readUnsent(database: JournalDatabase): Promise<UnsentRows> {
  const [ops, refused, uploads, drafts, conflicts] = await Promise.all([
    database.outbox.toArray(),
    database.refusedOps.toArray(),
    database.uploads.filter(isUnsentUpload).toArray(),
    database.drafts.filter(isDraft).toArray(),
    database.table("conflicts").filter(isOpenConflict).toArray(),
  ]);
  return { ops, refused, uploads, drafts, conflicts };
}

/** True when deleting the database would lose data: a conflict whose versions are on the server is none. */
export function isOnlyHere({ ops, refused, uploads, drafts, conflicts }: UnsentRows): boolean {
  const own = conflicts.filter(({ rev }) => rev === 0);
  return ops.length + refused.length + uploads.length + drafts.length + own.length > 0;
}

export function isNothing(rows: UnsentRows): boolean {
  return !isOnlyHere(rows) && rows.conflicts.length === 0;
}

/** The rows that these ops and conflicts refer to, as shown on this device, and the server's last version of them. */
export type Surroundings = {
  readonly rows: readonly { readonly table: SyncedTableName; readonly row: Row }[];
  readonly bases: readonly BaseRow[];
};

export async function readSurroundings(
  database: JournalDatabase,
  { ops, refused, conflicts }: UnsentRows,
): Promise<Surroundings> {
  const places = [
    ...[...ops, ...refused].map(({ op }) => ({ table: op.table, id: op.id })),
    ...conflicts.map(({ table, row_id }) => ({ table, id: row_id })),
  ];
  const unique = [...new Map(places.map((place) => [`${place.table} ${place.id}`, place])).values()];
  const found = await Promise.all(
    unique.map(async ({ table, id }) => ({ table, row: await database.rows(table).get(id) })),
  );
  const bases = await database.bases.bulkGet(
    unique.map(({ table, id }): [SyncedTableName, string] => [table, id]),
  );
  return {
    rows: found.flatMap(({ table, row }) => (row ? [{ table, row }] : [])),
    bases: bases.filter((base) => base !== undefined),
  };
}
