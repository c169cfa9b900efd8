/**
 * A new master key under a running server (docs/self-hosting.md, "A new master key"). In an order in which each step may be cut off and done
 * again, so that no key is ever wrapped by a master key that nobody has:
 *
 * 1. Both master keys are in the secrets (server/secrets.ts), before anything is wrapped by the new one.
 * 2. One transaction makes the new one the database's own: from here on no key is made under the old one (migration 0001).
 * 3. Page by page, each key is wrapped anew if it is still what was read.
 * 4. The old one leaves the secrets.
 */
import type pg from "pg";
import { type MasterKey, masterKeyOf } from "#server/crypto/master-keys.ts";
import { resealRetired, retiredPurposes, retireSeal } from "#server/crypto/retired-seals.ts";
import { type KeyPurpose, unwrapKey, wrapKey } from "#server/crypto/wrapped-key.ts";
import { StartRefusal } from "#server/start-refusal.ts";
import { masterOf, otherKey, sealCheck } from "./master-key-check.ts";
import { loginsOf } from "./roles.ts";

const lockKey = 1_952_804_468;
const pageLength = 200;
const firstId = "00000000-0000-0000-0000-000000000000";

type Rotated = {
  /** Keys that this run wrapped anew. */
  readonly rewrapped: number;
  /** Keys that neither master key opens: they stay as they are. */
  readonly unopened: number;
};

/**
 * Steps 2 and 3.
 * @param owner a connection as the database's owner
 * @param onPage hears after each page how many keys were wrapped anew by then
 * @throws StartRefusal when the database was sealed with neither key, or another rotation runs
 */
export async function rotateMasterKey(
  owner: pg.Client,
  { from, to }: { readonly from: string; readonly to: string },
  onPage: (rewrapped: number) => void = () => undefined,
): Promise<Rotated> {
  const [old, next] = [masterKeyOf(from), masterKeyOf(to)];
  const { rows } = await owner.query<{ free: boolean }>("select pg_try_advisory_lock($1) as free", [lockKey]);
  if (!rows[0]?.free) throw new StartRefusal("Keys are being rotated already.");
  try {
    await handOver(owner, old, next, [from, to]);
    return await rewrapAll(owner, old, next, onPage);
  } finally {
    await owner.query("select pg_advisory_unlock($1)", [lockKey]);
  }
}

/** Step 2. Nothing to do in a rotation that got further before it was cut off. */
async function handOver(
  owner: pg.Client,
  old: MasterKey,
  next: MasterKey,
  secrets: readonly [string, string],
): Promise<void> {
  await owner.query("begin");
  try {
    // Whoever is making a key ends first; whoever begins sees the new master key.
    await owner.query("lock table public.person_keys in share row exclusive mode");
    const { rows } = await owner.query<{ sealed: Buffer }>(
      "select sealed from public.master_key_check for update",
    );
    const [check] = rows;
    const current = check && masterOf(check.sealed, secrets);
    if (!current) throw otherKey();
    if (!current.id.equals(next.id)) {
      await retireSeals(owner, old, next, loginsOf(secrets[0]));
      // What they signed is good for ten minutes; whoever held the old master key could sign more.
      await owner.query("select forget_signing_keys()");
      await owner.query("update public.master_key_check set sealed = $1, master_id = $2", [
        sealCheck(next),
        next.id,
      ]);
    }
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

async function retireSeals(
  owner: pg.Client,
  old: MasterKey,
  next: MasterKey,
  logins: readonly string[],
): Promise<void> {
  const { rows } = await owner.query<{ purpose: string; master_id: Buffer; sealed: Buffer }>(
    "select purpose, master_id, sealed from read_retired_seals()",
  );
  const keep = (purpose: string, masterId: Buffer, sealed: Buffer) =>
    owner.query("select keep_retired_seal($1, $2, $3, $4)", [purpose, masterId, sealed, logins]);
  for (const row of rows) await keep(row.purpose, row.master_id, resealRetired(old, next, row));
  for (const purpose of retiredPurposes) await keep(purpose, old.id, retireSeal(next, purpose, old));
}

async function rewrapAll(
  owner: pg.Client,
  old: MasterKey,
  next: MasterKey,
  onPage: (rewrapped: number) => void,
): Promise<Rotated> {
  let [rewrapped, unopened] = [0, 0];
  let after: { user_id: string; purpose: string } = { user_id: firstId, purpose: "" };
  for (;;) {
    const { rows } = await owner.query<{ user_id: string; purpose: KeyPurpose; wrapped_key: Buffer }>(
      "select user_id, purpose, wrapped_key from list_keys_of_other_masters($1, $2, $3, $4)",
      [next.id, after.user_id, after.purpose, pageLength],
    );
    for (const row of rows) {
      const anew = rewrap(row, old, next);
      if (!anew) unopened += 1;
      // One that is gone meanwhile went with its person.
      else if (await swap(owner, row, anew)) rewrapped += 1;
    }
    onPage(rewrapped);
    const last = rows.at(-1);
    if (!last || rows.length < pageLength) return { rewrapped, unopened };
    after = last;
  }
}

type StoredKey = { readonly user_id: string; readonly purpose: KeyPurpose; readonly wrapped_key: Buffer };

function rewrap(
  { user_id, purpose, wrapped_key }: StoredKey,
  old: MasterKey,
  next: MasterKey,
): Buffer | null {
  const owner = { personId: user_id, purpose };
  for (const master of [old, next]) {
    try {
      return wrapKey(next, owner, unwrapKey(master, owner, wrapped_key));
    } catch {
      // The other one may open it.
    }
  }
  return null;
}

async function swap(owner: pg.Client, row: StoredKey, anew: Buffer): Promise<boolean> {
  const { rows } = await owner.query<{ swapped: boolean }>("select rewrap_key($1, $2, $3, $4) as swapped", [
    row.user_id,
    row.purpose,
    row.wrapped_key,
    anew,
  ]);
  return rows[0]?.swapped === true;
}
