/**
 * Whoever reads the address that an account had can take its change back for seven days. The link proves that mailbox, as a reset does, so
 * that a password is chosen with it; and what came into the account since the change, which a thief would have brought, goes.
 */
import type pg from "pg";
import { revokeTokens } from "#server/features/tokens/mutations/personal-tokens.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import { authRows, inAuthTransaction } from "../auth-database.ts";
import { orTaken, takeAddress } from "./address-changes.ts";
import { endTrust } from "./admit-session.ts";
import { setPassword } from "./prove-mailbox.ts";

const foundUndo = {
  userId: column.uuid,
  /** The address that comes back. */
  email: column.text,
  firstName: column.text.orNull,
  lastName: column.text.orNull,
  isLate: column.bool,
};
type FoundUndo = RowOf<typeof foundUndo>;

/** Null when the link was used, or made void by another one. */
export async function findUndo(pool: pg.Pool, token: string, now: Date): Promise<FoundUndo | null> {
  const [found] = await authRows(pool).rows(
    `select u.id as "userId", a.email, u.first_name as "firstName", u.last_name as "lastName", a.expires_at <= $2 as "isLate"
     from auth.address_undos a join auth.users u on u.id = a.user_id where a.token_hash = $1`,
    [hashToken(token), now],
    foundUndo,
  );
  return found ?? null;
}

type Undone = {
  readonly kind: "undone";
  readonly userId: string;
  readonly from: string;
  readonly to: string;
};
type NotUndone = { readonly kind: "unknown" | "taken" };
type Undo = { readonly token: string; readonly passwordHash: string; readonly now: Date };

/**
 * Every session ends. Outside accounts go as with a reset; tokens are revoked; second factors, passkeys and backup codes go only where they are younger than the change.
 * Later changes of the address are taken back with it, and their links are void.
 * @returns `taken` where the old address is another account's by now
 */
export async function undoAddressChange(
  pool: pg.Pool,
  { token, passwordHash, now }: Undo,
): Promise<Undone | NotUndone> {
  const work = inAuthTransaction(pool, async (tx): Promise<Undone | NotUndone> => {
    const [link] = await tx.rows(
      "select user_id from auth.address_undos where token_hash = $1 and expires_at > $2",
      [hashToken(token), now],
      { user_id: column.uuid },
    );
    if (!link) return { kind: "unknown" };
    const userId = link.user_id;
    const [before] = await tx.rows("select email from auth.users where id = $1 for update", [userId], {
      email: column.text,
    });
    const [undo] = await tx.rows(
      "select email, changed_at from auth.address_undos where user_id = $1 and token_hash = $2",
      [userId, hashToken(token)],
      { email: column.text, changed_at: column.timestamptz },
    );
    if (!before || !undo) return { kind: "unknown" };
    const { email, changed_at } = undo;
    if (!(await takeAddress(tx, userId, email, now))) return { kind: "taken" };
    await tx.rows("delete from auth.address_undos where user_id = $1 and changed_at >= $2", [
      userId,
      changed_at,
    ]);
    await tx.rows("delete from auth.address_changes where user_id = $1", [userId]);
    await tx.rows("delete from auth.sessions where user_id = $1", [userId]);
    await tx.rows("delete from auth.mail_links where user_id = $1", [userId]);
    await endTrust(tx, userId);
    await tx.rows("delete from auth.accounts where user_id = $1 and provider_id <> 'credential'", [userId]);
    await tx.rows("delete from auth.factors where user_id = $1 and created_at >= $2", [userId, changed_at]);
    await tx.rows("delete from auth.passkeys where user_id = $1 and created_at >= $2", [userId, changed_at]);
    await revokeTokens(tx, { userId, id: null, now });
    await tx.rows(
      `delete from auth.backup_codes where user_id = $1 and (created_at >= $2
         or not exists (select from auth.factors where user_id = $1 and status = 'verified'))`,
      [userId, changed_at],
    );
    await setPassword(tx, userId, passwordHash, now);
    return { kind: "undone", userId, from: before.email, to: email };
  });
  return orTaken(work);
}
