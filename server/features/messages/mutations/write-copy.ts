import { v7 as newId } from "uuid";
import type { Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import type { PersonLock } from "#server/features/sync/mutations/person-lock.ts";
import { writeRow } from "#server/features/sync/mutations/write-row.ts";
import {
  type RowOwner,
  readStoredRow,
  type StoredSyncRow,
} from "#server/features/sync/queries/stored-row.ts";
import { withWritten } from "#server/features/sync/rows/field-revs.ts";
import { columnsOf } from "#server/features/sync/rows/synced-columns.ts";
import type { StoredMessage, StoredThread } from "../queries/threads.ts";

/** Who is written to: their lock is held, and nobody else's. */
export type Receiver = {
  readonly owner: RowOwner;
  readonly lock: PersonLock;
  readonly now: Date;
};

/** The device of what the server writes by itself, as in migration 0005. */
const serverDevice = "00000000-0000-7000-8000-000000000001";

type Written = { readonly table: "threads" | "messages"; readonly id: string };

/** Writes fields of a row under its person's next rev; a row that is in the trash stays there. Nothing is written that stands already. */
async function writeCopy(
  tx: Transaction,
  { owner, lock, now }: Receiver,
  { table, id }: Written,
  stored: StoredSyncRow | null,
  fields: Readonly<Record<string, unknown>>,
  deletedAt = stored?.row.deleted_at ?? null,
): Promise<Row> {
  const changed = Object.keys(fields).filter((name) => !stored || stored.row[name] !== fields[name]);
  if (stored && stored.row.deleted_at !== deletedAt) changed.push("deleted_at");
  if (stored && changed.length === 0) return stored.row;
  const rev = lock.next();
  return writeRow(tx, {
    columns: columnsOf(table),
    ...owner,
    id,
    stored,
    fields,
    derived: {},
    rev,
    fieldRevs: stored
      ? withWritten(stored.fieldRevs, changed, rev, serverDevice)
      : { "*": [rev, serverDevice] },
    now,
    deletedAt,
  });
}

/** A thread that somebody else began, or that begins anew after its row went to the trash. @returns its id */
export async function makeThread(
  tx: Transaction,
  receiver: Receiver,
  fields: Pick<StoredThread, "answer" | "peer_name" | "peer_handle">,
): Promise<string> {
  const id = newId();
  await writeCopy(tx, receiver, { table: "threads", id }, null, fields);
  return id;
}

export async function writeThread(
  tx: Transaction,
  receiver: Receiver,
  id: string,
  fieldsOf: (thread: Row) => Partial<StoredThread> | null,
): Promise<void> {
  const stored = await readStoredRow(tx, receiver.owner, "threads", id);
  if (!stored || stored.isPurged) return;
  const fields = fieldsOf(stored.row);
  if (fields) await writeCopy(tx, receiver, { table: "threads", id }, stored, fields);
}

/** Into the trash, as if its person had deleted it. */
export async function removeThread(tx: Transaction, receiver: Receiver, id: string): Promise<void> {
  const stored = await readStoredRow(tx, receiver.owner, "threads", id);
  if (!stored || stored.isPurged) return;
  await writeCopy(tx, receiver, { table: "threads", id }, stored, {}, receiver.now.toISOString());
}

export async function writeMessage(
  tx: Transaction,
  receiver: Receiver,
  id: string,
  stored: StoredSyncRow | null,
  fields: Partial<StoredMessage>,
): Promise<void> {
  await writeCopy(tx, receiver, { table: "messages", id }, stored, fields);
}
