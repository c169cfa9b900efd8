/**
 * The way back for whoever lost every second factor (docs/decisions/080-a-way-back-for-a-lost-factor.md): asked for with the password, begun with
 * a link to the mailbox, used after a wait with the password again. Each step locks the account's row, as whatever stops it does (`endTrust`,
 * `endLoss`): of two at once one counts.
 */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { lossOpenDays, lossWaitDays } from "#domain/account/factor-loss.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import { column } from "#server/row-shape.ts";
import { type AuthRows, inAuthTransaction } from "../auth-database.ts";
import { mayRecover } from "../queries/factor-losses.ts";
import { endLoss } from "./admit-session.ts";
import { closeOthers, lockAccount, type Owner, withAccountLocked } from "./factors.ts";

/** Milliseconds. */
const linkLife = 30 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** Days before it opens at which its owner is reminded. */
const remindedBefore = 2;

const newToken = () => randomBytes(24).toString("base64url");
const owner = { user_id: column.uuid };

/**
 * Keeps the wish in place of an earlier one, whose link is void from then on.
 * @returns the token for the mailbox; null where the account has no such way, or where one waits already
 */
export async function askFactorLoss(pool: pg.Pool, userId: string, now: Date): Promise<string | null> {
  const token = newToken();
  return withAccountLocked(pool, userId, async (tx) => {
    // One that is over gives way.
    await tx.rows("delete from auth.factor_losses where user_id = $1 and (begun_at is null or until <= $2)", [
      userId,
      now,
    ]);
    const asked = await tx.rows(
      `insert into auth.factor_losses (user_id, ask_hash, ask_expires_at, created_at)
       select $1, $2, $3, $4 where ${mayRecover} on conflict (user_id) do nothing returning 1 as one`,
      [userId, hashToken(token), new Date(now.getTime() + linkLife), now],
    );
    return asked.length > 0 ? token : null;
  });
}

type Begun = {
  readonly kind: "begun";
  readonly userId: string;
  /** For the mail that says so. */
  readonly stopToken: string;
  readonly dueAt: Date;
  readonly until: Date;
};

/** @returns `unknown` for a link that was used, replaced or stopped, or whose account has nothing lost any more */
export async function beginFactorLoss(
  pool: pg.Pool,
  token: string,
  now: Date,
): Promise<Begun | { readonly kind: "unknown" | "late" }> {
  const stopToken = newToken();
  const dueAt = new Date(now.getTime() + lossWaitDays * day);
  const until = new Date(dueAt.getTime() + lossOpenDays * day);
  return inAuthTransaction(pool, async (tx) => {
    const asked = "select user_id from auth.factor_losses where ask_hash = $1";
    const [found] = await tx.rows(asked, [hashToken(token)], owner);
    if (!found) return { kind: "unknown" };
    const userId = found.user_id;
    await lockAccount(tx, userId);
    const [link] = await tx.rows(
      `select ask_expires_at <= $3 as is_late, ${mayRecover} as can_recover
       from auth.factor_losses where user_id = $1 and ask_hash = $2`,
      [userId, hashToken(token), now],
      { is_late: column.bool.present, can_recover: column.bool },
    );
    if (!link?.can_recover) return { kind: "unknown" };
    if (link.is_late) return { kind: "late" };
    await tx.rows(
      `update auth.factor_losses set ask_hash = null, ask_expires_at = null, stop_hash = $2, begun_at = $3, due_at = $4, until = $5
       where user_id = $1`,
      [userId, hashToken(stopToken), now, dueAt, until],
    );
    return { kind: "begun", userId, stopToken, dueAt, until };
  });
}

/**
 * By the link of the mail that said it was begun, or of the reminder.
 * @returns whose it was; null when it was stopped or used, or is over
 */
export async function stopFactorLoss(pool: pg.Pool, token: string, now: Date): Promise<string | null> {
  return inAuthTransaction(pool, async (tx) => {
    const [found] = await tx.rows(
      "select user_id from auth.factor_losses where (stop_hash = $1 or remind_hash = $1) and until > $2",
      [hashToken(token), now],
      owner,
    );
    if (!found) return null;
    await lockAccount(tx, found.user_id);
    return (await endLoss(tx, found.user_id)) ? found.user_id : null;
  });
}

/** From a signed-in device. @returns false when none was begun */
export const stopOwnFactorLoss = (pool: pg.Pool, userId: string): Promise<boolean> =>
  withAccountLocked(pool, userId, (tx) => endLoss(tx, userId));

/**
 * Takes away every second factor with the backup codes, and ends every other session. Passkeys stay. `tx` has locked the account.
 * @returns false when none is open: too early, too late, stopped or used
 */
export async function useFactorLoss(tx: AuthRows, { userId, sessionId }: Owner, now: Date): Promise<boolean> {
  const used = await tx.rows(
    "delete from auth.factor_losses where user_id = $1 and due_at <= $2 and until > $2 returning 1 as one",
    [userId, now],
  );
  if (used.length === 0) return false;
  await tx.rows("delete from auth.factors where user_id = $1", [userId]);
  await tx.rows("delete from auth.backup_codes where user_id = $1", [userId]);
  await closeOthers(tx, { userId, sessionId });
  return true;
}

type LossReminder = {
  readonly userId: string;
  readonly stopToken: string;
  readonly dueAt: Date;
  readonly until: Date;
};

/** Those whose owners are to be reminded, each once: two processes share them. One that dies before its mail leaves sends none rather than two. */
export async function claimReminders(pool: pg.Pool, now: Date): Promise<readonly LossReminder[]> {
  return inAuthTransaction(pool, async (tx) => {
    const due = await tx.rows(
      `select user_id as "userId", due_at as "dueAt", until from auth.factor_losses
       where reminded_at is null and due_at <= $2 and until > $1 order by due_at limit 50 for update skip locked`,
      [now, new Date(now.getTime() + remindedBefore * day)],
      { userId: column.uuid, dueAt: column.timestamptz.present, until: column.timestamptz.present },
    );
    const reminders = due.map((each) => ({ ...each, stopToken: newToken() }));
    for (const { userId, stopToken } of reminders)
      await tx.rows("update auth.factor_losses set reminded_at = $2, remind_hash = $3 where user_id = $1", [
        userId,
        now,
        hashToken(stopToken),
      ]);
    return reminders;
  });
}
