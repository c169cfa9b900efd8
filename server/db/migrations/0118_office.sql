-- The back-office has a login of its own, `tendre_office`: it reads counts and metadata across people, and only while the person of the
-- transaction is a superadmin. What a journal is made of it cannot name: no column that is sealed, no key, no words
-- (server/db/office-walls.test.ts). It writes nothing by itself; what it does goes through functions of `tendre_clerk`, which nobody logs in as
-- and which can do no more than they do (docs/decisions/050-the-office.md).
grant usage on schema public, auth to tendre_office;
grant usage, create on schema public to tendre_clerk;
grant usage on schema auth to tendre_clerk;

create policy clerk on profiles for select to tendre_clerk using (true);
create policy clerk on auth.users for select to tendre_clerk using (true);
grant select (id, role) on profiles to tendre_clerk;
grant select (id, banned_at) on auth.users to tendre_clerk;

-- Whether the person of this transaction may be in the back-office, asked at every statement by the policies below.
create function is_in_office() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from profiles p join auth.users u on u.id = p.id
    where p.id = current_person() and p.role = 'superadmin' and u.banned_at is null)
$$;
alter function is_in_office owner to tendre_clerk;
revoke execute on function is_in_office from public;
grant execute on function is_in_office to tendre_office, tendre_clerk;

do $$
declare v_table text;
begin
  foreach v_table in array array[
    'profiles', 'billing', 'subscription_history', 'ai_usage', 'ai_messages', 'uploads', 'sync_state', 'relationships', 'media',
    'security_events', 'session_events', 'operator_acts', 'auth.users', 'auth.sessions', 'auth.factors', 'auth.passkeys', 'auth.accounts',
    'auth.access_tokens', 'auth.mail_links'
  ] loop
    execute format('create policy office on %s for select to tendre_office using ((select is_in_office()))', v_table);
  end loop;
end $$;

grant select (id, email, email_verified, locale, timezone, is_admin, role, subscription_plan, subscription_status, current_period_end,
  stripe_subscription_id, created_at, updated_at) on profiles to tendre_office;
grant select (user_id, plan_id, payment_problem, updated_at) on billing to tendre_office;
grant select (user_id, plan, status, amount, currency, period_start, period_end, fact, created_at, made) on subscription_history to tendre_office;
grant select (user_id, month, used) on ai_usage to tendre_office;
grant select (user_id, month, reserved_at, delivered_at) on ai_messages to tendre_office;
grant select (user_id, state, bytes, received, stored, created_at) on uploads to tendre_office;
grant select (user_id, rev, text_bytes) on sync_state to tendre_office;
-- Counted against the limits of a plan (`count_media`): ids, and whether each is in the trash.
grant select (user_id, id, deleted_at, media_elsewhere) on relationships to tendre_office;
grant select (user_id, relationship_id, deleted_at) on media to tendre_office;
grant select on security_events, operator_acts, plan_limits, model_use to tendre_office;
grant select (id, user_id, session_id, event, created_at) on session_events to tendre_office;
grant select (id, email, email_verified, locale, timezone, banned_at, created_at, deletion_requested_at, deletion_due_at, deletion_begun_at,
  login_alerts, weekly_letter) on auth.users to tendre_office;
grant select (id, user_id, remembered, second_factor_pending, user_agent, expires_at, last_used_at, created_at, proven_at, sign_in_method,
  sign_in_provider) on auth.sessions to tendre_office;
grant select (id, user_id, factor_type, status, last_used_at, created_at) on auth.factors to tendre_office;
grant select (id, user_id, created_at, last_used_at) on auth.passkeys to tendre_office;
grant select (id, user_id, provider_id, created_at) on auth.accounts to tendre_office;
grant select (id, user_id, scope, created_at, expires_at, last_used_on, revoked_at) on auth.access_tokens to tendre_office;
grant select (user_id, purpose, expires_at, created_at) on auth.mail_links to tendre_office;
