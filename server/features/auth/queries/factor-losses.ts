/** Reads of the way back for lost second factors. */
import type pg from "pg";
import { column } from "#server/row-shape.ts";
import { authRows } from "../auth-database.ts";

/** `$1` the person: something can be lost, a password asks for it, and a mailbox that was proved hears of it. */
export const mayRecover = `(exists (select from auth.factors where user_id = $1 and status = 'verified')
  and exists (select from auth.accounts where user_id = $1 and provider_id = 'credential' and password is not null)
  and exists (select from auth.users where id = $1 and email_verified and banned_at is null))`;

export async function readCanRecover(pool: pg.Pool, userId: string): Promise<boolean> {
  const [found] = await authRows(pool).rows(`select ${mayRecover} as can_recover`, [userId], {
    can_recover: column.bool,
  });
  return found?.can_recover ?? false;
}

/** The one that was begun and is not over; null without one. */
export async function readFactorLoss(
  pool: pg.Pool,
  userId: string,
  now: Date,
): Promise<{ readonly dueAt: Date; readonly until: Date } | null> {
  const [found] = await authRows(pool).rows(
    `select due_at as "dueAt", until from auth.factor_losses where user_id = $1 and until > $2`,
    [userId, now],
    { dueAt: column.timestamptz.present, until: column.timestamptz.present },
  );
  return found ?? null;
}
