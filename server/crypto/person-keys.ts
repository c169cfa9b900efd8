/** One data key per person and purpose, wrapped by the master key. Unwrapped keys are cached in memory for the most recent people only. */
import { createHash, randomBytes } from "node:crypto";
import { createBoundedCache } from "#domain/time/bounded-cache.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";
import { type DataKey, dataKeyOf, openText, type Place, sealText } from "./seal.ts";

const kept = 5_000;

/** What a key encrypts: the journal, or other data sealed for the person (messages). Each can be destroyed separately. */
export type KeyPurpose = "journal" | "rest";

export type PersonKeys = {
  /** The person's key, created on first use. `tx` must run as that person. */
  keyFor(tx: Pick<Transaction, "rows">, personId: string, purpose?: KeyPurpose): Promise<DataKey>;
  /** The journal key if it is cached; undefined otherwise. */
  cached(personId: string): DataKey | undefined;
  forget(personId: string): void;
};

/** A digest, so that a MASTER_KEY of any length gives 32 bytes. It adds no work for a guesser: the entropy must be in the setting. */
export const masterKeyOf = (masterKey: string): DataKey =>
  dataKeyOf(createHash("sha256").update(`tendre:wrap:${masterKey}`).digest());

/** @throws Error when it was wrapped with another master key */
export const openWrappedKey = (
  master: DataKey,
  personId: string,
  wrapped: Buffer,
  purpose: KeyPurpose = "journal",
): DataKey => dataKeyOf(Buffer.from(openText(master, placeOf(personId, purpose), wrapped), "base64"));

export function createPersonKeys(masterKey: string): PersonKeys {
  const master = masterKeyOf(masterKey);
  const memory = createBoundedCache<string, DataKey>(kept);
  return {
    cached: (personId) => memory.get(nameOf(personId, "journal")),
    forget(personId) {
      for (const purpose of ["journal", "rest"] as const) memory.delete(nameOf(personId, purpose));
    },
    async keyFor(tx, personId, purpose = "journal") {
      const known = memory.get(nameOf(personId, purpose));
      if (known) return known;
      const place = placeOf(personId, purpose);
      const fresh = sealText(master, place, randomBytes(32).toString("base64"));
      const [row] = await tx.rows({
        name: "person-key",
        text: `with made as (
            insert into person_keys (user_id, purpose, wrapped_key)
            select $1, $3, $2 where not exists (select from person_keys where user_id = $1 and purpose = $3)
            on conflict (user_id, purpose) do nothing returning wrapped_key)
          select wrapped_key, true as is_new from made
          union all select wrapped_key, false from person_keys where user_id = $1 and purpose = $3 limit 1`,
        values: [personId, fresh, purpose],
        row: { wrapped_key: column.bytea, is_new: column.bool },
      });
      if (!row) return this.keyFor(tx, personId, purpose);
      const key = openWrappedKey(master, personId, row.wrapped_key, purpose);
      // A key created in a transaction that may still roll back must not be cached.
      return row.is_new ? key : memory.set(nameOf(personId, purpose), key);
    },
  };
}

const nameOf = (personId: string, purpose: KeyPurpose) => `${personId} ${purpose}`;

/** The place of a journal key is the one used before there were purposes. */
const placeOf = (owner: string, purpose: KeyPurpose): Place => ({
  table: "person_keys",
  row: owner,
  column: purpose === "journal" ? "wrapped_key" : `wrapped_key ${purpose}`,
  owner,
});
