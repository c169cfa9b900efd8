/** Takes the ZIP of the open journal, with its files and a reader. */
import { runTask } from "#app/lib/computing/worker-task.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { ZipFacts, ZipProgress, ZipResult } from "./write-zip.ts";

export type ZipOrder = ZipFacts & {
  readonly databaseName: string;
  readonly kind: Journal["kind"];
  /** The file the person chose; null: the ZIP is handed to the downloads. */
  readonly target: FileSystemFileHandle | null;
  /** Under which the ZIP is sealed; null: it is not. */
  readonly passphrase: string | null;
};

export type ZipTaken = ZipResult & { readonly blob: Blob | null };

/** @throws what the worker threw; a DOMException "AbortError" once aborted; the chosen file is empty then */
export function takeZip(
  { database, personId, kind, now }: Journal,
  facts: Omit<ZipFacts, "owner" | "madeAt">,
  { target, passphrase }: Pick<ZipOrder, "target" | "passphrase">,
  watch: { readonly signal: AbortSignal; readonly onProgress: (progress: ZipProgress) => void },
): Promise<ZipTaken> {
  const order: ZipOrder = {
    ...facts,
    owner: personId,
    madeAt: now().toISOString(),
    databaseName: database.dexie.name,
    kind,
    target,
    passphrase,
  };
  return runTask<ZipOrder, ZipProgress, ZipTaken>(startWorker, order, watch);
}

const startWorker = () => new Worker(new URL("./zip-worker.ts", import.meta.url), { type: "module" });
