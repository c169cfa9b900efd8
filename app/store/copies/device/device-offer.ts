/** Whether an account is offered the journal of this device: once, until it is answered. */
import { deviceDatabase } from "#app/lib/journal-names.ts";
import { lockStateOf } from "#app/lib/lock/lock-registry.ts";
import { describeDatabase } from "#app/store/db/journal-database.ts";
import { isAlive } from "#app/store/db/use-view.ts";
import { compareDeviceLock } from "./device-lock.ts";
import { markOf } from "./move-mark.ts";

export type DeviceOffer =
  | { readonly isLocked: true }
  | { readonly isLocked: false; readonly people: number; readonly moments: number };

const laterKey = (personId: string) => `moveLater:${personId}`;

/** Null: nothing to offer. Of a locked journal nothing is counted. */
export async function readOffer(personId: string): Promise<DeviceOffer | null> {
  await compareDeviceLock();
  const database = describeDatabase(deviceDatabase);
  try {
    if ((await database.meta.get(laterKey(personId))) || (await markOf(database))) return null;
    const { at } = lockStateOf("device").get();
    if (at !== "none" && at !== "open") return { isLocked: true };
    const people = await database.table("relationships").filter(isAlive).count();
    const moments = await database.table("moments").filter(isAlive).count();
    return people + moments === 0 ? null : { isLocked: false, people, moments };
  } finally {
    database.dexie.close();
  }
}

/** This person is not asked again; the way stays under their data. */
export async function answerLater(personId: string, at: string): Promise<{ readonly ok: true }> {
  const database = describeDatabase(deviceDatabase);
  try {
    await database.meta.put({ key: laterKey(personId), value: at });
    return { ok: true };
  } finally {
    database.dexie.close();
  }
}
