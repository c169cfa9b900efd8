/** One data key per person and purpose, wrapped by the master key. Unwrapped keys are cached in memory for the most recent people only. */
import { randomBytes } from "node:crypto";
import { createBoundedCache } from "#domain/time/bounded-cache.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";
import type { MasterKeys } from "./master-keys.ts";
import type { DataKey } from "./seal.ts";
import { type KeyPurpose, keyPurposes, masterIdOf, openWrappedKey, wrapKey } from "./wrapped-key.ts";

const kept = 5_000;
/** How often a key is asked for while others make it, or master keys change. */
const mostTries = 5;

type Tx = Pick<Transaction, "rows">;

export type PersonKeys = {
  /** The person's key, created on first use. `tx` must run as that person. */
  keyFor(tx: Tx, personId: string, purpose?: KeyPurpose): Promise<DataKey>;
  /** The journal key if it is cached; undefined otherwise. */
  cached(personId: string): DataKey | undefined;
  forget(personId: string): void;
};

export function createPersonKeys(masters: MasterKeys): PersonKeys {
  const memory = createBoundedCache<string, DataKey>(kept);

  async function ask(tx: Tx, personId: string, purpose: KeyPurpose, tries: number): Promise<DataKey> {
    const owner = { personId, purpose };
    const fresh = wrapKey(masters.current(), owner, randomBytes(32));
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
    if (!row) {
      // Another request has just made it; or the database takes keys of another master key only (migration 0001).
      if (tries === 0) throw new Error("A person's key can be neither read nor made.");
      await followDatabase(tx);
      return ask(tx, personId, purpose, tries - 1);
    }
    const key = await open(owner, row.wrapped_key);
    // A key created in a transaction that may still roll back must not be cached.
    return row.is_new ? key : memory.set(nameOf(personId, purpose), key);
  }

  async function followDatabase(tx: Tx): Promise<void> {
    const [row] = await tx.rows({
      text: "select current_master_id() as id",
      row: { id: column.bytea.orNull },
    });
    if (row?.id) await masters.follow(row.id);
  }

  /** @throws Error when no master key of this server opens it */
  async function open(owner: { personId: string; purpose: KeyPurpose }, wrapped: Buffer): Promise<DataKey> {
    const id = masterIdOf(wrapped);
    if (id) return openWrappedKey(await masters.find(id), owner, wrapped);
    for (const master of masters.all()) {
      try {
        return openWrappedKey(master, owner, wrapped);
      } catch {
        // The next one may open it.
      }
    }
    throw new Error("No master key of this server opens a person's key.");
  }

  return {
    cached: (personId) => memory.get(nameOf(personId, "journal")),
    forget(personId) {
      for (const purpose of keyPurposes) memory.delete(nameOf(personId, purpose));
    },
    async keyFor(tx, personId, purpose = "journal") {
      return memory.get(nameOf(personId, purpose)) ?? ask(tx, personId, purpose, mostTries);
    },
  };
}

const nameOf = (personId: string, purpose: KeyPurpose) => `${personId} ${purpose}`;
