import type { dayCounts } from "#domain/admin/overview.ts";
import type { Transaction } from "#server/db/database.ts";
import { dayOf, readSeries, type Span } from "#server/features/admin/queries/day-series.ts";
import { column } from "#server/row-shape.ts";

const counts = {
  total: column.int4,
  unconfirmed: column.int4,
  deleting: column.int4,
  banned: column.int4,
  superadmins: column.int4,
  active_day: column.int4,
  active_week: column.int4,
  active_month: column.int4,
};

export async function readPeopleCounts(tx: Transaction) {
  const within = (age: string) => `(count(*) filter (where seen.at > app_now() - interval '${age}'))::int4`;
  const [row] = await tx.rows({
    text: `select people.*, active.* from (
        select count(*)::int4 as total, (count(*) filter (where not u.email_verified))::int4 as unconfirmed,
          (count(*) filter (where u.deletion_due_at is not null))::int4 as deleting,
          (count(*) filter (where u.banned_at is not null))::int4 as banned,
          (select count(*)::int4 from profiles p where p.role = 'superadmin') as superadmins
        from auth.users u) people,
      (select ${within("24 hours")} as active_day, ${within("7 days")} as active_week, ${within("30 days")} as active_month
        from (select max(s.last_used_at) as at from auth.sessions s group by s.user_id) seen) active`,
    row: counts,
  });
  if (!row) throw new Error("A count without a row.");
  return row;
}

export const readSignUps = (tx: Transaction, span: Span) =>
  readSeries(
    tx,
    span,
    `select ${dayOf("created_at")} as day, count(*)::float8 as value from auth.users where created_at >= $1 group by 1`,
    0,
  );

/** A value of `day_counts`; null for days that nobody counted. */
export const readCounted = (tx: Transaction, span: Span, name: (typeof dayCounts)[number]) =>
  readSeries(
    tx,
    span,
    `select to_char(day, 'YYYY-MM-DD') as day, value::float8 as value from day_counts where name = '${name}' and day >= $1::timestamptz::date`,
    null,
  );
