import { Dexie } from "dexie";
import { closeJournal, databaseName, type Journal, openJournal } from "#app/store/db/journal.ts";

/** The journal without an account, empty: in a browser it outlives a test, with its profile and all that other tests wrote. */
export async function openEmptyDeviceJournal(): Promise<Journal> {
  closeJournal();
  await Dexie.delete(databaseName({ kind: "device" }));
  return openJournal({ kind: "device" });
}
