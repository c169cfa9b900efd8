/** Brings back what a state of the backup holds, by ordinary edits in one transaction; what was written of which row is kept for the undo. */
import { type WrittenRow, writeNoted } from "#app/store/copies/write-entry.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { jsonFields } from "#app/store/db/journal-rows.ts";
import { type StorageFull, unlessFull } from "#app/store/db/storage-space.ts";
import { type Decide, decideCreate, decidePatch, writingTables } from "#app/store/write/commit-row.ts";
import type { Backup } from "#domain/backup/backup.ts";
import { type BackupEntry, type ComparedBackup, compareBackup } from "#domain/backup/compare-backup.ts";
import { checkFields } from "#domain/sync/synced-tables.ts";
import { type RestoreRecord, restoreKey } from "./restore-record.ts";

export type RestoreChoice = {
  /** Where both differ: what is here stays, or the state's is taken. */
  readonly onDifference: "keep" | "take";
  readonly withChoices: boolean;
};

type Restored =
  | { readonly ok: true; readonly record: RestoreRecord }
  | { readonly ok: false; readonly reason: "invalid" | "nothing" }
  | StorageFull;

/** The state beside the journal as it is now, tombstones included. */
export async function compareWithHere(
  { database, personId }: Journal,
  backup: Backup,
): Promise<ComparedBackup> {
  const [conversations, turns, relationships, profiles] = [
    database.table("conversations"),
    database.table("turns"),
    database.table("relationships"),
    database.table("profiles"),
  ];
  return database.dexie.transaction("r", [conversations, turns, relationships, profiles], async () => {
    const people = await relationships.filter(({ deleted_at }) => deleted_at === null).primaryKeys();
    return compareBackup(backup, {
      conversations: new Map((await conversations.toArray()).map((row) => [row.id, row])),
      turns: new Map((await turns.toArray()).map((row) => [row.id, row])),
      profile: (await profiles.get(personId)) ?? null,
      relationships: new Set(people),
    });
  });
}

/** Decided by the rows as they are now: what changed since the preview is compared anew. */
export async function restoreBackup(
  journal: Journal,
  backup: Backup,
  { onDifference, withChoices }: RestoreChoice,
): Promise<Restored> {
  const { database, personId } = journal;
  const restoreId = journal.newId();
  const compared = await compareWithHere(journal, backup);
  const entries = compared.conversations.flatMap(({ missing, changed }) =>
    onDifference === "take" ? [...missing, ...changed] : missing,
  );
  const choices = withChoices ? compared.choices : [];
  if (entries.length === 0 && choices.length === 0) return { ok: false, reason: "nothing" };
  const tables = (["conversations", "turns", "profiles"] as const).map((name) => database.rows(name));
  const all = [...tables, ...writingTables(database), database.imported, database.meta];
  try {
    return await unlessFull(async () => {
      const record = await database.dexie.transaction("rw", all, async () => {
        const talks = new Set<string>();
        for (const entry of entries) {
          await writeStrictly(journal, restoreId, entry, decideEntry(journal, entry));
          talks.add(entry.table === "turns" ? String(entry.fields.conversation_id) : entry.id);
        }
        if (choices.length > 0) {
          const patch = Object.fromEntries(choices.map(({ field, value }) => [field, value]));
          const own = { table: "profiles", id: personId } as const;
          await writeStrictly(journal, restoreId, own, decidePatch(journal, "profiles", patch));
        }
        const kept: RestoreRecord = {
          restoreId,
          at: journal.now().toISOString(),
          of: backup.timestamp,
          conversations: talks.size,
          choices: choices.length,
          written: await database.imported.where("importId").equals(restoreId).count(),
          undone: null,
        };
        await database.meta.put({ key: restoreKey(restoreId), value: kept });
        return kept;
      });
      const { conversations, turns, profiles, meta } = journal.views;
      await Promise.all([conversations, turns, profiles, meta].map((view) => view.settled()));
      return { ok: true, record } as const;
    });
  } catch (error) {
    if (isRefused(error)) return { ok: false, reason: "invalid" };
    throw error;
  }
}

function decideEntry(journal: Journal, { table, id, fields }: BackupEntry): Decide {
  const create = decideCreate(journal, table, id, fields);
  const patch = decidePatch(journal, table, fields);
  return (row, at) => {
    if (row === undefined) return create(row, at);
    if (row.deleted_at === null) return patch(row, at);
    const checked = checkFields(table, "put", fields);
    if (!checked.ok) return { reason: "invalid", issues: checked.issues };
    const values = jsonFields(checked.fields);
    return { row, op: { kind: "put", fields: values, before: values, at, seenRev: row.rev } };
  };
}

const refused = "A row of a backup was refused.";

/** Thrown inside the transaction, so that nothing of it stays. */
async function writeStrictly(journal: Journal, id: string, row: WrittenRow, decide: Decide): Promise<void> {
  const written = await writeNoted(journal, id, row, decide);
  if (!written.ok) throw new Error(refused);
}

/** Dexie may wrap what was thrown inside a transaction. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message.includes(refused)) return true;
  return "inner" in error && error.inner !== error && isRefused(error.inner);
}
