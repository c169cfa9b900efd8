/** A person's key as it is stored: wrapped by a master key, whose id stands before it. */
import type { MasterKey } from "./master-keys.ts";
import { type DataKey, dataKeyOf, openText, type Place, sealText } from "./seal.ts";

/** What a key encrypts: the journal, messages with other people, or other data sealed for the person. Each can be destroyed separately. */
export const keyPurposes = ["journal", "messages", "rest"] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

/** The first byte of a wrapped key with an id; a seal begins with its version, which is none of this. */
const mark = 0xa1;
const idEnd = 9;

type Owner = { readonly personId: string; readonly purpose: KeyPurpose };

/** @param key 32 bytes */
export function wrapKey(master: MasterKey, owner: Owner, key: Buffer): Buffer {
  const sealed = sealText(master.wrapping, placeOf(owner), key.toString("base64"));
  return Buffer.concat([Buffer.of(mark), master.id, sealed]);
}

/** The id of the master key that wrapped it; null for one from before ids. */
export function masterIdOf(wrapped: Buffer): Buffer | null {
  return wrapped[0] === mark ? wrapped.subarray(1, idEnd) : null;
}

/** @throws Error when it was wrapped with another master key, altered, or is another's */
export function unwrapKey(master: MasterKey, owner: Owner, wrapped: Buffer): Buffer {
  const sealed = masterIdOf(wrapped) ? wrapped.subarray(idEnd) : wrapped;
  return Buffer.from(openText(master.wrapping, placeOf(owner), sealed), "base64");
}

/** @throws as `unwrapKey` */
export const openWrappedKey = (master: MasterKey, owner: Owner, wrapped: Buffer): DataKey =>
  dataKeyOf(unwrapKey(master, owner, wrapped));

/** The place of a journal key is the one used before there were purposes. */
const placeOf = ({ personId, purpose }: Owner): Place => ({
  table: "person_keys",
  row: personId,
  column: purpose === "journal" ? "wrapped_key" : `wrapped_key ${purpose}`,
  owner: personId,
});
