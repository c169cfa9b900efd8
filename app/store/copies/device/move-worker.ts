/** Reads and brings over the journal of this device in a worker: a long one never holds up the page. */

import { serveTask } from "#app/lib/computing/worker-task.ts";
import { deviceDatabase } from "#app/lib/journal-names.ts";
import type { ImportProgress } from "../write-import.ts";
import type { MoveTask, MoveTaskResult } from "./run-move.ts";

serveTask<MoveTask, ImportProgress, MoveTaskResult>(async ({ databaseName, identity, ...task }, report) => {
  const [{ describeDatabase }, { v7 }, { lookAtDevice, previewMove, writeMove }] = await Promise.all([
    import("#app/store/db/journal-database.ts"),
    import("uuid"),
    import("./move-device.ts"),
  ]);
  const database = describeDatabase(databaseName);
  const device = describeDatabase(deviceDatabase);
  const journal = { ...identity, database, now: () => new Date(), newId: () => v7() };
  try {
    if (task.act === "look") return { act: "look", looked: await lookAtDevice(journal, device) };
    if (task.act === "preview")
      return { act: "preview", previewed: await previewMove(journal, device, report) };
    return { act: "write", written: await writeMove(journal, device, task.order, report) };
  } finally {
    database.dexie.close();
    device.dexie.close();
  }
});
