-- Plans and money (issue 5). `profiles` holds what the person has; here is how it came about.

-- The server's clock, so that limits and ends follow the time the rest of the server goes by (server/db/database.ts).
create function app_now() returns timestamptz
  language sql stable
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());

-- domain/plan/subscription.ts `planAt`, in the database: never more than free when the state does not clearly give it.
create or replace function current_plan(p_user_id uuid) returns text
  language sql stable set search_path = public
  return (
    select case
      when subscription_status not in ('active', 'canceled') then 'free'
      when (subscription_status = 'canceled' or stripe_subscription_id is null) and current_period_end <= app_now() then 'free'
      else subscription_plan end
    from profiles where id = p_user_id);

-- What `profiles` has no column for.
create table billing (
  user_id uuid primary key references profiles (id) on delete cascade,
  plan_id text not null default 'free',
  payment_problem boolean not null default false,
  updated_at timestamptz(3) not null
);
-- `fact` names what happened at the provider (an invoice paid, a cancellation, an end): told twice, it is one row.
create table subscription_history (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  plan text not null,
  status text not null check (status in ('inactive', 'active', 'canceled', 'expired')),
  amount numeric(10, 2) not null,
  currency text not null,
  period_start timestamptz(3),
  period_end timestamptz(3),
  fact text not null,
  created_at timestamptz(3) not null,
  unique (user_id, fact)
);
create index on subscription_history (user_id, created_at desc);
-- Written in the transaction of the event's effect: an event that comes again finds itself here.
create table payment_events (
  event_id text primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  type text not null,
  received_at timestamptz(3) not null
);
create index on payment_events (user_id);
-- Replies delivered in a calendar month where the person lives (`2026-11`).
create table ai_usage (
  user_id uuid not null references profiles (id) on delete cascade,
  month text not null,
  used integer not null check (used >= 0),
  primary key (user_id, month)
);

