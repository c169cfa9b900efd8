/**
 * A new password from a session that has proven lately who it is. What else opens the account and may be somebody else's goes, as far as
 * its owner was not told of it when it came (docs/decisions/077-a-new-password-while-signed-in.md).
 */
import type pg from "pg";
import { revokeTokens } from "#server/features/tokens/mutations/personal-tokens.ts";
import { closeOthers, type Owner, withAccountLocked } from "./factors.ts";
import { setPassword } from "./prove-mailbox.ts";

type NewPassword = Owner & {
  /** argon2id */
  readonly passwordHash: string;
  readonly now: Date;
};

/**
 * Every other session ends, trusted browsers are asked again, tokens for scripts are revoked, the link that was mailed to choose a password is void.
 * @returns `isFirst`: the account had none before
 */
export async function changePassword(
  pool: pg.Pool,
  { userId, sessionId, passwordHash, now }: NewPassword,
): Promise<{ readonly isFirst: boolean }> {
  return withAccountLocked(pool, userId, async (tx) => {
    const before = await tx.rows(
      "select 1 as one from auth.accounts where user_id = $1 and provider_id = 'credential'",
      [userId],
    );
    await setPassword(tx, userId, passwordHash, now);
    await closeOthers(tx, { userId, sessionId });
    await revokeTokens(tx, { userId, id: null, now });
    await tx.rows("delete from auth.mail_links where user_id = $1 and purpose = 'reset'", [userId]);
    return { isFirst: before.length === 0 };
  });
}
