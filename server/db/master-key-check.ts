/** Checks that the master key is the one the database was sealed with, by a text sealed at the first start, before anything is written. */
import type pg from "pg";
import { type MasterKey, masterKeyOf } from "#server/crypto/master-keys.ts";
import { openText, type Place, sealText } from "#server/crypto/seal.ts";
import { openWrappedKey } from "#server/crypto/wrapped-key.ts";
import { StartRefusal } from "#server/start-refusal.ts";

const place: Place = { table: "master_key_check", row: "only", column: "sealed", owner: "server" };
const text = "tendre";

/**
 * A database without the text passes, and one that was left in the middle of a rotation with either key of it.
 * @param secrets the master keys of this server
 * @throws StartRefusal when it was sealed with another one
 */
export async function refuseOtherMasterKey(owner: pg.Client, secrets: readonly string[]): Promise<void> {
  const { rows: tables } = await owner.query(
    "select to_regclass('public.master_key_check') is not null as there",
  );
  if (!tables[0]?.there) return;
  const { rows } = await owner.query<{ sealed: Buffer }>("select sealed from public.master_key_check");
  const [kept] = rows;
  if (kept && !masterOf(kept.sealed, secrets)) throw otherKey();
}

/**
 * Stores the text, and which master key it is, for later starts.
 * @throws StartRefusal when the people's keys cannot be opened
 */
export async function keepMasterKeyCheck(owner: pg.Client, secrets: readonly string[]): Promise<void> {
  const { rows: kept } = await owner.query<{ sealed: Buffer; master_id: Buffer | null }>(
    "select sealed, master_id from public.master_key_check",
  );
  const [known] = kept;
  if (known?.master_id) return;
  const { rows } = await owner.query<{ user_id: string; wrapped_key: Buffer }>(
    "select user_id, wrapped_key from public.any_wrapped_key()",
  );
  const [someone] = rows;
  const candidates = secrets.map(masterKeyOf);
  const master = known
    ? masterOf(known.sealed, secrets)
    : candidates.find((each) => !someone || opensKey(each, someone));
  if (!master) throw otherKey();
  await owner.query(
    `insert into public.master_key_check (sealed, master_id) values ($1, $2)
     on conflict (singleton) do update set master_id = excluded.master_id where master_key_check.master_id is null`,
    [sealCheck(master), master.id],
  );
}

/** The one of these master keys that sealed the text; undefined for another. */
export const masterOf = (sealed: Buffer, secrets: readonly string[]): MasterKey | undefined =>
  secrets.map(masterKeyOf).find((master) => opens(() => openText(master.wrapping, place, sealed)));

export const sealCheck = (master: MasterKey): Buffer => sealText(master.wrapping, place, text);

const opensKey = (master: MasterKey, { user_id, wrapped_key }: { user_id: string; wrapped_key: Buffer }) =>
  opens(() => openWrappedKey(master, { personId: user_id, purpose: "journal" }, wrapped_key));

function opens(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch {
    return false;
  }
}

export const otherKey = () =>
  new StartRefusal(
    "The master key is not the one this database was sealed with: nothing private could be read. Put back the secrets.json or the MASTER_KEY that belongs to it; nothing was changed.",
  );
