/** Choosing settings and making invitations; each is noted in the audit log by the function that does it (migration 0012). */
import { randomInt } from "node:crypto";
import { v7 as newId } from "uuid";
import { inviteCodeLength, inviteLimit, inviteSigns, type NewInvite } from "#domain/account/invite.ts";
import type { SettingValue } from "#domain/admin/server-settings.ts";
import type { SiteSettingName } from "#domain/site/site-settings.ts";
import type { Transaction } from "#server/db/database.ts";
import { hashInvite } from "#server/features/auth/queries/admit-to-sign-up.ts";
import { column } from "#server/row-shape.ts";

type Choice = {
  readonly name: SiteSettingName;
  readonly value: SettingValue | null;
  readonly base: number;
  readonly reason: string | undefined;
};

/** @returns false when somebody chose since `base` */
export async function chooseSetting(
  tx: Transaction,
  { name, value, base, reason }: Choice,
): Promise<boolean> {
  const [done] = await tx.rows({
    text: "select written from choose_setting($1, $2, $3, $4)",
    values: [name, value === null ? null : JSON.stringify(value), base, reason ?? null],
    row: { written: column.bool },
  });
  return done?.written ?? false;
}

const day = 24 * 60 * 60 * 1000;

/** @returns null past `inviteLimit` */
export async function makeInvite(
  tx: Transaction,
  { label, most, life }: NewInvite,
  now: Date,
): Promise<{ readonly id: string; readonly code: string } | null> {
  const id = newId();
  const code = Array.from(
    { length: inviteCodeLength },
    () => inviteSigns[randomInt(inviteSigns.length)],
  ).join("");
  const expiresAt = life === null ? null : new Date(now.getTime() + life * day);
  const [done] = await tx.rows({
    text: "select make_invite($1, $2, $3, $4, $5, $6) as made",
    values: [id, label, hashInvite(code), most, expiresAt, inviteLimit],
    row: { made: column.bool },
  });
  return done?.made ? { id, code } : null;
}

/** @returns false when there is none that was not revoked before */
export async function revokeInvite(tx: Transaction, id: string, reason: string): Promise<boolean> {
  const [done] = await tx.rows({
    text: "select revoke_invite($1, $2) as revoked",
    values: [id, reason],
    row: { revoked: column.bool },
  });
  return done?.revoked ?? false;
}
