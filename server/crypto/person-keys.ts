/** One data key per person, wrapped by the master key. Kept unwrapped in memory for the most recent people only. */
import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "#server/db/database.ts";
import { type DataKey, dataKeyOf, openText, type Place, sealText } from "./seal.ts";

const kept = 5_000;

export type PersonKeys = {
  /** The person's key, made on first use. `tx` must run as that person. */
  keyFor(tx: Pick<Transaction, "rows">, personId: string): Promise<DataKey>;
  /** Known without asking the database; undefined otherwise. */
  cached(personId: string): DataKey | undefined;
  forget(personId: string): void;
};

export function createPersonKeys(masterKey: string): PersonKeys {
  // A stretched secret, so that any MASTER_KEY of enough entropy gives 32 bytes.
  const master = dataKeyOf(createHash("sha256").update(`tendre:wrap:${masterKey}`).digest());
  const memory = new Map<string, DataKey>();
  const remember = (personId: string, key: DataKey) => {
    memory.delete(personId);
    memory.set(personId, key);
    const oldest = memory.size > kept ? memory.keys().next().value : undefined;
    if (oldest !== undefined) memory.delete(oldest);
    return key;
  };
  return {
    cached: (personId) => memory.get(personId),
    forget: (personId) => void memory.delete(personId),
    async keyFor(tx, personId) {
      const known = memory.get(personId);
      if (known) return known;
      const place = placeOf(personId);
      const fresh = sealText(master, place, randomBytes(32).toString("base64"));
      const [row] = await tx.rows<{ wrapped_key: Buffer; is_new: boolean }>({
        name: "person-key",
        text: `with made as (
            insert into person_keys (user_id, wrapped_key)
            select $1, $2 where not exists (select from person_keys where user_id = $1)
            on conflict (user_id) do nothing returning wrapped_key)
          select wrapped_key, true as is_new from made
          union all select wrapped_key, false from person_keys where user_id = $1 limit 1`,
        values: [personId, fresh],
      });
      if (!row) return this.keyFor(tx, personId);
      const key = dataKeyOf(Buffer.from(openText(master, place, row.wrapped_key), "base64"));
      // A key made in a transaction that may still roll back must not outlive it in memory.
      return row.is_new ? key : remember(personId, key);
    },
  };
}

const placeOf = (owner: string): Place => ({
  table: "person_keys",
  row: owner,
  column: "wrapped_key",
  owner,
});
