/**
 * Resolves a conflict: the choice is written and the conflict removed in one transaction (docs/sync.md, device rule 13). Loaded through
 * conflicts.ts, so that the schemas come with the first choice.
 */

import type { Journal } from "#app/store/db/journal.ts";
import type { ConflictRow, FieldValues } from "#app/store/db/journal-rows.ts";
import { isStorageFull } from "#app/store/db/storage-space.ts";
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

/** `ids`: the conflict rows of one conflict. A choice that the rules refuse changes nothing. */
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
          if (writesNothing(choice) && !(await database.rows(first.table).get(rowId))) continue;
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

/** Thrown inside the transaction to roll it back. */
class Refused extends Error {
  readonly why: Extract<Resolved, { ok: false }>;

  constructor(why: Extract<Resolved, { ok: false }>) {
    super("A choice was refused.");
    this.why = why;
  }
}

/** True when the choice writes nothing to the row, so the row may be gone. */
function writesNothing(choice: ConflictChoice): boolean {
  return choice === "theirs" || choice === "leave in the trash";
}

/** The writes of a choice, in order. */
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

/** Text that was not chosen is kept in the row's history: it is written, and the chosen text is written on top of it. */
function keepInHistory(journal: Journal, table: ConflictRow["table"], words: FieldValues): readonly Decide[] {
  let stays: FieldValues = {};
  return [
    (row, at) => {
      stays = Object.fromEntries(Object.keys(words).map((field) => [field, row?.[field]]));
      const decided = decidePatch(journal, table, words)(row, at);
      // A row that is gone, or whose rules have changed, has no history to keep it in: the choice is applied all the same.
      return row && "reason" in decided ? { row } : decided;
    },
    (row, at) => decidePatch(journal, table, stays)(row, at),
  ];
}
