import { deviceDatabase } from "#app/lib/journal-names.ts";
import { hasLockEntry } from "#app/lib/lock/lock-registry.ts";
import { describeDatabase, lockCopyKey } from "#app/store/db/journal-database.ts";

/** The lock of the journal of this device is compared with the journal's own copy, before an account shows anything of it. */
export async function compareDeviceLock(): Promise<void> {
  const database = describeDatabase(deviceDatabase);
  try {
    if (!hasLockEntry("device") && !(await database.meta.get(lockCopyKey))) return;
    await (await import("#app/store/db/kept-lock.ts")).compareLock(database, "device");
  } finally {
    database.dexie.close();
  }
}
