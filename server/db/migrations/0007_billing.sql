-- Plans and money. `profiles` holds what the person has; here is how it came about. Usage is counted by the function that knows the limit,
-- and by nothing else.

-- The limits of domain/plan/plan.ts, for the functions that check them; server/features/relationships/quota.test.ts holds
-- the two equal. null: unlimited.
create table plan_limits (
  plan text primary key check (plan in ('free', 'plus', 'pro')),
  relations integer,
  images integer,
  ai_messages integer not null
);
comment on table plan_limits is 'The limits of the plans, the same as domain/plan/plan.ts.';
grant select on plan_limits to tendre_app, tendre_system;
insert into plan_limits (plan, relations, images, ai_messages) values
  ('free', 3, 3, 30), ('plus', 10, 10, 150), ('pro', null, null, 400);

-- domain/plan/subscription.ts `planAt`, in the database: never more than free when the state does not clearly give it. A cancelled plan whose
-- period is over is free (specification, section 4).
create function current_plan(p_user_id uuid) returns text
  language sql stable set search_path = public, pg_temp
  return (
    select case
      when subscription_status not in ('active', 'canceled') then 'free'
      when (subscription_status = 'canceled' or stripe_subscription_id is null) and current_period_end <= app_now() then 'free'
      else subscription_plan end
    from profiles where id = p_user_id);

-- Whether one more relationship may be kept (specification, section 7). Rows in the trash do not count. Whoever adds
-- a row calls it while holding the person's lock. Another person's id is refused with insufficient_privilege.
create function check_relation_quota(
  p_user_id uuid, out "canAdd" boolean, out "count" integer, out "limit" integer)
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  if p_user_id is distinct from current_person() then
    raise exception 'not your own quota' using errcode = '42501';
  end if;
  select count(*) into "count" from relationships where user_id = p_user_id and deleted_at is null;
  select relations into "limit" from plan_limits where plan = coalesce(current_plan(p_user_id), 'free');
  if not found then
    select relations into "limit" from plan_limits where plan = 'free';
  end if;
  "canAdd" := "limit" is null or "count" < "limit";
end $$;

-- What `profiles` has no column for.
create table billing (
  user_id uuid primary key references profiles (id) on delete cascade,
  plan_id text not null default 'free' check (plan_id in ('free', 'plus_monthly', 'plus_yearly', 'pro_monthly', 'pro_yearly')),
  payment_problem boolean not null default false,
  updated_at timestamptz(3) not null,
  -- How often the provider was asked and believed: an answer fetched before another one was written is fetched again
  -- (server/features/billing/mutations/follow-provider.ts).
  looked bigint not null default 0,
  -- One request about a person's money at a time, on whatever instance. A lease and not a lock: no connection is held while
  -- the provider is asked, and what died in the middle lets go by itself. The database's own clock, which nobody moves.
  busy_until timestamptz
);
comment on table billing is 'What a person''s profile does not say of their plan.';
alter table billing enable row level security, force row level security;
create policy own on billing to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy expiry on billing to tendre_system using (true) with check (true);
grant select, insert (user_id, updated_at, looked, busy_until), update (updated_at, looked, busy_until) on billing to tendre_app;
grant select, insert, update on billing to tendre_system;

-- `fact` names what happened at the provider (an invoice paid, a cancellation, an end): told twice, it is one row.
create table subscription_history (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  plan text not null check (plan in ('free', 'plus_monthly', 'plus_yearly', 'pro_monthly', 'pro_yearly')),
  status text not null check (status in ('inactive', 'active', 'canceled', 'expired')),
  amount numeric(10,2) not null,
  currency text not null,
  period_start timestamptz(3),
  period_end timestamptz(3),
  fact text not null,
  created_at timestamptz(3) not null,
  -- The provider counts in whole seconds: of one second, what was written last is the newest.
  made bigint generated always as identity,
  unique (user_id, fact)
);
create index subscription_history_user_id_created_at_idx on subscription_history (user_id, created_at desc);
create index subscription_history_age on subscription_history (created_at);
comment on table subscription_history is 'What happened to a person''s plan: payments, changes, ends.';
alter table subscription_history enable row level security, force row level security;
create policy own on subscription_history to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy expiry on subscription_history to tendre_system using (true) with check (true);
grant select, insert on subscription_history to tendre_app, tendre_system;

