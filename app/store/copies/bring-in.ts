/** Brings a copy into the open journal: compared first, written on a yes, undone as a whole. Everything happens in a worker. */
import { runTask } from "#app/lib/computing/worker-task.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { ImportChoice } from "#domain/copy/plan-import.ts";
import type { ImportFile, ImportRefusal } from "./compare-file.ts";
import type { FileLook, LookRequest } from "./foreign/look-at-file.ts";
import type { ImportPreview } from "./import-preview.ts";
import type { MediaStates } from "./media-files.ts";
import type { UndoneOutcome } from "./undo-import.ts";
import type { ImportProgress, WrittenImport } from "./write-import.ts";

type Act =
  | { readonly act: "look"; readonly request: LookRequest }
  | { readonly act: "preview"; readonly source: ImportFile }
  | { readonly act: "write"; readonly source: ImportFile; readonly choice: ImportChoice }
  | { readonly act: "undo"; readonly importId: string };

export type ImportTask = Act & {
  readonly databaseName: string;
  readonly identity: Pick<Journal, "kind" | "personId" | "deviceId">;
};

export type ImportTaskResult =
  | { readonly act: "look"; readonly look: FileLook }
  /** `plain`: the chosen file without its seal, to go on with, as with what was found of its files. */
  | {
      readonly act: "preview";
      readonly preview: ImportPreview;
      readonly plain: Blob;
      readonly fileStates: MediaStates;
    }
  | { readonly act: "refused"; readonly refusal: ImportRefusal }
  | { readonly act: "write"; readonly outcome: WrittenImport }
  | { readonly act: "undo"; readonly outcome: UndoneOutcome };

type ImportWatch = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
};

/**
 * Ending it by the signal leaves nothing half written: all is one transaction.
 * @throws what the worker threw; a DOMException "AbortError" once aborted
 */
export async function runImport(journal: Journal, act: Act, watch: ImportWatch): Promise<ImportTaskResult> {
  const { database, kind, personId, deviceId } = journal;
  const task: ImportTask = {
    ...act,
    databaseName: database.dexie.name,
    identity: { kind, personId, deviceId },
  };
  const result = await runTask<ImportTask, ImportProgress, ImportTaskResult>(startWorker, task, watch);
  await Promise.all(Object.values(journal.views).map((view) => view.settled()));
  return result;
}

const startWorker = () => new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