do $$
declare v_table text;
begin
  foreach v_table in array array['billing', 'subscription_history', 'payment_events', 'ai_usage'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own on %I to tendre_app using (user_id = current_person()) with check (user_id = current_person())', v_table);
  end loop;
end $$;
grant select, insert, update on billing, ai_usage to tendre_app;
grant select, insert on subscription_history, payment_events to tendre_app;

-- Whose customer a signed event names. Nobody's: null.
grant select (stripe_customer_id) on profiles to tendre_system;
create function find_payer(p_customer_id text) returns uuid
  language sql stable security definer set search_path = pg_catalog
  begin atomic
    select id from public.profiles where stripe_customer_id = p_customer_id;
  end;
alter function find_payer owner to tendre_system;
revoke execute on function find_payer from public;
grant execute on function find_payer to tendre_app;

create function refuse_other_person(p_user_id uuid) returns void
  language plpgsql stable set search_path = public as $$
begin
  if p_user_id is distinct from current_person() then
    raise exception 'not your own quota' using errcode = '42501';
  end if;
end $$;

-- Photos and videos kept against the plan (specification, section 5). Whoever adds one calls it under the person's lock.
create function check_image_quota(
  p_user_id uuid, out "canAdd" boolean, out "count" integer, out "limit" integer)
  language plpgsql stable set search_path = public as $$
begin
  perform refuse_other_person(p_user_id);
  "count" := count_media(p_user_id);
  select images into "limit" from plan_limits where plan = coalesce(current_plan(p_user_id), 'free');
  if not found then
    select images into "limit" from plan_limits where plan = 'free';
  end if;
  "canAdd" := "limit" is null or "count" < "limit";
end $$;

-- An unknown zone counts as UTC (domain/plan/quota.ts `quotaMonth`).
create function quota_month(p_user_id uuid) returns text
  language plpgsql stable set search_path = public as $$
declare v_zone text;
begin
  select timezone into v_zone from profiles where id = p_user_id;
  return to_char(app_now() at time zone coalesce(v_zone, 'UTC'), 'YYYY-MM');
exception when invalid_parameter_value then
  return to_char(app_now() at time zone 'UTC', 'YYYY-MM');
end $$;

create function check_ai_quota(
  p_user_id uuid, out "canSend" boolean, out used integer, out "limit" integer, out remaining integer)
  language plpgsql stable set search_path = public as $$
begin
  perform refuse_other_person(p_user_id);
  select coalesce((select u.used from ai_usage u where u.user_id = p_user_id and u.month = quota_month(p_user_id)), 0)
    into used;
  select ai_messages into "limit" from plan_limits where plan = coalesce(current_plan(p_user_id), 'free');
  if not found then
    select ai_messages into "limit" from plan_limits where plan = 'free';
  end if;
  remaining := greatest("limit" - used, 0);
  "canSend" := remaining > 0;
end $$;

-- Adds one unless the month is full; two at once wait for each other on the month's row.
create function increment_ai_usage(
  p_user_id uuid, out counted boolean, out "canSend" boolean, out used integer, out "limit" integer,
  out remaining integer)
  language plpgsql set search_path = public as $$
#variable_conflict use_column
declare
  v_month constant text := quota_month(p_user_id);
  v_limit integer;
begin
  perform refuse_other_person(p_user_id);
  insert into ai_usage (user_id, month, used) values (p_user_id, v_month, 0) on conflict do nothing;
  select q."limit" into v_limit from check_ai_quota(p_user_id) q;
  update ai_usage u set used = u.used + 1
  where u.user_id = p_user_id and u.month = v_month and u.used < v_limit;
  counted := found;
  select q."canSend", q.used, q."limit", q.remaining into "canSend", used, "limit", remaining
  from check_ai_quota(p_user_id) q;
end $$;

-- An admin's own plan, without payment (specification, section 6). `app.is_admin` is the session's judgement, which also
-- knows ADMIN_EMAIL (decisions, "Accounts"). A plan that is being paid for is cancelled first, at the provider.
create function admin_change_plan(p_user_id uuid, p_new_plan text) returns void
  language plpgsql set search_path = public as $$
declare
  v_days integer;
  v_end timestamptz;
begin
  if p_user_id is distinct from current_person() or not (
    coalesce(current_setting('app.is_admin', true), '') = 'true'
    or exists (select from profiles where id = p_user_id and is_admin)) then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  if p_new_plan not in ('free', 'plus_monthly', 'plus_yearly', 'pro_monthly', 'pro_yearly') then
    raise exception 'Plan invalide' using errcode = '22023';
  end if;
  perform from profiles where id = p_user_id for no key update;
  if exists (select from profiles where id = p_user_id and stripe_subscription_id is not null) then
    raise exception 'a subscription is running' using errcode = '55006';
  end if;
  v_days := case when p_new_plan like '%monthly' then 30 when p_new_plan like '%yearly' then 365 end;
  v_end := app_now() + v_days * interval '24 hours';
  update profiles set subscription_plan = split_part(p_new_plan, '_', 1), subscription_status = 'active',
    current_period_end = v_end, stripe_subscription_id = null
  where id = p_user_id;
  insert into billing (user_id, plan_id, payment_problem, updated_at) values (p_user_id, p_new_plan, false, app_now())
  on conflict (user_id) do update set plan_id = p_new_plan, payment_problem = false, updated_at = app_now();
  insert into subscription_history (id, user_id, plan, status, amount, currency, period_start, period_end, fact, created_at)
  values (gen_random_uuid(), p_user_id, p_new_plan, 'active', 0,
    upper(coalesce(nullif(current_setting('app.currency', true), ''), 'usd')),
    app_now(), v_end, 'admin:' || gen_random_uuid(), app_now());
end $$;

-- Ends what is over, to the second: cancelled plans, and plans given without payment (domain/plan/subscription.ts
-- `settleSubscription`). Several processes may ask at once. Returns how many ended.
grant select (subscription_plan, subscription_status, current_period_end, stripe_subscription_id) on profiles
  to tendre_system;
grant update (subscription_plan, subscription_status, current_period_end, stripe_subscription_id) on profiles
  to tendre_system;
grant select, insert, update on billing to tendre_system;
grant select, insert on subscription_history to tendre_system;
create policy expiry on billing to tendre_system using (true) with check (true);
create policy expiry on subscription_history to tendre_system using (true) with check (true);
create index profiles_ending on profiles (current_period_end)
  where subscription_status in ('active', 'canceled') and current_period_end is not null;

create function expire_subscriptions(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_due record;
  v_expired integer := 0;
begin
  for v_due in
    select p.id, p.current_period_end, p.stripe_subscription_id,
      coalesce((select b.plan_id from billing b where b.user_id = p.id), p.subscription_plan || '_monthly') as plan_id
    from profiles p
    where p.subscription_status in ('active', 'canceled') and p.current_period_end <= p_now
      and (p.subscription_status = 'canceled' or p.stripe_subscription_id is null)
    order by p.current_period_end limit 100 for no key update of p skip locked
  loop
    perform expire_subscription(v_due.id, v_due.plan_id, v_due.stripe_subscription_id, v_due.current_period_end);
    v_expired := v_expired + 1;
  end loop;
  return v_expired;
end $$;

create function expire_subscription(
  p_user_id uuid, p_plan_id text, p_subscription_id text, p_end timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  update profiles set subscription_plan = 'free', subscription_status = 'expired', current_period_end = null,
    stripe_subscription_id = null
  where id = p_user_id;
  update billing set plan_id = 'free', payment_problem = false, updated_at = p_end where user_id = p_user_id;
  insert into subscription_history (id, user_id, plan, status, amount, currency, period_end, fact, created_at)
  values (gen_random_uuid(), p_user_id, p_plan_id, 'expired', 0,
    coalesce((select h.currency from subscription_history h where h.user_id = p_user_id order by h.created_at desc limit 1), 'USD'),
    p_end, 'expired:' || coalesce(p_subscription_id, 'granted:' || extract(epoch from p_end)::text), p_end)
  on conflict (user_id, fact) do nothing;
end $$;
alter function expire_subscriptions owner to tendre_system;
revoke execute on function expire_subscriptions from public;
grant execute on function expire_subscriptions to tendre_jobs;
