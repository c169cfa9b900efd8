/**
 * The links in mails. A person has at most one of each purpose, so that only the newest works; it works once and for half an hour. The
 * database keeps its hash.
 */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { hashToken } from "#server/http/session/session-token.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import { type AuthRows, authRows } from "../auth-database.ts";

export type LinkPurpose = "confirm" | "reset";

/** Seconds. */
const linkLife = 30 * 60;

const mailLink = {
  userId: column.uuid,
  email: column.text,
  firstName: column.text.orNull,
  lastName: column.text.orNull,
  browserHash: column.text.orNull,
  isLate: column.bool,
};
type MailLink = RowOf<typeof mailLink>;

/**
 * Creates the person's link of this purpose and invalidates the previous one.
 * @param browser the mark of the browser that signed up; undefined keeps the previous link's mark
 * @returns the token, which only the mail contains
 */
export async function makeLink(
  tx: AuthRows,
  link: {
    readonly userId: string;
    readonly purpose: LinkPurpose;
    readonly browser?: string | null;
    readonly now: Date;
  },
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const { userId, purpose, browser, now } = link;
  await tx.rows(
    `insert into auth.mail_links (user_id, purpose, token_hash, browser_hash, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, purpose) do update set token_hash = excluded.token_hash,
       browser_hash = case when $7 then auth.mail_links.browser_hash else excluded.browser_hash end,
       expires_at = excluded.expires_at, created_at = excluded.created_at`,
    [
      userId,
      purpose,
      hashToken(token),
      browser ? hashToken(browser) : null,
      new Date(now.getTime() + linkLife * 1_000),
      now,
      browser === undefined,
    ],
  );
  return token;
}

/** The same outside a transaction, for the browser of the previous link. */
export const renewLink = (
  pool: pg.Pool,
  link: { readonly userId: string; readonly purpose: LinkPurpose; readonly now: Date },
): Promise<string> => makeLink(authRows(pool), link);

/** The owner of a link; null when it was used, replaced or never existed. */
export async function findLink(
  pool: pg.Pool,
  { token, purpose, now }: { readonly token: string; readonly purpose: LinkPurpose; readonly now: Date },
): Promise<MailLink | null> {
  const [found] = await authRows(pool).rows(
    `select u.id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName",
       l.browser_hash as "browserHash", l.expires_at <= $3 as "isLate"
     from auth.mail_links l join auth.users u on u.id = l.user_id
     where l.token_hash = $1 and l.purpose = $2`,
    [hashToken(token), purpose, now],
    mailLink,
  );
  return found ?? null;
}
