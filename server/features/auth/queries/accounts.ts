/** Reads of the auth schema for routes and mails. */
import type pg from "pg";
import type { Locale } from "#server/mail/letters/letter.ts";
import { column } from "#server/row-shape.ts";
import { authRows } from "../auth-database.ts";

export type Mailbox = { readonly userId: string; readonly email: string };

/** The account of an address, case-insensitively. */
export async function findAccount(
  pool: pg.Pool,
  email: string,
): Promise<(Mailbox & { isVerified: boolean }) | null> {
  const [found] = await authRows(pool).rows(
    `select id as "userId", email, email_verified as "isVerified" from auth.users where email = $1`,
    [email.toLowerCase()],
    { userId: column.uuid, email: column.text, isVerified: column.bool },
  );
  return found ?? null;
}

/** Whom an outside account opens. */
export async function findByOutsideAccount(
  pool: pg.Pool,
  provider: string,
  accountId: string,
): Promise<(Mailbox & { isVerified: boolean }) | null> {
  const [found] = await authRows(pool).rows(
    `select u.id as "userId", u.email, u.email_verified as "isVerified"
     from auth.accounts a join auth.users u on u.id = a.user_id where a.provider_id = $1 and a.account_id = $2`,
    [provider, accountId],
    { userId: column.uuid, email: column.text, isVerified: column.bool },
  );
  return found ?? null;
}

export async function readAddress(pool: pg.Pool, userId: string): Promise<string | null> {
  const [found] = await authRows(pool).rows("select email from auth.users where id = $1", [userId], {
    email: column.text,
  });
  return found?.email ?? null;
}

/** What a password of this account may not be (domain/account/password.ts). Null: there is no such account. */
export async function readPasswordOwner(pool: pg.Pool, userId: string) {
  const [found] = await authRows(pool).rows(
    `select email, first_name as "firstName", last_name as "lastName" from auth.users where id = $1`,
    [userId],
    { email: column.text, firstName: column.text.orNull, lastName: column.text.orNull },
  );
  return found ?? null;
}

/** Name and language for a mail: those the person chose since, else those given at sign-up. */
export async function readLetterReader(
  pool: pg.Pool,
  userId: string,
): Promise<{ readonly firstName: string | null; readonly locale: Locale }> {
  const [found] = await authRows(pool).rows("select * from letter_reader($1)", [userId], {
    first_name: column.text.orNull,
    locale: column.text,
  });
  return { firstName: found?.first_name ?? null, locale: found?.locale === "en" ? "en" : "fr" };
}

/** IANA name, of the person's journal. */
export async function readTimeZone(pool: pg.Pool, userId: string): Promise<string> {
  const [found] = await authRows(pool).rows("select reader_timezone($1) as timezone", [userId], {
    timezone: column.text.orNull,
  });
  return found?.timezone ?? "UTC";
}

type SignInMethods = {
  /** argon2id; null for a person without a password. */
  readonly passwordHash: string | null;
  readonly providers: readonly string[];
};

export async function readSignInMethods(pool: pg.Pool, userId: string): Promise<SignInMethods> {
  const rows = await authRows(pool).rows(
    "select provider_id, password from auth.accounts where user_id = $1 order by created_at",
    [userId],
    { provider_id: column.text, password: column.text.orNull },
  );
  const isPassword = (row: { provider_id: string }) => row.provider_id === "credential";
  return {
    passwordHash: rows.find(isPassword)?.password ?? null,
    providers: rows.filter((row) => !isPassword(row)).map((row) => row.provider_id),
  };
}

/** The address of an account, and the one that it is to have once the link was opened. */
export async function readOwnAddress(pool: pg.Pool, userId: string, now: Date) {
  const [found] = await authRows(pool).rows(
    `select u.email, u.email_verified as "isVerified", c.email as "newEmail", c.expires_at as "expiresAt"
     from auth.users u left join auth.address_changes c on c.user_id = u.id and c.expires_at > $2 where u.id = $1`,
    [userId, now],
    {
      email: column.text,
      isVerified: column.bool,
      newEmail: column.text.orNull,
      expiresAt: column.timestamptz.orNull,
    },
  );
  return found ?? null;
}

/** The other account that an address cannot be taken from (address-changes.ts, `takeAddress`); null where it is free. */
export async function findHolder(pool: pg.Pool, email: string): Promise<{ readonly userId: string } | null> {
  const [found] = await authRows(pool).rows(
    `select id as "userId" from auth.users where email = $1 and (email_verified or has_profile(id))`,
    [email],
    { userId: column.uuid },
  );
  return found ?? null;
}

/** Addresses that the account had lately, or is to have. */
export async function readOtherAddresses(pool: pg.Pool, userId: string): Promise<readonly string[]> {
  const rows = await authRows(pool).rows(
    `select email from auth.address_changes where user_id = $1
     union select email from auth.address_undos where user_id = $1`,
    [userId],
    { email: column.text },
  );
  return rows.map(({ email }) => email);
}
