/**
 * By what a telephone number is found without being readable: a digest under a key that follows from the master key. Numbers are few enough
 * to be tried one by one, so that whoever has the database alone must not be able to.
 */
import { createHmac } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import type { MasterKeys } from "./master-keys.ts";
import { readSealKeys } from "./retired-seals.ts";
import type { DataKey } from "./seal.ts";

const digestOf = (key: DataKey, phone: string) =>
  createHmac("sha256", key).update(`tendre:phone:${phone}`).digest();

/** @param phone E.164 */
export const phoneDigest = (masters: MasterKeys, phone: string): Buffer =>
  digestOf(masters.current().sealFor("phone-digest"), phone);

/** That of today, and those under keys of before, which confirmed numbers may still have. */
export async function everyPhoneDigest(
  keyring: { readonly masters: MasterKeys; readonly db: Pick<Database, "anonymous"> },
  phone: string,
): Promise<readonly Buffer[]> {
  return (await readSealKeys(keyring, "phone-digest")).map((key) => digestOf(key, phone));
}
