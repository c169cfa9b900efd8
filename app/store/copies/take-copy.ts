/** Takes a copy of the open journal. Nothing is sent: the copy is made in a worker from the device's own database. */
import { runTask } from "#app/lib/computing/worker-task.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { CopyFacts, WrittenCopy } from "./write-copy.ts";

export type CopyOrder = CopyFacts & {
  readonly databaseName: string;
  /** Under which the copy is sealed; null: it is not. */
  readonly passphrase: string | null;
};

/** @throws what the worker threw; a DOMException "AbortError" once aborted */
export function takeCopy(
  { database, personId, now }: Journal,
  facts: Omit<CopyFacts, "owner" | "madeAt">,
  passphrase: string | null,
  signal: AbortSignal,
): Promise<WrittenCopy> {
  const order: CopyOrder = {
    ...facts,
    owner: personId,
    madeAt: now().toISOString(),
    databaseName: database.dexie.name,
    passphrase,
  };
  return runTask<CopyOrder, never, WrittenCopy>(startWorker, order, { onProgress: () => undefined, signal });
}

const startWorker = () => new Worker(new URL("./copy-worker.ts", import.meta.url), { type: "module" });
