import { serveTask } from "#app/lib/computing/worker-task.ts";
import type { BackupOrder, ComposedBackup } from "./compose-backup.ts";

export type BackupTask = BackupOrder & { readonly databaseName: string };

serveTask<BackupTask, never, ComposedBackup>(async ({ databaseName, ...order }) => {
  const [{ describeDatabase }, { composeBackup }] = await Promise.all([
    import("#app/store/db/journal-database.ts"),
    import("./compose-backup.ts"),
  ]);
  const database = describeDatabase(databaseName);
  try {
    return await composeBackup(database, order);
  } finally {
    database.dexie.close();
  }
});
