import { signInMethods } from "#domain/account/signed-in-devices.ts";
import { type SecuritySeries, securitySeries } from "#domain/admin/security.ts";
import type { Transaction } from "#server/db/database.ts";
import { dayOf, readSeries, type Span, startOf } from "#server/features/admin/queries/day-series.ts";
import { column } from "#server/row-shape.ts";

export async function readSecuritySeries(tx: Transaction, span: Span) {
  const series = await Promise.all(
    securitySeries.map(async (kind) => {
      const text = `select ${dayOf("at")} as day, sum(times)::float8 as value from security_events
        where kind = '${kind}' and at >= $1 group by 1`;
      return [kind, await readSeries(tx, span, text, 0)] as const;
    }),
  );
  return Object.fromEntries(series) as Record<SecuritySeries, (typeof series)[number][1]>;
}

const facts = {
  banned: column.int4,
  people: column.int4,
  with_any: column.int4,
  authenticators: column.int4,
  phones: column.int4,
  passkeys: column.int4,
  open: column.int4,
  pending: column.int4,
  remembered: column.int4,
  signed_in: column.int4,
};

export async function readSecurityFacts(tx: Transaction) {
  const [row] = await tx.rows({
    text: `with factors as (
        select user_id, bool_or(factor_type = 'totp') as totp, bool_or(factor_type = 'phone') as phone
        from auth.factors where status = 'verified' group by user_id
      ), keys as (select distinct user_id from auth.passkeys)
      select (count(*) filter (where u.banned_at is not null))::int4 as banned,
        (count(*) filter (where u.email_verified))::int4 as people,
        (count(*) filter (where u.email_verified and (f.user_id is not null or k.user_id is not null)))::int4 as with_any,
        (count(*) filter (where u.email_verified and f.totp))::int4 as authenticators,
        (count(*) filter (where u.email_verified and f.phone))::int4 as phones,
        (count(*) filter (where u.email_verified and k.user_id is not null))::int4 as passkeys,
        s.open, s.pending, s.remembered, s.signed_in
      from auth.users u left join factors f on f.user_id = u.id left join keys k on k.user_id = u.id,
        (select (count(*) filter (where not second_factor_pending))::int4 as open,
          (count(*) filter (where second_factor_pending))::int4 as pending,
          (count(*) filter (where remembered))::int4 as remembered, count(distinct user_id)::int4 as signed_in
        from auth.sessions where expires_at > app_now()) s
      group by s.open, s.pending, s.remembered, s.signed_in`,
    row: facts,
  });
  if (!row) throw new Error("Nobody has an account, and somebody asks.");
  return row;
}

export const readSessionMethods = (tx: Transaction) =>
  tx.rows({
    text: `select sign_in_method as method, count(*)::int4 as sessions from auth.sessions
      where expires_at > app_now() and not second_factor_pending group by 1 order by 2 desc`,
    row: { method: column.text.oneOf(signInMethods).orNull, sessions: column.int4 },
  });

export const readActCounts = (tx: Transaction, span: Span) =>
  tx.rows({
    text: "select action, count(*)::int4 as times from audit_log where at >= $1 group by 1 order by 2 desc, 1",
    values: [startOf(span)],
    row: { action: column.text, times: column.int4 },
  });
