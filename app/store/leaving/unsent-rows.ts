/** What of a journal only this device has: read from the database itself, whoever has it open. */

import type {
  BaseRow,
  DraftRow,
  JournalDatabase,
  OutboxRow,
  RefusedRow,
} from "#app/store/db/journal-database.ts";
import type { ConflictRow } from "#app/store/db/journal-rows.ts";
import type { FileRow, UploadRow } from "#app/store/db/upload-row.ts";
import type { Row, SyncedTableName } from "#domain/wire/sync.ts";

export type UnsentRows = {
  /** Leaves by itself. */
  readonly ops: readonly OutboxRow[];
  /** Refused by the server: to be decided, or kept on this device on purpose. */
  readonly refused: readonly RefusedRow[];
  readonly uploads: readonly UploadRow[];
  /** Begun and not saved. */
  readonly drafts: readonly DraftRow[];
  /** Two versions, and no choice yet. The server has both, but for those that this device alone has found. */
  readonly conflicts: readonly ConflictRow[];
};

/** Kept beside the drafts, and no draft: the server's last answer about the subscription. */
const remembered: ReadonlySet<string> = new Set(["subscription"]);

const isDraft = ({ key }: DraftRow) => !remembered.has(key);
/** Not one whose row is in the outbox already: that is counted there. */
export const isUnsentUpload = ({ state }: UploadRow) => state === "waiting" || state === "refused";
const isOpenConflict = ({ deleted_at }: ConflictRow) => deleted_at === null;

export async function readUnsent(database: JournalDatabase): Promise<UnsentRows> {
  const [ops, refused, uploads, drafts, conflicts] = await Promise.all([
    database.outbox.toArray(),
    database.rejectedOps.toArray(),
    database.uploads.filter(isUnsentUpload).toArray(),
    database.drafts.filter(isDraft).toArray(),
    database.table("conflicts").filter(isOpenConflict).toArray(),
  ]);
  return { ops, refused, uploads, drafts, conflicts };
}

/** Would be lost with the database: a choice between two versions that the server holds is not. */
export function isOnlyHere({ ops, refused, uploads, drafts, conflicts }: UnsentRows): boolean {
  const own = conflicts.filter(({ rev }) => rev === 0);
  return ops.length + refused.length + uploads.length + drafts.length + own.length > 0;
}

export function isNothing(rows: UnsentRows): boolean {
  return !isOnlyHere(rows) && rows.conflicts.length === 0;
}

/** The rows that these ops and choices speak of, as this device shows them, and what the server last said of them. */
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

/** What was chosen, and what stands for it; the bytes are read one file at a time, by whoever needs them. */
export async function filesOf(
  database: JournalDatabase,
  uploads: readonly UploadRow[],
): Promise<readonly [string, FileRow["name"]][]> {
  const ids = new Set(uploads.map(({ id }) => id));
  const keys = await database.files.toCollection().primaryKeys();
  return keys.flatMap(([id, name]) =>
    ids.has(id) ? [[id, fileName(name)] as [string, FileRow["name"]]] : [],
  );
}

const fileName = (name: string): FileRow["name"] =>
  name === "preview" || name === "poster" || name === "small" || name === "large" || name === "video"
    ? name
    : "original";
