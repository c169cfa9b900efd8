-- What a scope may write of its own person: their words and choices, never their address, rights, plan or usage. Those are
-- written by functions that run as tendre_system and judge for themselves. Temporary objects never come before ours.

-- Profiles: every column but these. `is_admin` and `role` have no writer here at all (migration 0011 for the role).
do $$
declare v_columns text;
begin
  revoke insert, update on profiles from tendre_app;
  select string_agg(quote_ident(attname), ', ') into v_columns from pg_attribute
  where attrelid = 'public.profiles'::regclass and attnum > 0 and not attisdropped
    and attname <> all (array['id', 'email', 'email_verified', 'avatar_url', 'is_admin', 'role', 'subscription_plan',
      'subscription_status', 'current_period_end', 'stripe_customer_id', 'stripe_subscription_id', 'created_at']);
  execute format('grant update (%s) on profiles to tendre_app', v_columns);
end $$;

-- The profile of whoever is seen for the first time, and the address it mirrors: both as the accounts have them.
grant insert (id, email, email_verified, first_name, last_name, locale, timezone, created_at, updated_at) on profiles
  to tendre_system;
grant update (email, email_verified, updated_at) on profiles to tendre_system;
grant select (timezone) on profiles to tendre_system;
create policy welcome on profiles for insert to tendre_system with check (true);
create function welcome_person(p_now timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_person constant uuid := current_person();
begin
  insert into profiles (id, email, email_verified, first_name, last_name, locale, timezone, created_at, updated_at)
    select u.id, u.email, u.email_verified, u.first_name, u.last_name, u.locale, u.timezone, p_now, p_now
    from auth.users u where u.id = v_person
    on conflict do nothing;
  update profiles p set email = u.email, email_verified = u.email_verified, updated_at = p_now
  from auth.users u
  where u.id = v_person and p.id = v_person
    and (p.email, p.email_verified) is distinct from (u.email, u.email_verified);
end $$;
alter function welcome_person owner to tendre_system;
drop function read_sign_up();

-- What the payment provider has of one's own person. A paid plan names its customer and its subscription; everything else
-- is free. Returns whether the shown state beside the profile changed.
grant update (stripe_customer_id) on profiles to tendre_system;
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

-- One's own customer at the provider, changed only from what was known: two at once cannot write over each other.
create function keep_customer(p_known text, p_customer text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update profiles set stripe_customer_id = p_customer
  where id = current_person() and stripe_customer_id is not distinct from p_known;
end $$;
alter function keep_customer owner to tendre_system;

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
revoke execute on function expire_subscription from public;
grant execute on function expire_subscription to tendre_system;

revoke insert, update on billing from tendre_app;
grant insert (user_id, looked, busy_until, updated_at), update (looked, busy_until, updated_at) on billing to tendre_app;

-- Usage is counted by the function that knows the limit, and by nothing else.
revoke insert, update on ai_usage from tendre_app;
grant select, insert, update on ai_usage to tendre_system;
create policy system on ai_usage to tendre_system using (true) with check (true);
alter function increment_ai_usage security definer;
alter function increment_ai_usage owner to tendre_system;
alter function admin_change_plan security definer;
alter function admin_change_plan owner to tendre_system;

revoke execute on function welcome_person, write_subscription, keep_customer, expire_own_subscription,
  increment_ai_usage, admin_change_plan from public;
grant execute on function welcome_person, write_subscription, keep_customer, expire_own_subscription,
  increment_ai_usage, admin_change_plan to tendre_app;

-- Without naming it, PostgreSQL looks into pg_temp first: a temporary table could stand in for one of ours.
do $$
declare
  v_function record;
begin
  for v_function in
    select p.oid::regprocedure as name, substring(setting from '^search_path=(.*)$') as path
    from pg_proc p, unnest(p.proconfig) as setting
    where p.pronamespace = 'public'::regnamespace and setting like 'search_path=%' and setting not like '%pg_temp'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = %s, pg_temp', v_function.name, v_function.path);
  end loop;
end $$;
