/**
 * A person's passkeys. One more or one less changes what opens the account: it locks the account's row, as every sign-in does
 * (open-session.ts), ends the other sessions and makes every browser be asked again.
 */
import type pg from "pg";
import { v7 as newId } from "uuid";
import { passkeyLimit } from "#domain/account/passkey.ts";
import { column } from "#server/row-shape.ts";
import { type AuthRows, inAuthTransaction } from "../auth-database.ts";
import type { Answered, NewCredential } from "../webauthn.ts";
import { closeOthers, lockAccount, type Owner } from "./factors.ts";

/** What a change of the passkeys is to whoever hears of it by mail. */
export type PasskeyChange = "passkey_added" | "passkey_removed";

type NewPasskey = NewCredential & {
  readonly transports: readonly string[];
  readonly name: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly now: Date;
};

/** @returns its id; "limit": the person has as many as they may; "known": it is somebody's already, whoever's */
export async function addPasskey(
  pool: pg.Pool,
  { userId, sessionId }: Owner,
  passkey: NewPasskey,
): Promise<{ readonly id: string } | "limit" | "known"> {
  const id = newId();
  return inAuthTransaction(pool, async (tx) => {
    await lockAccount(tx, userId);
    const [counted] = await tx.rows(
      "select count(*) as passkeys from auth.passkeys where user_id = $1",
      [userId],
      { passkeys: column.int8 },
    );
    if ((counted?.passkeys ?? 0) >= passkeyLimit) return "limit";
    const { credentialId, publicKey, signCount, transports, aaguid, isSynced, name, browser, system, now } =
      passkey;
    const added = await tx.rows(
      `insert into auth.passkeys (id, user_id, credential_id, public_key, sign_count, transports, aaguid, is_synced,
         friendly_name, browser, system, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       on conflict (credential_id) do nothing returning 1 as one`,
      [
        id,
        userId,
        credentialId,
        publicKey,
        signCount,
        transports,
        aaguid,
        isSynced,
        name,
        browser,
        system,
        now,
      ],
    );
    if (added.length === 0) return "known";
    await closeOthers(tx, { userId, sessionId });
    return { id };
  });
}

/** @returns false when it is not this person's */
export async function renamePasskey(
  pool: pg.Pool,
  { id, userId, name }: { readonly id: string; readonly userId: string; readonly name: string },
): Promise<boolean> {
  return inAuthTransaction(pool, async (tx) => {
    const renamed = await tx.rows(
      "update auth.passkeys set friendly_name = $3 where id = $1 and user_id = $2 returning 1 as one",
      [id, userId, name],
    );
    return renamed.length > 0;
  });
}

/** @returns "last": without it the person could enter only by a mail, and it stays; "missing": not this person's */
export async function removePasskey(
  pool: pg.Pool,
  id: string,
  { userId, sessionId }: Owner,
): Promise<"removed" | "last" | "missing"> {
  return inAuthTransaction(pool, async (tx) => {
    await lockAccount(tx, userId);
    const [found] = await tx.rows(
      `select exists (select from auth.accounts where user_id = $2)
         or exists (select from auth.passkeys where user_id = $2 and id <> $1) as has_another_way
       from auth.passkeys where id = $1 and user_id = $2`,
      [id, userId],
      { has_another_way: column.bool },
    );
    if (!found) return "missing";
    if (!found.has_another_way) return "last";
    await tx.rows("delete from auth.passkeys where id = $1 and user_id = $2", [id, userId]);
    await closeOthers(tx, { userId, sessionId });
    return "removed";
  });
}

/**
 * Uses a passkey. One statement decides, so that of two with one count one gets in.
 * @returns "copied": its counter went back, as that of a copy would; "gone": it was removed meanwhile
 */
export async function recordPasskeyUse(
  tx: AuthRows,
  {
    id,
    userId,
    signCount,
    isSynced,
    now,
  }: Answered & {
    readonly id: string;
    readonly userId: string;
    readonly now: Date;
  },
): Promise<"used" | "copied" | "gone"> {
  const used = await tx.rows(
    `update auth.passkeys set sign_count = $3, is_synced = $4, last_used_at = $5
     where id = $1 and user_id = $2 and (sign_count < $3 or (sign_count = 0 and $3 = 0)) returning 1 as one`,
    [id, userId, signCount, isSynced, now],
  );
  if (used.length > 0) return "used";
  const there = await tx.rows("select 1 as one from auth.passkeys where id = $1 and user_id = $2", [
    id,
    userId,
  ]);
  return there.length > 0 ? "copied" : "gone";
}