-- Written in the transaction of the event's effect: an event that comes again finds itself here.
create table payment_events (
  event_id text primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  type text not null,
  received_at timestamptz(3) not null
);
create index payment_events_user_id_idx on payment_events (user_id);
create index payment_events_age on payment_events (received_at);
comment on table payment_events is 'Events of the payment provider that have had their effect.';
alter table payment_events enable row level security, force row level security;
create policy own on payment_events to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on payment_events to tendre_system using (true);
grant select, insert on payment_events to tendre_app;
grant select, delete on payment_events to tendre_system;

-- Replies delivered in a calendar month where the person lives (`2026-11`).
create table ai_usage (
  user_id uuid not null references profiles (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  used integer not null check (used >= 0),
  primary key (user_id, month)
);
comment on table ai_usage is 'Replies delivered in a calendar month where the person lives.';
alter table ai_usage enable row level security, force row level security;
create policy own on ai_usage to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy system on ai_usage to tendre_system using (true) with check (true);
grant select on ai_usage to tendre_app;
grant select, insert, update on ai_usage to tendre_system;

-- Whose customer a signed event names. Nobody's: null.
create function find_payer(p_customer_id text) returns uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select id from public.profiles where stripe_customer_id = p_customer_id;
  end;
alter function find_payer owner to tendre_system;
revoke execute on function find_payer from public;
grant execute on function find_payer to tendre_app;

create function refuse_other_person(p_user_id uuid) returns void
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  if p_user_id is distinct from current_person() then
    raise exception 'not your own quota' using errcode = '42501';
  end if;
end $$;

-- Photos and videos kept against the plan (specification, section 5). Whoever adds one calls it under the person's lock.
create function check_image_quota(
  p_user_id uuid, out "canAdd" boolean, out "count" integer, out "limit" integer)
  language plpgsql stable set search_path = public, pg_temp as $$
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
  language plpgsql stable set search_path = public, pg_temp as $$
declare v_zone text;
begin
  select timezone into v_zone from profiles where id = p_user_id;
  return to_char(app_now() at time zone coalesce(v_zone, 'UTC'), 'YYYY-MM');
exception when invalid_parameter_value then
  return to_char(app_now() at time zone 'UTC', 'YYYY-MM');
end $$;

create function check_ai_quota(
  p_user_id uuid, out "canSend" boolean, out used integer, out "limit" integer, out remaining integer)
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  v_month constant text := quota_month(p_user_id);
begin
  perform refuse_other_person(p_user_id);
  select coalesce((select u.used from ai_usage u where u.user_id = p_user_id and u.month = v_month), 0)
    + (select count(*) from ai_messages m where m.user_id = p_user_id and m.month = v_month
        and m.delivered_at is null and m.reserved_at > app_now() - interval '10 minutes')
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
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_month constant text := quota_month(p_user_id);
begin
  perform refuse_other_person(p_user_id);
  perform lock_ai_month(p_user_id, v_month);
  select q."canSend" into counted from check_ai_quota(p_user_id) q;
  if counted then
    update ai_usage u set used = u.used + 1 where u.user_id = p_user_id and u.month = v_month;
  end if;
  select q."canSend", q.used, q."limit", q.remaining into "canSend", used, "limit", remaining
  from check_ai_quota(p_user_id) q;
end $$;
alter function increment_ai_usage owner to tendre_system;
revoke execute on function increment_ai_usage from public;
grant execute on function increment_ai_usage to tendre_app;

-- An admin's own plan, without payment (specification, section 6). `app.is_admin` is the session's judgement, which also
-- knows ADMIN_EMAIL (decisions, "Accounts"). A plan that is being paid for is cancelled first, at the provider.
create function admin_change_plan(p_user_id uuid, p_new_plan text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
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
alter function admin_change_plan owner to tendre_system;
revoke execute on function admin_change_plan from public;
grant execute on function admin_change_plan to tendre_app;

-- Ends what is over, to the second: cancelled plans, and plans given without payment (domain/plan/subscription.ts
-- `settleSubscription`). Several processes may ask at once. Returns how many ended.
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
alter function expire_subscriptions owner to tendre_system;
revoke execute on function expire_subscriptions from public;
grant execute on function expire_subscriptions to tendre_jobs;

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
revoke execute on function expire_subscription from public;
grant execute on function expire_subscription to tendre_system;

-- The stand-in payment provider (server/standin-payments): what a real one would keep at its own place. It is asked without a person, so no
-- scope of the app ever sees it; with real keys it stays empty.
create schema standin;
grant usage on schema standin to tendre_app, tendre_system;

-- `body` is the object as the provider's API writes it.
create table standin.objects (
  id text primary key,
  kind text not null,
  customer text,
  body jsonb not null,
  -- Only subscriptions that go on: when something is next due.
  due_at timestamptz(3),
  made bigint generated always as identity
);
create index objects_customer_kind_idx on standin.objects (customer, kind);
create index objects_due_at_idx on standin.objects (due_at) where due_at is not null;
comment on table standin.objects is 'The simulated payment provider: customers, subscriptions, invoices and pages.';
alter table standin.objects enable row level security, force row level security;
create policy nobody on standin.objects to tendre_app using (current_person() is null) with check (current_person() is null);
create policy prune on standin.objects to tendre_system using (true);
grant select, insert, update, delete on standin.objects to tendre_app;
grant select, delete on standin.objects to tendre_system;

-- Answers given under an idempotency key.
create table standin.answers (
  key text primary key,
  status integer not null,
  body jsonb not null,
  made_at timestamptz(3) not null default now()
);
comment on table standin.answers is 'The simulated payment provider: answers given under an idempotency key.';
alter table standin.answers enable row level security, force row level security;
create policy nobody on standin.answers to tendre_app using (current_person() is null) with check (current_person() is null);
create policy prune on standin.answers to tendre_system using (true);
grant select, insert, update, delete on standin.answers to tendre_app;
grant select, delete on standin.answers to tendre_system;

-- What happened, and what the webhook has not yet taken.
create table standin.events (
  id text primary key,
  body jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz(3),
  made bigint generated always as identity
);
create index events_next_at_idx on standin.events (next_at) where next_at is not null;
comment on table standin.events is 'The simulated payment provider: what happened, and what is still to be delivered.';
alter table standin.events enable row level security, force row level security;
create policy nobody on standin.events to tendre_app using (current_person() is null) with check (current_person() is null);
create policy prune on standin.events to tendre_system using (true);
grant select, insert, update, delete on standin.events to tendre_app;
grant select, delete on standin.events to tendre_system;

-- What was bought in the simulation ends when real keys are set. Returns how many ended.
create function end_simulated_subscriptions(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_found record;
  v_ended integer := 0;
begin
  for v_found in
    select p.id, p.stripe_subscription_id,
      coalesce((select b.plan_id from billing b where b.user_id = p.id), p.subscription_plan || '_monthly') as plan_id
    from profiles p where p.stripe_subscription_id like 'sub\_standin\_%' limit 100 for no key update of p skip locked
  loop
    perform expire_subscription(v_found.id, v_found.plan_id, v_found.stripe_subscription_id, p_now);
    v_ended := v_ended + 1;
  end loop;
  return v_ended;
end $$;
alter function end_simulated_subscriptions owner to tendre_system;
revoke execute on function end_simulated_subscriptions from public;
grant execute on function end_simulated_subscriptions to tendre_jobs;

-- An event is refused after five minutes and sent again for three days at most: what is a month old need not be known.
-- At most some thousands a call.
create function forget_payment_events(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from payment_events where ctid = any (array(
    select ctid from payment_events where received_at < p_now - interval '30 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_payment_events owner to tendre_system;
revoke execute on function forget_payment_events from public;
grant execute on function forget_payment_events to tendre_jobs;

-- What the payment provider has of one's own person. A paid plan names its customer and its subscription; everything else
-- is free. Returns whether the shown state beside the profile changed.
create function write_subscription(
  p_plan text, p_status text, p_period_end timestamptz, p_subscription_id text, p_plan_id text, p_problem boolean,
  p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_person constant uuid := current_person();
begin
  if v_person is null then raise insufficient_privilege; end if;
  if p_plan = 'free' then
    if p_plan_id <> 'free' or p_subscription_id is not null or p_status not in ('inactive', 'expired') then
      raise exception 'not a state without a plan' using errcode = '22023';
    end if;
  elsif p_plan_id not in (p_plan || '_monthly', p_plan || '_yearly') or p_subscription_id is null
    or p_status not in ('active', 'canceled')
    or not exists (select from plan_limits where plan = p_plan)
    or not exists (select from profiles where id = v_person and stripe_customer_id is not null) then
    raise exception 'not a state of a plan that is paid for' using errcode = '22023';
  end if;
  update profiles set subscription_plan = p_plan, subscription_status = p_status, current_period_end = p_period_end,
    stripe_subscription_id = p_subscription_id
  where id = v_person and (subscription_plan, subscription_status, current_period_end, stripe_subscription_id)
    is distinct from (p_plan, p_status, p_period_end, p_subscription_id);
  update billing set plan_id = p_plan_id, payment_problem = p_problem, updated_at = p_now
  where user_id = v_person and (plan_id, payment_problem) is distinct from (p_plan_id, p_problem);
  return found;
end $$;
alter function write_subscription owner to tendre_system;
revoke execute on function write_subscription from public;
grant execute on function write_subscription to tendre_app;

-- One's own customer at the provider, changed only from what was known: two at once cannot write over each other.
create function keep_customer(p_known text, p_customer text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update profiles set stripe_customer_id = p_customer
  where id = current_person() and stripe_customer_id is not distinct from p_known;
end $$;
alter function keep_customer owner to tendre_system;
revoke execute on function keep_customer from public;
grant execute on function keep_customer to tendre_app;

-- Ends one's own plan when it is over, and only then.
create function expire_own_subscription() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_due record;
begin
  select p.id, p.current_period_end, p.stripe_subscription_id,
    coalesce((select b.plan_id from billing b where b.user_id = p.id), p.subscription_plan || '_monthly') as plan_id
  into v_due from profiles p
  where p.id = current_person() and p.subscription_status in ('active', 'canceled')
    and p.current_period_end <= app_now()
    and (p.subscription_status = 'canceled' or p.stripe_subscription_id is null);
  if v_due.id is null then return; end if;
  perform expire_subscription(v_due.id, v_due.plan_id, v_due.stripe_subscription_id, v_due.current_period_end);
end $$;
alter function expire_own_subscription owner to tendre_system;
revoke execute on function expire_own_subscription from public;
grant execute on function expire_own_subscription to tendre_app;

-- Answers under an idempotency key and events that were taken go after thirty days, and so do the pages of a payment or a portal that nobody
-- can open any more. Customers, subscriptions and invoices stay: they are bills.
create function forget_standin(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before constant timestamptz := p_now - interval '30 days';
  v_rows integer;
  v_forgotten integer := 0;
begin
  delete from standin.answers where key = any (array(
    select key from standin.answers where made_at < v_before limit 5000));
  get diagnostics v_rows = row_count;
  v_forgotten := v_forgotten + v_rows;
  delete from standin.events where id = any (array(
    select id from standin.events
    where next_at is null and to_timestamp((body ->> 'created')::bigint) < v_before limit 5000));
  get diagnostics v_rows = row_count;
  v_forgotten := v_forgotten + v_rows;
  delete from standin.objects where id = any (array(
    select id from standin.objects
    where kind in ('checkout.session', 'billing_portal.session')
      and to_timestamp((body ->> 'created')::bigint) < v_before limit 5000));
  get diagnostics v_rows = row_count;
  return v_forgotten + v_rows;
end $$;
alter function forget_standin owner to tendre_system;
revoke execute on function forget_standin from public;
grant execute on function forget_standin to tendre_jobs;
