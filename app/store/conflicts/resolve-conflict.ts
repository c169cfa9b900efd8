/**
 * Ends a conflict: what the person chose is written and the conflict leaves, in one transaction or not at all
 * (docs/sync.md, device rule 13). Asked for through conflicts.ts, so that the schemas come with the first choice.
 */

import type { Journal } from "#app/store/db/journal.ts";
import type { ConflictRow, FieldValues } from "#app/store/db/journal-rows.ts";
import { isStorageFull } from "#app/store/db/storage-room.ts";
import {
  commitInside,
  type Decide,
  decideDelete,
  decidePatch,
  decideRestore,
  writingTables,
} from "#app/store/write/commit-row.ts";
import { type SyncedTable, syncedTables } from "#domain/sync/synced-tables.ts";
import type { ConflictChoice, Resolved } from "./conflicts.ts";

/** `ids`: the conflicts of one conflict. A choice that the rules refuse changes nothing. */
export async function resolveConflict(
  journal: Journal,
  ids: readonly string[],
  choice: ConflictChoice,
): Promise<Resolved> {
  const { database, views } = journal;
  const conflicts = database.table("conflicts");
  const [first] = (await conflicts.bulkGet([...ids])).filter((row) => row !== undefined);
  if (!first) return { ok: false, reason: "not_found" };
  try {
    const resolved = await database.dexie.transaction(
      "rw",
      [database.rows(first.table), conflicts, ...writingTables(database)],
      async (): Promise<Resolved> => {
        const open = (await conflicts.bulkGet([...ids])).filter((row) => row?.deleted_at === null);
        const waiting = open.filter((row) => row !== undefined);
        for (const [rowId, ofRow] of Map.groupBy(waiting, ({ row_id }) => row_id)) {
          if (isLet(choice) && !(await database.rows(first.table).get(rowId))) continue;
          for (const decide of decisions(journal, ofRow, choice)) {
            const written = await commitInside(journal, first.table, rowId, decide);
            if (!written.ok) throw new Refused(written);
          }
        }
        for (const { id } of waiting) {
          const settled = await commitInside(journal, "conflicts", id, decideDelete);
          if (!settled.ok) throw new Refused(settled);
        }
        return { ok: true };
      },
    );
    await Promise.all([views[first.table].settled(), views.conflicts.settled()]);
    return resolved;
  } catch (error) {
    if (error instanceof Refused) return error.why;
    if (isStorageFull(error)) return { ok: false, reason: "storage_full" };
    throw error;
  }
}

/** Thrown inside the transaction, so that it undoes what was written before. */
class Refused extends Error {
  readonly why: Extract<Resolved, { ok: false }>;

  constructor(why: Extract<Resolved, { ok: false }>) {
    super("A choice was refused.");
    this.why = why;
  }
}

/** Whether nothing is asked of the row: it may be gone. */
function isLet(choice: ConflictChoice): boolean {
  return choice === "theirs" || choice === "leave in the trash";
}

/** What is to be written, in order. */
function decisions(
  journal: Journal,
  conflicts: readonly ConflictRow[],
  choice: ConflictChoice,
): readonly Decide[] {
  const [first] = conflicts;
  if (!first || choice === "leave in the trash") return [];
  const { table } = first;
  if (choice === "restore") return [decideRestore(table)];
  const mine: FieldValues = Object.fromEntries(conflicts.map(({ field, value }) => [field, value]));
  if (choice === "mine") return [decidePatch(journal, table, mine)];
  if (choice !== "theirs") return [decidePatch(journal, table, { ...mine, ...choice.fields })];
  const { textFields }: SyncedTable = syncedTables[table];
  const words = Object.fromEntries(Object.entries(mine).filter(([field]) => textFields.includes(field)));
  return Object.keys(words).length === 0 ? [] : keepInHistory(journal, table, words);
}

/** Words that were not chosen go into the row's history: written, and what stays is written on top of them again. */
function keepInHistory(journal: Journal, table: ConflictRow["table"], words: FieldValues): readonly Decide[] {
  let stays: FieldValues = {};
  return [
    (row, at) => {
      stays = Object.fromEntries(Object.keys(words).map((field) => [field, row?.[field]]));
      const decided = decidePatch(journal, table, words)(row, at);
      // A row that is gone, or whose rules moved on, has no history to keep them in: the choice stands.
      return row && "reason" in decided ? { row } : decided;
    },
    (row, at) => decidePatch(journal, table, stays)(row, at),
  ];
}
