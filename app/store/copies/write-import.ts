/**
 * Writes an import by the way of every edit (app/store/write/commit-row.ts), its rows in one transaction: a tab that is closed, a full disk or
 * an entry that is refused leaves nothing behind. What was written of which row is kept for the undo. Runs in a worker.
 */
import type { JournalWriter } from "#app/store/db/journal.ts";
import { jsonFields } from "#app/store/db/journal-rows.ts";
import { type StorageFull, unlessFull } from "#app/store/db/storage-space.ts";
import { knownRowKeys, rowKey } from "#app/store/write/commit-new-rows.ts";
import { type Decide, decideCreate, decidePatch, writingTables } from "#app/store/write/commit-row.ts";
import type { ComparedCopy, ComparedEntry } from "#domain/copy/compare-copy.ts";
import { type ImportChoice, planImport } from "#domain/copy/plan-import.ts";
import { checkFields, type SyncedTable, syncedTables } from "#domain/sync/synced-tables.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import { type ImportRecord, importKey } from "./import-record.ts";
import type { CopyFiles } from "./open-copy.ts";
import { clearStaged, endStaging, type StagedMedia, stageFiles, whileImporting } from "./stage-files.ts";
import { refusedEntry, writeFresh, writeOne } from "./write-entry.ts";
import { listHere, writeMedia } from "./write-media.ts";

/** `reading`: the files of the copy are looked at; `files`: they are put on the device; `rows`: the entries are written. */
export type ImportProgress = {
  readonly phase: "reading" | "files" | "rows";
  readonly done: number;
  readonly of: number;
};

export type WrittenImport =
  | { readonly ok: true; readonly record: ImportRecord }
  | { readonly ok: false; readonly reason: "invalid"; readonly label: string }
  /** The chosen file is another than was compared. */
  | { readonly ok: false; readonly reason: "changed" }
  | StorageFull;

/** Rows that are written together. */
const atOnce = 100;

export type ImportOrder = {
  readonly importId: string;
  readonly choice: ImportChoice;
  /** Of a ZIP. */
  readonly files: CopyFiles | null;
};

/** Puts the files on the device first ([Note: staged files]), then writes all rows. An outcome that is not `ok` has left nothing. */
export async function writeImport(
  journal: JournalWriter,
  compared: ComparedCopy,
  { importId, choice, files }: ImportOrder,
  report: (progress: ImportProgress) => void,
): Promise<WrittenImport> {
  const plan = planImport(compared, choice);
  const of = plan.writes.length;
  const incoming = plan.writes.filter(({ table, state }) => table === "media" && state === "new");
  return whileImporting(journal.database, async () => {
    await clearStaged(journal.database);
    const written = await unlessFull(async (): Promise<WrittenImport> => {
      const staged = await stageFiles(journal, incoming, files, (done) =>
        report({ phase: "files", done, of: incoming.length }),
      );
      if (!staged) return { ok: false, reason: "changed" };
      return writeRows({
        journal,
        importId,
        choice,
        plan,
        staged,
        report: (done) => report({ phase: "rows", done, of }),
      });
    }).catch(async (error: unknown): Promise<WrittenImport> => {
      const refused = refusedEntry(error);
      if (refused) return { ok: false, reason: "invalid", label: refused.label };
      await clearStaged(journal.database);
      throw error;
    });
    if (!written.ok) await clearStaged(journal.database);
    return written;
  });
}

type Writing = {
  readonly journal: JournalWriter;
  readonly importId: string;
  readonly choice: ImportChoice;
  readonly plan: ReturnType<typeof planImport>;
  readonly staged: ReadonlyMap<string, StagedMedia>;
  readonly report: (done: number) => void;
};

/** All of it in one transaction. */
async function writeRows({
  journal,
  importId,
  choice,
  plan,
  staged,
  report,
}: Writing): Promise<WrittenImport> {
  const { database, personId } = journal;
  const takes = choice.onDifference === "take";
  const tables = importedTables.map((name) => database.rows(name));
  const { imported, meta, uploads } = database;
  const all = [...tables, ...writingTables(database), imported, meta, uploads, database.files];
  return database.dexie.transaction("rw", all, async () => {
    const counts = { relationships: 0, moments: 0, media: 0, conversations: 0, turns: 0, changed: 0 };
    const known = await knownRowKeys(database, importedTables);
    const isFresh = ({ table, id }: ComparedEntry) => !staged.has(id) && !known.has(rowKey(table, id));
    let done = 0;
    for (const run of runsOf(plan.writes, isFresh)) {
      report(done);
      if (run.every(isFresh)) {
        await writeFresh(
          journal,
          importId,
          run.map((entry) => ({ ...entry, decide: decideEntry(journal, entry, takes) })),
        );
        for (const { table } of run) counts[table] += 1;
      } else {
        for (const entry of run) {
          const file = staged.get(entry.id);
          const kind = file
            ? await writeMedia(journal, importId, entry, file)
            : await writeOne(journal, importId, entry, decideEntry(journal, entry, takes));
          if (kind === "changed") counts.changed += 1;
          else if (kind !== null) counts[entry.table] += 1;
        }
      }
      done += run.length;
    }
    if (Object.keys(plan.profile).length > 0) {
      const decide = decidePatch(journal, "profiles", plan.profile);
      const own = { table: "profiles", id: personId, label: "" } as const;
      if (await writeOne(journal, importId, own, decide)) counts.changed += 1;
    }
    if (staged.size > 0) await listHere(journal, plan.writes);
    await endStaging(database);
    const written = await imported.where("importId").equals(importId).count();
    const record: ImportRecord = { importId, at: journal.now().toISOString(), counts, written, undone: null };
    await meta.put({ key: importKey(importId), value: record });
    return { ok: true, record } as const;
  });
}

/** In their order: entries that follow each other and are all fresh, or all not, so many at most. */
function runsOf(
  entries: readonly ComparedEntry[],
  isFresh: (entry: ComparedEntry) => boolean,
): readonly (readonly ComparedEntry[])[] {
  const runs: ComparedEntry[][] = [];
  let wasFresh: boolean | null = null;
  for (const entry of entries) {
    const fresh = isFresh(entry);
    const last = runs.at(-1);
    if (last && fresh === wasFresh && last.length < atOnce) last.push(entry);
    else runs.push([entry]);
    wasFresh = fresh;
  }
  return runs;
}

/** Every table that an import may write to. */
export const importedTables = [
  "relationships",
  "moments",
  "media",
  "conversations",
  "turns",
  "profiles",
] as const satisfies readonly SyncedTableName[];

/** Decided by the row as it is now: what came from elsewhere since the comparison is not written over unseen. */
function decideEntry(journal: JournalWriter, { table, id, fields }: ComparedEntry, takes: boolean): Decide {
  const { fixedFields }: SyncedTable = syncedTables[table];
  const create = decideCreate(journal, table, id, fields);
  const loose = Object.entries(fields).filter(([name]) => !fixedFields.includes(name));
  return (row, at) => {
    if (row === undefined) return create(row, at);
    if (!takes) return { row };
    if (row.deleted_at === null) return decidePatch(journal, table, Object.fromEntries(loose))(row, at);
    const fixed = Object.fromEntries(fixedFields.map((name) => [name, row[name]]));
    const checked = checkFields(table, "put", { ...fields, ...fixed });
    if (!checked.ok) return { reason: "invalid", issues: checked.issues };
    const values = jsonFields(checked.fields);
    return { row, op: { kind: "put", fields: values, before: values, at, seenRev: row.rev } };
  };
}
