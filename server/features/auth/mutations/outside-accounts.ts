/** Outside accounts of a person: opened with, linked, unlinked. Nothing of them is kept but the provider and its name of the account. */
import type pg from "pg";
import { v7 as newId } from "uuid";
import { column } from "#server/row-shape.ts";
import { type AuthRows, inAuthTransaction } from "../auth-database.ts";

type OutsideAccount = {
  readonly userId: string;
  readonly provider: string;
  readonly accountId: string;
  readonly now: Date;
};

/** Somebody new whose address the provider vouches for, who accepted the terms and is of age. */
type OutsidePerson = Omit<OutsideAccount, "userId"> & {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly locale: "en" | "fr" | undefined;
  readonly timezone: string | undefined;
  /** The invitation that admitted them. */
  readonly inviteId: string | null;
};

/** @returns the person's id; null when the address or the outside account got another one at the same moment */
export async function openByOutsideAccount(pool: pg.Pool, person: OutsidePerson): Promise<string | null> {
  const { email, firstName, lastName, locale, timezone, inviteId, provider, accountId, now } = person;
  const userId = newId();
  const work = inAuthTransaction(pool, async (tx) => {
    await tx.rows(
      `insert into auth.users (id, email, email_verified, name, first_name, last_name, locale, timezone,
         terms_accepted_at, adult_declared_at, created_at, updated_at, invite_id)
       values ($1, $2, true, $3, $4, $5, coalesce($6, 'fr'), coalesce($7, 'Europe/Paris'), $8, $8, $8, $8, $9)`,
      [
        ...[userId, email, `${firstName ?? ""} ${lastName ?? ""}`.trim(), firstName, lastName],
        ...[locale ?? null, timezone ?? null, now, inviteId],
      ],
    );
    await insertAccount(tx, { userId, provider, accountId, now });
    return userId;
  });
  return unlessTaken(work, null);
}

/** `taken` where somebody else had it first. */
const unlessTaken = <T, U>(work: Promise<T>, taken: U): Promise<T | U> =>
  work.catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "23505") return taken;
    throw error;
  });

const insertAccount = (tx: AuthRows, { userId, provider, accountId, now }: OutsideAccount) =>
  tx.rows(
    `insert into auth.accounts (id, user_id, provider_id, account_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [newId(), userId, provider, accountId, now],
  );

/**
 * @param sessionId the session that asked for it
 * @returns `over` when that session ended meanwhile (a sign-out, a new password)
 */
export async function linkAccount(
  pool: pg.Pool,
  { sessionId, ...account }: OutsideAccount & { readonly sessionId: string },
): Promise<"linked" | "linked before" | "another's" | "over"> {
  const { userId, provider, accountId, now } = account;
  const work = inAuthTransaction(pool, async (tx) => {
    // A proof of the mailbox locks this row too (prove-mailbox.ts): what is linked here is dropped by it, or refused.
    await tx.rows("select from auth.users where id = $1 for no key update", [userId]);
    const [owner] = await tx.rows(
      "select user_id from auth.accounts where provider_id = $1 and account_id = $2",
      [provider, accountId],
      { user_id: column.uuid },
    );
    if (owner) return owner.user_id === userId ? ("linked before" as const) : ("another's" as const);
    const alive = await tx.rows(
      "select 1 as one from auth.sessions where id = $1 and user_id = $2 and expires_at > $3 for key share",
      [sessionId, userId, now],
    );
    if (alive.length === 0) return "over" as const;
    await insertAccount(tx, account);
    return "linked" as const;
  });
  return unlessTaken(work, "another's");
}

/** The provider vouches for the very address of an account that it opens already. */
export async function confirmByProvider(pool: pg.Pool, { userId, email, now }: Confirmed): Promise<void> {
  await inAuthTransaction(pool, (tx) =>
    tx.rows("update auth.users set email_verified = true, updated_at = $3 where id = $1 and email = $2", [
      userId,
      email,
      now,
    ]),
  );
}
type Confirmed = { readonly userId: string; readonly email: string; readonly now: Date };

/** @returns false when it is the only way to sign in: without it the person could enter only by a mail. */
export async function unlinkAccount(pool: pg.Pool, userId: string, provider: string): Promise<boolean> {
  return inAuthTransaction(pool, async (tx) => {
    await tx.rows("select from auth.users where id = $1 for update", [userId]);
    const others = await tx.rows(
      `select 1 as one from auth.accounts where user_id = $1 and provider_id <> $2
       union all select 1 from auth.passkeys where user_id = $1`,
      [userId, provider],
    );
    if (others.length === 0) return false;
    await tx.rows(
      "delete from auth.accounts where user_id = $1 and provider_id = $2 and provider_id <> 'credential'",
      [userId, provider],
    );
    return true;
  });
}
