/** Reads a person's own sessions and their part of the log. */
import type pg from "pg";
import {
  type OwnLogEvent,
  officeEvents,
  ownLogEvents,
  signInMethods,
} from "#domain/account/signed-in-devices.ts";
import type { Database } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { authRows } from "#server/features/auth/auth-database.ts";
import { column, type RowOf } from "#server/row-shape.ts";

const sessionRow = {
  id: column.uuid,
  ip_address: column.text.orNull,
  user_agent: column.text.orNull,
  sign_in_method: column.text.oneOf(signInMethods).orNull,
  sign_in_provider: column.text.orNull,
  remembered: column.bool,
  created_at: column.timestamptz,
  last_used_at: column.timestamptz,
  trust_id: column.uuid.orNull,
  trusted_at: column.timestamptz.orNull,
  trusted_until: column.timestamptz.orNull,
};
export type SessionRow = RowOf<typeof sessionRow>;

/** Those that still open the journal, the last used first. */
export function readSessions(pool: pg.Pool, personId: string, now: Date): Promise<SessionRow[]> {
  return authRows(pool).rows(
    `select s.id, s.ip_address, s.user_agent, s.sign_in_method, s.sign_in_provider, s.remembered, s.created_at,
       s.last_used_at, t.id as trust_id, t.created_at as trusted_at, t.expires_at as trusted_until
     from auth.sessions s left join lateral (
       select id, created_at, expires_at from auth.trusted_browsers
       where user_id = s.user_id and session_id = s.id and expires_at > $2 order by created_at desc limit 1) t on true
     where s.user_id = $1 and s.expires_at > $2 and not s.second_factor_pending
     order by s.last_used_at desc, s.created_at desc, s.id`,
    [personId, now],
    sessionRow,
  );
}

const trustRow = {
  id: column.uuid,
  user_agent: column.text.orNull,
  created_at: column.timestamptz,
  expires_at: column.timestamptz,
};
export type TrustRow = RowOf<typeof trustRow>;

/** Browsers that still are not asked for the second factor, whose last session is over: the newest first. */
export function readTrustedAlone(pool: pg.Pool, personId: string, now: Date): Promise<TrustRow[]> {
  return authRows(pool).rows(
    `select t.id, t.user_agent, t.created_at, t.expires_at from auth.trusted_browsers t
     where t.user_id = $1 and t.expires_at > $2 and not exists (
       select from auth.sessions s where s.id = t.session_id and s.expires_at > $2 and not s.second_factor_pending)
     order by t.created_at desc, t.id`,
    [personId, now],
    trustRow,
  );
}

export async function hasLoginAlerts(pool: pg.Pool, personId: string): Promise<boolean> {
  const [found] = await authRows(pool).rows("select login_alerts from auth.users where id = $1", [personId], {
    login_alerts: column.bool,
  });
  return found?.login_alerts ?? false;
}

const logRow = {
  key: column.text,
  event: column.text.oneOf(ownLogEvents),
  at: column.timestamptz,
  times: column.int4,
  session_id: column.uuid.orNull,
  user_agent: column.text.orNull,
};
export type LogRow = RowOf<typeof logRow>;

/** Coming and going is in `session_events`, what administrators did in the audit log, the rest in the security log. */
const elsewhere: ReadonlySet<OwnLogEvent> = new Set([
  "login",
  "logout",
  "record_changed",
  ...Object.values(officeEvents),
]);
const securityKinds = ownLogEvents.filter((event) => !elsewhere.has(event));

/** Where a page of the log begins: after this line, newest first. */
export type LogPlace = { readonly at: string; readonly key: string };

/**
 * Newest first. A session comes once and goes once, however often that was noted: by the server, and by the app
 * (`POST /auth/sessions/log`).
 */
export function readOwnLog(
  db: Database,
  scope: OwnerScope,
  { before, limit }: { readonly before: LogPlace | null; readonly limit: number },
): Promise<LogRow[]> {
  return db.transact(scope, (tx) =>
    tx.rows({
      text: `with ways as (
          select distinct on (coalesce(session_id, id), event)
            id, event, session_id, device_info ->> 'userAgent' as user_agent, created_at
          from session_events order by coalesce(session_id, id), event, created_at, id
        ), lines as (
          select 'w' || id as key, event, date_trunc('milliseconds', created_at) as at, 1 as times, session_id,
            user_agent
          from ways
          union all
          select 's' || lpad(e.id::text, 19, '0'), e.kind, e.at, e.times, e.session_id, w.user_agent
          from read_own_security_events($1) e
          left join ways w on w.session_id = e.session_id and w.event = 'login'
          union all
          select 'a' || lpad(a.seq::text, 19, '0'), coalesce($5::jsonb ->> a.action, 'record_changed'), a.at, 1, null, null
          from read_own_audit() a
        )
        select key, event, at, times, session_id, user_agent from lines
        where $2::timestamptz is null or (at, key) < ($2, $3)
        order by at desc, key desc limit $4`,
      values: [securityKinds, before?.at ?? null, before?.key ?? null, limit, JSON.stringify(officeEvents)],
      row: logRow,
    }),
  );
}

const beforeRow = { has_come_before: column.bool, timezone: column.text };

/** Whether this person had been in before this session, and the time zone of their journal. */
export async function readEarlierSignIn(
  db: Database,
  scope: OwnerScope,
  sessionId: string,
): Promise<RowOf<typeof beforeRow> | undefined> {
  const [found] = await db.transact(scope, (tx) =>
    tx.rows({
      text: `select timezone, exists (
          select from session_events where event = 'login' and session_id is distinct from $1
        ) as has_come_before
        from profiles where id = current_person()`,
      values: [sessionId],
      row: beforeRow,
    }),
  );
  return found;
}
