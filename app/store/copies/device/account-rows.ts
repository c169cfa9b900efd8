/** What this device holds of an account, as the arrival of another journal is measured by it. */
import type { JournalDatabase, OutboxRow, RefusedRow } from "#app/store/db/journal-database.ts";
import type { UploadRow } from "#app/store/db/upload-row.ts";
import type { AccountRows } from "#domain/copy/arrival.ts";
import type { Row } from "#domain/wire/sync.ts";

export function accountRows(
  rows: AccountRows["rows"],
  outbox: readonly Pick<OutboxRow, "op">[],
  refusedOps: readonly Pick<RefusedRow, "op">[],
  uploads: readonly UploadRow[],
): AccountRows {
  const inState = (...states: readonly UploadRow["state"][]) =>
    uploads.filter(({ state }) => states.includes(state)).map(({ id }) => id);
  return {
    rows,
    sending: new Set([...outbox.map(({ op }) => op.id), ...inState("waiting", "named")]),
    refused: new Set([...refusedOps.map(({ op }) => op.id), ...inState("refused")]),
  };
}

/** From the database itself, for what must not rest on what a screen shows. */
export function readAccountRows(database: JournalDatabase): Promise<AccountRows> {
  const { dexie, outbox, refusedOps, uploads } = database;
  const names = ["relationships", "moments", "media", "conversations", "turns"] as const;
  const tables = names.map((name) => database.rows(name));
  return dexie.transaction("r", [...tables, outbox, refusedOps, uploads], async () => {
    const byId = async (name: (typeof names)[number]): Promise<ReadonlyMap<string, Row>> =>
      new Map((await database.rows(name).toArray()).map((row) => [row.id, row]));
    const rows = {
      relationships: await byId("relationships"),
      moments: await byId("moments"),
      media: await byId("media"),
      conversations: await byId("conversations"),
      turns: await byId("turns"),
    };
    return accountRows(rows, await outbox.toArray(), await refusedOps.toArray(), await uploads.toArray());
  });
}
