-- What the back-office does to an account. Each act is one function of `tendre_clerk`: it checks that the person of the transaction is a
-- superadmin, refuses what nobody may do from there, changes what it says, and notes it with before and after, all or nothing.
-- `refusal` is a word of `actRefusals` (domain/admin/people.ts), or 'missing'; `changed` is false when it was so already.
create policy acts on profiles for update to tendre_clerk using (true) with check (true);
create policy acts on auth.users for update to tendre_clerk using (true) with check (true);
create policy clerk on auth.sessions for select to tendre_clerk using (true);
create policy acts on auth.sessions for delete to tendre_clerk using (true);
create policy clerk on billing to tendre_clerk using (true) with check (true);
create policy acts on subscription_history for insert to tendre_clerk with check (true);
grant select (is_admin, subscription_plan, subscription_status, current_period_end, stripe_subscription_id),
  update (is_admin, subscription_plan, subscription_status, current_period_end) on profiles to tendre_clerk;
grant select (deletion_requested_at, deletion_due_at, deletion_begun_at),
  update (banned_at, deletion_requested_at, deletion_due_at, updated_at) on auth.users to tendre_clerk;
grant select (id, user_id, expires_at), delete on auth.sessions to tendre_clerk;
grant select (user_id, plan_id, payment_problem, updated_at), insert (user_id, plan_id, payment_problem, updated_at),
  update (plan_id, payment_problem, updated_at) on billing to tendre_clerk;
grant insert (id, user_id, plan, status, amount, currency, period_start, period_end, fact, created_at) on subscription_history to tendre_clerk;

-- Who acts, held until the end of the transaction: nobody loses the role between the check and the act. Then the account that is acted on,
-- so that two acts on it come one after the other. Returns what forbids any act on it.
create function begin_act(p_person uuid, p_spares_superadmins boolean) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_role text;
begin
  perform from profiles p where p.id = current_person() and p.role = 'superadmin' for share;
  if not found or not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  perform from auth.users u where u.id = p_person for update;
  if not found then return 'missing'; end if;
  if p_person = current_person() then return 'self'; end if;
  select p.role into v_role from profiles p where p.id = p_person;
  if p_spares_superadmins and v_role = 'superadmin' then return 'superadmin'; end if;
  return null;
end $$;
alter function begin_act owner to tendre_clerk;
revoke execute on function begin_act from public;
grant execute on function begin_act to tendre_clerk;

