/** Goes back to how entries were, by ordinary edits in one transaction, and undoes it as a whole. */
import { undoRow } from "#app/store/copies/undo-import.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { ImportedRow } from "#app/store/db/journal-database.ts";
import { type StorageFull, unlessFull } from "#app/store/db/storage-space.ts";
import {
  commitInside,
  type Decide,
  decideDelete,
  decidePatch,
  decideRestore,
  writingTables,
} from "#app/store/write/commit-row.ts";
import type { StepBack } from "#domain/journal/journal-then.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { fieldsSchema, type Row } from "#domain/wire/sync.ts";
import { type TakingRecord, takingKey } from "./taking-record.ts";

type Taken =
  | { readonly ok: true; readonly taking: TakingRecord }
  /** One entry cannot be as it was: nothing was written. */
  | { readonly ok: false; readonly reason: "invalid"; readonly id: string }
  | StorageFull;

/** Ends the transaction: a step that the rules refuse leaves nothing of the others. */
class RefusedStep extends Error {
  readonly id: string;
  constructor(id: string) {
    super("A step back was refused.");
    this.id = id;
  }
}

function tablesOf({ database }: Journal) {
  const rows = (["relationships", "moments", "media"] as const).map((name) => database.rows(name));
  return [...rows, database.rows("profiles"), ...writingTables(database), database.imported, database.meta];
}

/** An entry that is as it was already, was erased, or is in the trash with nothing to go back to, is passed over. */
export async function takeBack(
  journal: Journal,
  steps: readonly StepBack[],
  day: CalendarDay,
): Promise<Taken> {
  const { database } = journal;
  const takingId = journal.newId();
  try {
    const taken = await unlessFull(() =>
      database.dexie.transaction("rw", tablesOf(journal), async () => {
        const counts = { trash: 0, restore: 0, change: 0 };
        for (const step of steps) {
          const written = await writeStep(journal, step);
          if (!written) continue;
          counts[step.act] += 1;
          await database.imported.put({ importId: takingId, ...written });
        }
        const taking: TakingRecord = { takingId, at: journal.now().toISOString(), day, counts, undone: null };
        // A second tab may have gone back already: nothing is then nothing to undo.
        const isAny = counts.trash + counts.restore + counts.change > 0;
        if (isAny) await database.meta.put({ key: takingKey(takingId), value: taking });
        return { ok: true, taking } as const;
      }),
    );
    await settle(journal);
    return taken;
  } catch (error) {
    if (error instanceof RefusedStep) return { ok: false, reason: "invalid", id: error.id };
    throw error;
  }
}

const kinds = { trash: "trashed", restore: "restored", change: "changed" } as const;

async function writeStep(
  journal: Journal,
  { table, id, act, fields }: StepBack,
): Promise<Omit<ImportedRow, "importId"> | null> {
  const row = await journal.database.rows(table).get(id);
  if (!row || (row.deleted_at === null) === (act === "restore")) return null;
  const write = async (decide: Decide) => {
    if (!(await commitInside(journal, table, id, decide)).ok) throw new RefusedStep(id);
  };
  if (act === "trash") await write(decideDelete);
  if (act === "restore") await write(decideRestore(table));
  if (Object.keys(fields).length > 0) await write(decidePatch(journal, table, fields));
  else if (act === "change") return null;
  return { table, id, kind: kinds[act], ...changed(row, fields) };
}

function changed(row: Row, fields: StepBack["fields"]) {
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]));
  return { before: fieldsSchema.parse(before), after: fieldsSchema.parse(fields) };
}

type TakingUndone =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "not_found" }
  | StorageFull;

/** What was changed again since stays as it is. */
export async function undoTaking(journal: Journal, takingId: string): Promise<TakingUndone> {
  const { database } = journal;
  const undone = await unlessFull(() =>
    database.dexie.transaction("rw", tablesOf(journal), async () => {
      const kept = await database.meta.get(takingKey(takingId));
      // Only takeBack writes under this key.
      const record = kept?.value as TakingRecord | undefined;
      if (!record || record.undone) return { ok: false, reason: "not_found" } as const;
      const rows = await database.imported.where("importId").equals(takingId).toArray();
      const done = { put: 0, kept: 0 };
      for (const row of rows) done[(await undoRow(journal, row, new Set())) === "kept" ? "kept" : "put"] += 1;
      await database.imported.where("importId").equals(takingId).delete();
      const at = journal.now().toISOString();
      await database.meta.put({ key: takingKey(takingId), value: { ...record, undone: { at, ...done } } });
      return { ok: true } as const;
    }),
  );
  await settle(journal);
  return undone;
}

async function settle({ views }: Journal): Promise<void> {
  await Promise.all(Object.values(views).map((view) => view.settled()));
}
