/** Checks that the master key is the one the database was sealed with, by a text sealed at the first start, before anything is written. */
import type pg from "pg";
import { masterKeyOf, openWrappedKey } from "#server/crypto/person-keys.ts";
import { openText, type Place, sealText } from "#server/crypto/seal.ts";
import { StartRefusal } from "#server/start-refusal.ts";

const place: Place = { table: "master_key_check", row: "only", column: "sealed", owner: "server" };
const text = "tendre";

/**
 * A database without the text passes.
 * @throws StartRefusal with another key
 */
export async function refuseOtherMasterKey(owner: pg.Client, masterKey: string): Promise<void> {
  const { rows: tables } = await owner.query(
    "select to_regclass('public.master_key_check') is not null as there",
  );
  if (!tables[0]?.there) return;
  const { rows } = await owner.query<{ sealed: Buffer }>("select sealed from public.master_key_check");
  const [kept] = rows;
  if (kept && !opens(() => openText(masterKeyOf(masterKey), place, kept.sealed))) throw otherKey();
}

/**
 * Stores the text for later starts.
 * @throws StartRefusal when the people's keys cannot be opened
 */
export async function keepMasterKeyCheck(owner: pg.Client, masterKey: string): Promise<void> {
  const { rowCount } = await owner.query("select from public.master_key_check");
  if (rowCount) return;
  const { rows } = await owner.query<{ user_id: string; wrapped_key: Buffer }>(
    "select user_id, wrapped_key from public.any_wrapped_key()",
  );
  const [someone] = rows;
  const master = masterKeyOf(masterKey);
  if (someone && !opens(() => openWrappedKey(master, someone.user_id, someone.wrapped_key))) throw otherKey();
  await owner.query("insert into public.master_key_check (sealed) values ($1) on conflict do nothing", [
    sealText(master, place, text),
  ]);
}

function opens(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch {
    return false;
  }
}

const otherKey = () =>
  new StartRefusal(
    "The master key is not the one this database was sealed with: nothing private could be read. Put back the secrets.json or the MASTER_KEY that belongs to it; nothing was changed.",
  );