create function office_ban(p_person uuid, p_banned boolean, p_reason text, out refusal text, out changed boolean, out before jsonb, out after jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_ended integer := 0;
begin
  refusal := begin_act(p_person, true);
  if refusal is not null then return; end if;
  select (u.banned_at is not null) is distinct from p_banned, jsonb_build_object('banned', u.banned_at is not null)
    into changed, before from auth.users u where u.id = p_person;
  after := jsonb_build_object('banned', p_banned);
  if not changed then return; end if;
  update auth.users u set banned_at = case when p_banned then app_now() end where u.id = p_person;
  if p_banned then
    delete from auth.sessions s where s.user_id = p_person;
    get diagnostics v_ended = row_count;
    after := after || jsonb_build_object('sessions_ended', v_ended);
  end if;
  perform note_audit(case when p_banned then 'person.banned' else 'person.unbanned' end, p_person, p_reason, before, after);
end $$;

create function office_set_admin(p_person uuid, p_is_admin boolean, p_reason text, out refusal text, out changed boolean, out before jsonb,
  out after jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  refusal := begin_act(p_person, false);
  if refusal is not null then return; end if;
  select p.is_admin is distinct from p_is_admin, jsonb_build_object('is_admin', p.is_admin)
    into changed, before from profiles p where p.id = p_person;
  if changed is null then refusal := 'no_profile'; return; end if;
  after := jsonb_build_object('is_admin', p_is_admin);
  if not changed then return; end if;
  update profiles p set is_admin = p_is_admin where p.id = p_person;
  perform note_audit(case when p_is_admin then 'admin.given' else 'admin.taken' end, p_person, p_reason, before, after);
end $$;

-- The rules of `admin_change_plan`, for somebody else; a paid subscription is not touched, which its provider would go on charging for.
create function office_change_plan(p_person uuid, p_plan text, p_reason text, p_currency text, out refusal text, out changed boolean,
  out before jsonb, out after jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_profile record;
  v_days integer;
  v_end timestamptz;
begin
  refusal := begin_act(p_person, false);
  if refusal = 'self' then refusal := null; end if;
  if refusal is not null then return; end if;
  if p_plan not in ('free', 'plus_monthly', 'plus_yearly', 'pro_monthly', 'pro_yearly') then
    raise exception 'Plan invalide' using errcode = '22023';
  end if;
  select p.subscription_status as status, p.current_period_end as period_end, p.stripe_subscription_id as paid,
    coalesce((select b.plan_id from billing b where b.user_id = p.id), 'free') as plan_id
  into v_profile from profiles p where p.id = p_person for no key update;
  if not found then refusal := 'no_profile'; return; end if;
  if v_profile.paid is not null then refusal := 'subscription'; return; end if;
  v_days := case when p_plan like '%monthly' then 30 when p_plan like '%yearly' then 365 end;
  v_end := app_now() + v_days * interval '24 hours';
  before := jsonb_build_object('plan_id', v_profile.plan_id, 'subscription_status', v_profile.status,
    'current_period_end', v_profile.period_end);
  after := jsonb_build_object('plan_id', p_plan, 'subscription_status', 'active', 'current_period_end', v_end);
  changed := not (p_plan = 'free' and v_profile.plan_id = 'free');
  if not changed then return; end if;
  update profiles p set subscription_plan = split_part(p_plan, '_', 1), subscription_status = 'active', current_period_end = v_end
  where p.id = p_person;
  insert into billing (user_id, plan_id, payment_problem, updated_at) values (p_person, p_plan, false, app_now())
  on conflict (user_id) do update set plan_id = excluded.plan_id, payment_problem = false, updated_at = excluded.updated_at;
  insert into subscription_history (id, user_id, plan, status, amount, currency, period_start, period_end, fact, created_at)
  values (gen_random_uuid(), p_person, p_plan, 'active', 0, upper(p_currency), app_now(), v_end, 'admin:' || gen_random_uuid(), app_now());
  perform note_audit('plan.changed', p_person, p_reason, before, after);
end $$;

create function office_end_sessions(p_person uuid, p_reason text, out refusal text, out changed boolean, out before jsonb, out after jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_ended integer;
begin
  refusal := begin_act(p_person, false);
  if refusal is not null then return; end if;
  delete from auth.sessions s where s.user_id = p_person;
  get diagnostics v_ended = row_count;
  changed := v_ended > 0;
  before := jsonb_build_object('sessions', v_ended);
  after := jsonb_build_object('sessions', 0);
  if changed then perform note_audit('sessions.ended', p_person, p_reason, before, after); end if;
end $$;

-- As if its person had asked: it waits for the day, and a sign-in until then can take it back. Every session ends.
create function office_start_deletion(p_person uuid, p_due_at timestamptz, p_reason text, out refusal text, out changed boolean,
  out before jsonb, out after jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_due timestamptz;
begin
  refusal := begin_act(p_person, true);
  if refusal is not null then return; end if;
  select u.deletion_due_at into v_due from auth.users u where u.id = p_person;
  before := jsonb_build_object('deletion_due_at', v_due);
  changed := v_due is null;
  after := jsonb_build_object('deletion_due_at', coalesce(v_due, p_due_at));
  if not changed then return; end if;
  update auth.users u set deletion_requested_at = app_now(), deletion_due_at = p_due_at, updated_at = app_now() where u.id = p_person;
  delete from auth.sessions s where s.user_id = p_person;
  perform note_audit('deletion.started', p_person, p_reason, before, after);
end $$;

create function office_cancel_deletion(p_person uuid, p_reason text, out refusal text, out changed boolean, out before jsonb, out after jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_account record;
begin
  refusal := begin_act(p_person, false);
  if refusal is not null then return; end if;
  select u.deletion_due_at as due, u.deletion_begun_at as begun into v_account from auth.users u where u.id = p_person;
  if v_account.begun is not null then refusal := 'destroying'; return; end if;
  before := jsonb_build_object('deletion_due_at', v_account.due);
  after := jsonb_build_object('deletion_due_at', null);
  changed := v_account.due is not null;
  if not changed then return; end if;
  update auth.users u set deletion_requested_at = null, deletion_due_at = null, updated_at = app_now() where u.id = p_person;
  perform note_audit('deletion.cancelled', p_person, p_reason, before, after);
end $$;

do $$
declare v_function regprocedure;
begin
  for v_function in
    select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace
      and p.proname in ('office_ban', 'office_set_admin', 'office_change_plan', 'office_end_sessions', 'office_start_deletion', 'office_cancel_deletion')
  loop
    execute format('alter function %s owner to tendre_clerk', v_function);
    execute format('revoke execute on function %s from public', v_function);
    execute format('grant execute on function %s to tendre_office', v_function);
  end loop;
end $$;
