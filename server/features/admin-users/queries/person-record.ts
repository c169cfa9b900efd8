/** What the back-office knows of one person. Whoever calls these notes the reading in the same transaction (mutations/read-person.ts). */
import { signInMethods } from "#domain/account/signed-in-devices.ts";
import { planIds, subscriptionStatuses } from "#domain/plan/plan.ts";
import type { Transaction } from "#server/db/database.ts";
import { column, type RowOf, type RowShape } from "#server/row-shape.ts";

const account = {
  time_zone: column.text,
  is_confirmed: column.bool,
  banned_at: column.timestamptz.orNull,
  deletion_requested_at: column.timestamptz.orNull,
  deletion_due_at: column.timestamptz.orNull,
  is_destroying: column.bool,
  period_end: column.timestamptz.orNull,
  has_payment_problem: column.bool,
  login_alerts: column.bool,
  weekly_letter: column.bool,
  providers: column.texts,
  passkeys: column.int4,
  authenticators: column.int4,
  phones: column.int4,
  tokens: column.int4,
  relationships: column.int4,
  relationship_limit: column.int4.orNull,
  media: column.int4,
  media_limit: column.int4.orNull,
  ai_messages: column.int4,
  ai_limit: column.int4.orNull,
  text_bytes: column.float8,
};
const session = {
  id: column.uuid,
  user_agent: column.text.orNull,
  sign_in_method: column.text.oneOf(signInMethods).orNull,
  remembered: column.bool,
  second_factor_pending: column.bool,
  created_at: column.timestamptz,
  last_used_at: column.timestamptz,
};
const payment = {
  plan: column.text.oneOf(planIds),
  status: column.text.oneOf(subscriptionStatuses),
  amount: column.float8,
  currency: column.text,
  created_at: column.timestamptz,
};
const refusal = { kind: column.text, times: column.int4, last_at: column.timestamptz };

export type AccountRead = RowOf<typeof account>;
export type SessionRead = RowOf<typeof session>;
export type PaymentRead = RowOf<typeof payment>;
export type RefusalRead = RowOf<typeof refusal>;

/** Statements on one person, whose id is `$1`. */
const about = <S extends RowShape>(tx: Transaction, personId: string, text: string, row: S) =>
  tx.rows({ text, values: [personId], row });

export async function readAccount(tx: Transaction, personId: string): Promise<AccountRead | null> {
  const [found] = await about(
    tx,
    personId,
    `select coalesce(p.timezone, u.timezone) as time_zone, u.email_verified as is_confirmed, u.banned_at, u.deletion_requested_at,
       u.deletion_due_at, u.deletion_begun_at is not null as is_destroying, p.current_period_end as period_end,
       coalesce(b.payment_problem, false) as has_payment_problem, u.login_alerts, u.weekly_letter,
       array(select distinct a.provider_id from auth.accounts a where a.user_id = u.id order by 1) as providers,
       (select count(*)::int4 from auth.passkeys k where k.user_id = u.id) as passkeys,
       (select count(*)::int4 from auth.factors f where f.user_id = u.id and f.status = 'verified' and f.factor_type = 'totp') as authenticators,
       (select count(*)::int4 from auth.factors f where f.user_id = u.id and f.status = 'verified' and f.factor_type = 'phone') as phones,
       (select count(*)::int4 from auth.access_tokens t where t.user_id = u.id and t.revoked_at is null
         and (t.expires_at is null or t.expires_at > app_now())) as tokens,
       (select count(*)::int4 from relationships r where r.user_id = u.id and r.deleted_at is null) as relationships,
       l.relations as relationship_limit,
       count_media(u.id) as media,
       l.images as media_limit,
       coalesce((select a.used from ai_usage a where a.user_id = u.id and a.month = quota_month(u.id)), 0) as ai_messages,
       l.ai_messages as ai_limit,
       coalesce((select s.text_bytes from sync_state s where s.user_id = u.id), 0)::float8 as text_bytes
     from auth.users u left join profiles p on p.id = u.id left join billing b on b.user_id = u.id
       left join plan_limits l on l.plan = coalesce(current_plan(u.id), 'free')
     where u.id = $1`,
    account,
  );
  return found ?? null;
}

export const readOpenSessions = (tx: Transaction, personId: string): Promise<SessionRead[]> =>
  about(
    tx,
    personId,
    `select id, user_agent, sign_in_method, remembered, second_factor_pending, created_at, last_used_at
     from auth.sessions where user_id = $1 and expires_at > app_now() order by last_used_at desc, id limit 100`,
    session,
  );

export const readPayments = (tx: Transaction, personId: string): Promise<PaymentRead[]> =>
  about(
    tx,
    personId,
    `select plan, status, amount::float8 as amount, currency, created_at
     from subscription_history where user_id = $1 order by created_at desc, made desc limit 20`,
    payment,
  );

export const readRefusals = (tx: Transaction, personId: string): Promise<RefusalRead[]> =>
  about(
    tx,
    personId,
    `select kind, sum(times)::int4 as times, max(at) as last_at from security_events
     where person_id = $1 and at > app_now() - interval '30 days'
       and kind in ('wrong_credentials', 'wrong_code', 'locked', 'banned', 'too_many', 'forbidden', 'foreign_origin', 'passkey_refused')
     group by kind order by max(at) desc`,
    refusal,
  );
