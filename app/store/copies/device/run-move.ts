/** The journal of this device beside the open account: looked at, compared, brought over on a yes. Everything happens in a worker. */
import { runTask } from "#app/lib/computing/worker-task.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { ImportProgress } from "../write-import.ts";
import type { lookAtDevice, MoveOrder, previewMove, WrittenMove } from "./move-device.ts";

type Act =
  | { readonly act: "look" }
  | { readonly act: "preview" }
  | { readonly act: "write"; readonly order: MoveOrder };

export type MoveTask = Act & {
  readonly databaseName: string;
  readonly identity: Pick<Journal, "kind" | "personId" | "deviceId">;
};

export type MoveTaskResult =
  | { readonly act: "look"; readonly looked: Awaited<ReturnType<typeof lookAtDevice>> }
  | { readonly act: "preview"; readonly previewed: Awaited<ReturnType<typeof previewMove>> }
  | { readonly act: "write"; readonly written: WrittenMove };

type Watch = { readonly signal: AbortSignal; readonly onProgress?: (progress: ImportProgress) => void };

async function run(journal: Journal, act: Act, { signal, onProgress }: Watch): Promise<MoveTaskResult> {
  const { database, kind, personId, deviceId } = journal;
  const identity = { kind, personId, deviceId };
  const task: MoveTask = { ...act, databaseName: database.dexie.name, identity };
  return runTask<MoveTask, ImportProgress, MoveTaskResult>(startWorker, task, {
    signal,
    onProgress: onProgress ?? (() => undefined),
  });
}

const startWorker = () => new Worker(new URL("./move-worker.ts", import.meta.url), { type: "module" });

/** @throws what the worker threw; a DOMException "AbortError" once aborted. So do the others. */
export async function lookAtMove(journal: Journal, signal: AbortSignal) {
  const result = await run(journal, { act: "look" }, { signal });
  if (result.act !== "look") throw new Error("The worker answered something else.");
  return result.looked;
}

export async function compareMove(journal: Journal, watch: Watch) {
  const result = await run(journal, { act: "preview" }, watch);
  if (result.act !== "preview") throw new Error("The worker answered something else.");
  return result.previewed;
}

/** Ending it by the signal leaves nothing half written: all is one transaction. */
export async function bringOver(journal: Journal, order: MoveOrder, watch: Watch): Promise<WrittenMove> {
  const result = await run(journal, { act: "write", order }, watch);
  if (result.act !== "write") throw new Error("The worker answered something else.");
  await Promise.all(Object.values(journal.views).map((view) => view.settled()));
  return result.written;
}
