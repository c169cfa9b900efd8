/**
 * A person's second factors. Whatever changes what a sign-in asks for locks the account's row, as every sign-in does (open-session.ts), ends
 * the other sessions and makes every browser be asked again.
 */
import type pg from "pg";
import { v7 as newId } from "uuid";
import { factorLimit } from "#domain/account/second-factor.ts";
import { column } from "#server/row-shape.ts";
import { type AuthRows, inAuthTransaction } from "../auth-database.ts";
import { endTrust } from "./admit-session.ts";

export type Owner = { readonly userId: string; readonly sessionId: string };
/** What a change of the factors is to whoever hears of it by mail. */
export type FactorChange = "on" | "added" | "removed" | "off";

export const lockAccount = (tx: AuthRows, userId: string) =>
  tx.rows("select from auth.users where id = $1 for update", [userId]);

async function countVerified(tx: AuthRows, userId: string): Promise<number> {
  const [counted] = await tx.rows(
    "select count(*) as factors from auth.factors where user_id = $1 and status = 'verified'",
    [userId],
    { factors: column.int8 },
  );
  return counted?.factors ?? 0;
}

/**
 * Begins to set up a factor, in place of one that was begun before.
 * @param seal seals the secret for the new factor's id
 * @returns its id; null when the person has as many as they may
 */
export async function enrollFactor(
  pool: pg.Pool,
  {
    userId,
    type,
    name,
    seal,
    now,
  }: {
    readonly userId: string;
    readonly type: "totp" | "phone";
    readonly name: string;
    readonly seal: (factorId: string) => Buffer;
    readonly now: Date;
  },
): Promise<string | null> {
  const id = newId();
  return inAuthTransaction(pool, async (tx) => {
    await lockAccount(tx, userId);
    if ((await countVerified(tx, userId)) >= factorLimit) return null;
    await tx.rows("delete from auth.factors where user_id = $1 and status = 'unverified'", [userId]);
    await tx.rows(
      `insert into auth.factors (id, user_id, factor_type, friendly_name, secret, created_at)
       values ($1, $2, $6, $3, $4, $5)`,
      [id, userId, name, seal(id), now, type],
    );
    return id;
  });
}

/** @returns false when it is not this person's */
export async function renameFactor(
  pool: pg.Pool,
  { id, userId, name }: { readonly id: string; readonly userId: string; readonly name: string },
): Promise<boolean> {
  return inAuthTransaction(pool, async (tx) => {
    const renamed = await tx.rows(
      "update auth.factors set friendly_name = $3 where id = $1 and user_id = $2 returning 1 as one",
      [id, userId, name],
    );
    return renamed.length > 0;
  });
}

/**
 * The factor that was being set up counts from now on. `tx` has its code already.
 * @returns whether it is the first; null when it counts already, or is gone
 */
export async function activateFactor(
  tx: AuthRows,
  id: string,
  { userId, sessionId }: Owner,
): Promise<FactorChange | null> {
  const before = await countVerified(tx, userId);
  const activated = await tx.rows(
    "update auth.factors set status = 'verified' where id = $1 and user_id = $2 and status = 'unverified' returning 1 as one",
    [id, userId],
  );
  if (activated.length === 0) return null;
  await closeOthers(tx, { userId, sessionId });
  return before === 0 ? "on" : "added";
}

/**
 * @returns what it was; "begun": it had not counted yet, and nothing else changed; null: not this person's. With the last factor go the
 * backup codes.
 */
export async function removeFactor(
  pool: pg.Pool,
  id: string,
  { userId, sessionId }: Owner,
): Promise<FactorChange | "begun" | null> {
  return inAuthTransaction(pool, async (tx) => {
    await lockAccount(tx, userId);
    const [removed] = await tx.rows(
      "delete from auth.factors where id = $1 and user_id = $2 returning status",
      [id, userId],
      { status: column.text },
    );
    if (!removed) return null;
    if (removed.status === "unverified") return "begun";
    await closeOthers(tx, { userId, sessionId });
    if ((await countVerified(tx, userId)) > 0) return "removed";
    await tx.rows("delete from auth.backup_codes where user_id = $1", [userId]);
    return "off";
  });
}

/** Whatever opens the account has changed: no other session stays, and no browser is trusted. */
export async function closeOthers(tx: AuthRows, { userId, sessionId }: Owner): Promise<void> {
  await tx.rows("delete from auth.sessions where user_id = $1 and id <> $2", [userId, sessionId]);
  await endTrust(tx, userId);
}

/** Locks the account and works in one transaction: for what an accepted code changes. */
export const withAccountLocked = <T>(
  pool: pg.Pool,
  userId: string,
  work: (tx: AuthRows) => Promise<T>,
): Promise<T> =>
  inAuthTransaction(pool, async (tx) => {
    await lockAccount(tx, userId);
    return work(tx);
  });
