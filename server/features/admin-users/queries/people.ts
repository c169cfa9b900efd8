/** The list of people, and one row of it. */

import { roles } from "#domain/account/profile.ts";
import type { PeopleQuery, PersonState } from "#domain/admin/people.ts";
import { personStates } from "#domain/admin/people.ts";
import { planIds, planNames, subscriptionStatuses } from "#domain/plan/plan.ts";
import type { Transaction } from "#server/db/database.ts";
import {
  anywhere,
  type Condition,
  equals,
  type ListSource,
  readSlice,
} from "#server/features/admin/queries/read-list.ts";
import { column, type RowOf } from "#server/row-shape.ts";

const row = {
  id: column.uuid,
  email: column.text,
  state: column.text.oneOf(personStates),
  plan: column.text.oneOf(planNames),
  plan_id: column.text.oneOf(planIds),
  status: column.text.oneOf(subscriptionStatuses),
  is_paid: column.bool,
  role: column.text.oneOf(roles),
  is_admin: column.bool,
  locale: column.text.oneOf(["en", "fr"] as const),
  created_at: column.timestamptz,
  last_seen_at: column.timestamptz.orNull,
  sessions: column.int4,
  bytes: column.float8,
};
export type PersonRowRead = RowOf<typeof row>;

/** SQL: the plan whose limits hold now, as `current_plan` says it (migration 0007), without a call for each row. */
const plan = `case
    when p.id is null or p.subscription_status not in ('active', 'canceled') then 'free'
    when (p.subscription_status = 'canceled' or p.stripe_subscription_id is null) and p.current_period_end <= app_now() then 'free'
    else p.subscription_plan end`;
const openSessions = "auth.sessions s where s.user_id = u.id and s.expires_at > (select app_now())";
const lastSeen = `(select max(s.last_used_at) from ${openSessions})`;
const sessions = `(select count(*)::int4 from ${openSessions})`;
const bytes = `(select coalesce(sum(coalesce(f.stored, f.received)), 0)::float8 from uploads f where f.user_id = u.id and f.state <> 'dropped')`;

const stateTests: Readonly<Record<PersonState, string>> = {
  banned: "u.banned_at is not null",
  deleting: "u.banned_at is null and u.deletion_due_at is not null",
  unconfirmed: "u.banned_at is null and u.deletion_due_at is null and not u.email_verified",
  active: "u.banned_at is null and u.deletion_due_at is null and u.email_verified",
};

export const peopleSource: ListSource<typeof row, NonNullable<PeopleQuery["sort"]>> = {
  columns: `u.id, u.email,
    case when u.banned_at is not null then 'banned' when u.deletion_due_at is not null then 'deleting'
      when not u.email_verified then 'unconfirmed' else 'active' end as state,
    ${plan} as plan, coalesce(b.plan_id, 'free') as plan_id, coalesce(p.subscription_status, 'inactive') as status,
    p.stripe_subscription_id is not null as is_paid, coalesce(p.role, 'user') as role, coalesce(p.is_admin, false) as is_admin,
    coalesce(p.locale, u.locale) as locale, u.created_at, ${lastSeen} as last_seen_at, ${sessions} as sessions, ${bytes} as bytes`,
  from: "auth.users u left join profiles p on p.id = u.id left join billing b on b.user_id = u.id",
  row,
  sorts: {
    created: "u.created_at",
    email: "u.email",
    plan,
    lastSeen,
    sessions,
    bytes,
  },
  direction: "desc",
  tie: "u.id",
};

/** Searched by any part of the address, or by the beginning of the id. */
export function peopleConditions(query: Omit<PeopleQuery, "page" | "size">): readonly Condition[] {
  const { search, state, role, isPaid, isAdmin } = query;
  return [
    () => (state === undefined ? null : stateTests[state]),
    equals(plan, query.plan),
    equals("coalesce(p.role, 'user')", role),
    equals("(p.stripe_subscription_id is not null)", isPaid),
    equals("coalesce(p.is_admin, false)", isAdmin),
    (mark) => {
      if (!search) return null;
      const found = [`u.email ilike ${mark(anywhere(search))}`];
      if (/^[\da-f-]+$/i.test(search)) found.push(`u.id::text like ${mark(`${search.toLowerCase()}%`)}`);
      return `(${found.join(" or ")})`;
    },
  ];
}

export async function readPersonRow(tx: Transaction, personId: string): Promise<PersonRowRead | null> {
  const [found] = await readSlice(
    tx,
    peopleSource,
    { where: [equals("u.id", personId)] },
    { offset: 0, limit: 1 },
  );
  return found ?? null;
}
