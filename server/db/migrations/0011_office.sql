-- The back-office has a login of its own, `tendre_office`: it reads counts and metadata across people, and only while the person of the
-- transaction is a superadmin. What a journal is made of it cannot name: no column that is sealed, no key, no words
-- (server/db/office-walls.test.ts). It writes nothing by itself; what it does goes through functions of `tendre_clerk`, which nobody logs in as
-- and which can do no more than they do (docs/decisions/050-the-office.md).

-- Platform roles are given from the command line on the server only (decisions, "Accounts"): by whoever may log in as the owner, and by nobody
-- else. The address as it was before and after, or no row when nobody confirmed has it.
create function set_person_role(p_email text, p_role text)
  returns table (id uuid, email text, role text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_role not in ('user', 'superadmin') then raise exception 'unknown role'; end if;
  insert into public.operator_acts (act, person_id)
    select case p_role when 'superadmin' then 'grant' else 'revoke' end, p.id
    from public.profiles p where p.email = lower(p_email) and p.email_verified;
  perform public.append_audit('operator', null, case p_role when 'superadmin' then 'superadmin.given' else 'superadmin.taken' end, p.id, null,
      jsonb_build_object('role', p.role), jsonb_build_object('role', p_role), now())
    from public.profiles p where p.email = lower(p_email) and p.email_verified;
  return query update public.profiles p set role = p_role
    where p.email = lower(p_email) and p.email_verified
    returning p.id, p.email, p.role;
end $$;
alter function set_person_role owner to tendre_system;
revoke execute on function set_person_role from public;

create function list_superadmins() returns table (id uuid, email text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select p.id, p.email from public.profiles p where p.role = 'superadmin' order by p.email;
end $$;
alter function list_superadmins owner to tendre_system;
revoke execute on function list_superadmins from public;

-- Whether the person of this transaction may be in the back-office, asked at every statement by the policies below.
create function is_in_office() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from profiles p join auth.users u on u.id = p.id
    where p.id = current_person() and p.role = 'superadmin' and u.banned_at is null)
$$;
alter function is_in_office owner to tendre_clerk;
revoke execute on function is_in_office from public;
grant execute on function is_in_office to tendre_office;

-- What whoever runs the server does to an account, from its own machine (scripts/admin.ts): each act leaves a row, in its transaction.
create table operator_acts (
  id bigint generated always as identity primary key,
  -- grant, revoke, ban, unban
  act text not null,
  -- None: the account was deleted since.
  person_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default now()
);
create index operator_acts_person_id on operator_acts (person_id);
comment on table operator_acts is 'What the operator did to an account, on the server''s own machine.';
alter table operator_acts enable row level security, force row level security;
create policy note on operator_acts to tendre_system using (true) with check (true);
create policy office on operator_acts for select to tendre_office using ((select is_in_office()));
grant select on operator_acts to tendre_office;
grant select, insert on operator_acts to tendre_system;

-- A ban ends every session at once, live streams too; nothing is deleted.
create function ban_person(p_email text, p_is_banned boolean, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id uuid;
  v_before timestamptz;
begin
  select u.id, u.banned_at into v_id, v_before from auth.users u where u.email = lower(p_email) for update;
  if v_id is null then return false; end if;
  update auth.users u set banned_at = case when p_is_banned then coalesce(u.banned_at, p_now) end where u.id = v_id;
  if p_is_banned then delete from auth.sessions s where s.user_id = v_id; end if;
  insert into public.operator_acts (act, person_id, at)
    values (case when p_is_banned then 'ban' else 'unban' end, v_id, p_now);
  perform public.append_audit('operator', null, case when p_is_banned then 'person.banned' else 'person.unbanned' end, v_id, null,
    jsonb_build_object('banned', v_before is not null), jsonb_build_object('banned', p_is_banned), p_now);
  return true;
end $$;
alter function ban_person owner to tendre_system;
revoke execute on function ban_person from public;

create function list_banned() returns table (id uuid, email text, banned_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select u.id, u.email, u.banned_at from auth.users u where u.banned_at is not null order by u.email;
end $$;
alter function list_banned owner to tendre_system;
revoke execute on function list_banned from public;

create function list_operator_acts(p_limit integer) returns table (act text, person_id uuid, email text, at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select o.act, o.person_id, u.email, o.at
    from public.operator_acts o left join auth.users u on u.id = o.person_id order by o.id desc limit p_limit;
end $$;
alter function list_operator_acts owner to tendre_system;
revoke execute on function list_operator_acts from public;

create function note_operator_act(p_act text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.operator_acts (act) values (p_act);
  perform public.append_audit('operator', null, 'keys.rotated', null, null, null, null, now()) where p_act = 'rotate-keys';
end $$;
alter function note_operator_act owner to tendre_system;
revoke execute on function note_operator_act from public;

-- What the office reads, and what its functions change, of the tables of other rooms.
create policy office on ai_messages for select to tendre_office using ((select is_in_office()));
grant select (user_id, month, reserved_at, delivered_at) on ai_messages to tendre_office;

create policy office on ai_usage for select to tendre_office using ((select is_in_office()));
grant select (user_id, month, used) on ai_usage to tendre_office;

create policy office on auth.access_tokens for select to tendre_office using ((select is_in_office()));
grant select (id, user_id, scope, created_at, expires_at, last_used_on, revoked_at) on auth.access_tokens to tendre_office;

create policy office on auth.accounts for select to tendre_office using ((select is_in_office()));
grant select (id, user_id, provider_id, created_at) on auth.accounts to tendre_office;

-- An administrator who signs an account out everywhere leaves no other door: neither this one nor a trusted browser.
create policy acts on auth.factor_losses for delete to tendre_clerk using (true);
create policy clerk on auth.factor_losses for select to tendre_clerk using (true);
grant delete, select (user_id) on auth.factor_losses to tendre_clerk;

create policy office on auth.factors for select to tendre_office using ((select is_in_office()));
grant select (id, user_id, factor_type, status, last_used_at, created_at) on auth.factors to tendre_office;

create policy office on auth.invites for select to tendre_office using ((select is_in_office()));
create policy clerk on auth.invites to tendre_clerk using (true) with check (true);
grant select, insert, update on auth.invites to tendre_clerk;
grant select (id, label, most, used, created_at, expires_at, revoked_at) on auth.invites to tendre_office;

create policy office on auth.mail_links for select to tendre_office using ((select is_in_office()));
grant select (user_id, purpose, expires_at, created_at) on auth.mail_links to tendre_office;

create policy office on auth.passkeys for select to tendre_office using ((select is_in_office()));
grant select (id, user_id, created_at, last_used_at) on auth.passkeys to tendre_office;

create policy office on auth.sessions for select to tendre_office using ((select is_in_office()));
create policy clerk on auth.sessions for select to tendre_clerk using (true);
create policy acts on auth.sessions for delete to tendre_clerk using (true);
grant delete, select (id, user_id, expires_at) on auth.sessions to tendre_clerk;
grant select (id, user_id, remembered, second_factor_pending, user_agent, expires_at, last_used_at, created_at, proven_at,
  sign_in_method, sign_in_provider) on auth.sessions to tendre_office;

create policy acts on auth.trusted_browsers for delete to tendre_clerk using (true);
create policy clerk on auth.trusted_browsers for select to tendre_clerk using (true);
grant delete, select (user_id) on auth.trusted_browsers to tendre_clerk;

create policy clerk on auth.users for select to tendre_clerk using (true);
create policy office on auth.users for select to tendre_office using ((select is_in_office()));
create policy acts on auth.users for update to tendre_clerk using (true) with check (true);
grant select (id, banned_at, deletion_requested_at, deletion_due_at, deletion_begun_at), update (banned_at, updated_at,
  deletion_requested_at, deletion_due_at) on auth.users to tendre_clerk;
grant select (id, email, email_verified, locale, timezone, banned_at, created_at, deletion_requested_at, deletion_due_at,
  deletion_begun_at, login_alerts, weekly_letter) on auth.users to tendre_office;

create policy office on billing for select to tendre_office using ((select is_in_office()));
create policy clerk on billing to tendre_clerk using (true) with check (true);
grant select (user_id, plan_id, payment_problem, updated_at), insert (user_id, plan_id, payment_problem, updated_at), update (plan_id,
  payment_problem, updated_at) on billing to tendre_clerk;
grant select (user_id, plan_id, payment_problem, updated_at) on billing to tendre_office;

create policy office on media for select to tendre_office using ((select is_in_office()));
grant select (user_id, relationship_id, deleted_at) on media to tendre_office;

-- The back-office sees what a report is about and decides on it. What was shown with one is opened by a function of its own, after the audit
-- log says who looks: the office's own login reads nothing that is sealed.
create policy queue on message_reports for select to tendre_office using ((select is_in_office()));
create policy clerk on message_reports to tendre_clerk using (true) with check (true);
grant select (id, reporter, reported, reason, status, created_at, decided_at, decided_by), update (status, decided_at,
  decided_by) on message_reports to tendre_clerk;
grant select (id, reporter, reported, reason, status, created_at, decided_at, decided_by) on message_reports to tendre_office;

grant select on model_outcomes to tendre_office;

grant select on model_use to tendre_office;

grant select on plan_limits to tendre_office;

create policy clerk on profiles for select to tendre_clerk using (true);
create policy office on profiles for select to tendre_office using ((select is_in_office()));
create policy acts on profiles for update to tendre_clerk using (true) with check (true);
grant select (id, is_admin, role, subscription_plan, subscription_status, current_period_end, stripe_subscription_id), update (is_admin,
  subscription_plan, subscription_status, current_period_end) on profiles to tendre_clerk;
grant select (id, email, email_verified, locale, timezone, is_admin, role, subscription_plan, subscription_status, current_period_end,
  stripe_subscription_id, created_at, updated_at) on profiles to tendre_office;

create policy office on relationships for select to tendre_office using ((select is_in_office()));
grant select (user_id, id, deleted_at, media_elsewhere) on relationships to tendre_office;

create policy office on security_events for select to tendre_office using ((select is_in_office()));
grant select on security_events to tendre_office;

create policy office on session_events for select to tendre_office using ((select is_in_office()));
grant select (id, user_id, session_id, event, created_at) on session_events to tendre_office;

create policy office on subscription_history for select to tendre_office using ((select is_in_office()));
create policy acts on subscription_history for insert to tendre_clerk with check (true);
grant insert (id, user_id, plan, status, amount, currency, period_start, period_end, fact,
  created_at) on subscription_history to tendre_clerk;
grant select (user_id, plan, status, amount, currency, period_start, period_end, fact, created_at,
  made) on subscription_history to tendre_office;

create policy office on sync_state for select to tendre_office using ((select is_in_office()));
grant select (user_id, rev, text_bytes) on sync_state to tendre_office;

create policy office on uploads for select to tendre_office using ((select is_in_office()));
grant select (user_id, bytes, received, state, stored, created_at) on uploads to tendre_office;

-- The audit log of the back-office and of the operator's commands. Only added to: nobody has the right to change or delete a row, a trigger refuses
-- the owner too, and each row carries the hash of the one before, so that whoever goes past both is found (docs/decisions/051-audit-log.md).
create table audit_log (
  -- 1, 2, 3 … without a gap.
  seq bigint primary key,
  at timestamptz(3) not null,
  -- superadmin: in the back-office. operator: on the server's own machine.
  actor_kind text not null check (actor_kind in ('superadmin', 'operator')),
  -- No foreign key, as in subject_id: a row outlives the account, and names nobody then.
  actor_id uuid,
  action text not null check (action ~ '^[a-z_]{1,40}\.[a-z_]{1,40}$'),
  -- Whose record was read or changed.
  subject_id uuid,
  reason text check (length(reason) between 1 and 500),
  before jsonb,
  after jsonb,
  prev_hash bytea not null,
  hash bytea not null,
  constraint audit_log_actor_check check (actor_kind <> 'superadmin' or actor_id is not null)
);
create index audit_log_subject on audit_log (subject_id, seq desc) where subject_id is not null;
create index audit_log_actor on audit_log (actor_id, seq desc);
create index audit_log_action on audit_log (action, seq desc);
create index audit_log_at on audit_log (at);
comment on table audit_log is
  'Who read or changed whose account, why, and what it was before and after. Append-only, each row hashed over the one before.';
alter table audit_log enable row level security, force row level security;
create policy clerk on audit_log for select to tendre_clerk using (true);
create policy append on audit_log for insert to tendre_clerk with check (true);
create policy office on audit_log for select to tendre_office using ((select is_in_office()));
grant select, insert on audit_log to tendre_clerk;
grant select on audit_log to tendre_office;

-- How far it came. Apart from it, so that rows cut off at its end are missed.
create table audit_head (
  is_only boolean default true primary key check (is_only),
  seq bigint not null,
  hash bytea not null
);
comment on table audit_head is 'The number and hash of the newest row of audit_log.';
alter table audit_head enable row level security, force row level security;
create policy clerk on audit_head to tendre_clerk using (true) with check (true);
create policy office on audit_head for select to tendre_office using ((select is_in_office()));
grant select, update on audit_head to tendre_clerk;
grant select on audit_head to tendre_office;
insert into audit_head (seq, hash) values (0, sha256(''));

create function refuse_audit_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'audit_log is only added to' using errcode = '42501';
end $$;
revoke execute on function refuse_audit_change from public;
create trigger refuse_change before delete or update on audit_log for each row execute function refuse_audit_change();
create trigger refuse_truncate before truncate on audit_log for each statement execute function refuse_audit_change();

create function audit_hash(p_row audit_log) returns bytea
  language sql stable set search_path = public, pg_temp
  return sha256(p_row.prev_hash || convert_to(jsonb_build_array(
    p_row.seq, (extract(epoch from p_row.at) * 1000)::bigint, p_row.actor_kind, p_row.actor_id, p_row.action, p_row.subject_id, p_row.reason,
    p_row.before, p_row.after)::text, 'UTF8'));
revoke execute on function audit_hash from public;
grant execute on function audit_hash to tendre_clerk;

-- Adds a row in the caller's transaction. The head is locked until its end: two rows never follow the same one.
create function append_audit(p_actor_kind text, p_actor_id uuid, p_action text, p_subject_id uuid, p_reason text, p_before jsonb, p_after jsonb,
  p_at timestamptz) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_head audit_head;
  v_row audit_log;
begin
  select * into strict v_head from audit_head for update;
  v_row.seq := v_head.seq + 1;
  v_row.at := p_at::timestamptz(3);
  v_row.actor_kind := p_actor_kind;
  v_row.actor_id := p_actor_id;
  v_row.action := p_action;
  v_row.subject_id := p_subject_id;
  v_row.reason := p_reason;
  v_row.before := p_before;
  v_row.after := p_after;
  v_row.prev_hash := v_head.hash;
  v_row.hash := audit_hash(v_row);
  insert into audit_log select v_row.*;
  update audit_head set seq = v_row.seq, hash = v_row.hash;
  return v_row.seq;
end $$;
alter function append_audit owner to tendre_clerk;
revoke execute on function append_audit from public;
grant execute on function append_audit to tendre_system;

-- What the back-office notes itself: a read of a person's record, a list taken away as a file. Changes are noted by the functions that make them.
create function note_audit(p_action text, p_subject_id uuid, p_reason text, p_before jsonb, p_after jsonb) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  return append_audit('superadmin', current_person(), p_action, p_subject_id, p_reason, p_before, p_after, app_now());
end $$;
alter function note_audit owner to tendre_clerk;
revoke execute on function note_audit from public;
grant execute on function note_audit to tendre_office;

-- The part that is about the person of this transaction, for their own security log: neither who it was nor why.
create function read_own_audit() returns table (seq bigint, action text, at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select a.seq, a.action, a.at::timestamptz from audit_log a
    where a.subject_id = current_person() order by a.seq desc limit 1000;
end $$;
alter function read_own_audit owner to tendre_clerk;
revoke execute on function read_own_audit from public;
grant execute on function read_own_audit to tendre_app;

-- Walks the chain. `broken` is the number of the first row that is wrong, or of the first that is missing; null when all is well.
-- p_seq and p_hash: a head that was noted earlier, which must still be in it.
create function check_audit_log(p_seq bigint, p_hash bytea, out counted bigint, out broken bigint, out fault text, out head_seq bigint,
  out head_hash bytea)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare v_last bigint;
begin
  select h.seq, h.hash into head_seq, head_hash from audit_head h;
  select count(*), coalesce(max(a.seq), 0) into counted, v_last from audit_log a;
  select case when w.seq <> w.expected then w.expected else w.seq end,
    case when w.seq <> w.expected then 'missing' when w.prev_hash <> w.before_hash then 'order' else 'changed' end
  into broken, fault
  from (
    select a.seq, a.prev_hash, a.hash, audit_hash(a) as right_hash, coalesce(lag(a.seq) over w, 0) + 1 as expected,
      coalesce(lag(a.hash) over w, sha256('')) as before_hash
    from audit_log a window w as (order by a.seq)
  ) w
  where w.seq <> w.expected or w.prev_hash <> w.before_hash or w.hash <> w.right_hash
  order by w.seq limit 1;
  if broken is not null then return; end if;
  if head_seq is null then
    broken := v_last; fault := 'no_head';
  elsif head_seq > v_last then
    broken := v_last + 1; fault := 'missing';
  elsif head_seq < v_last or head_hash <> coalesce((select a.hash from audit_log a where a.seq = v_last), sha256('')) then
    broken := v_last; fault := 'no_head';
  elsif p_seq is not null and not coalesce((select a.hash = p_hash from audit_log a where a.seq = p_seq), false) then
    broken := p_seq; fault := 'rewritten';
  end if;
end $$;
alter function check_audit_log owner to tendre_clerk;
revoke execute on function check_audit_log from public;

-- What the back-office does to an account. Each act is one function of `tendre_clerk`: it checks that the person of the transaction is a
-- superadmin, refuses what nobody may do from there, changes what it says, and notes it with before and after, all or nothing.
-- `refusal` is a word of `actRefusals` (domain/admin/people.ts), or 'missing'; `changed` is false when it was so already.
--
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
alter function office_ban owner to tendre_clerk;
revoke execute on function office_ban from public;
grant execute on function office_ban to tendre_office;

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
alter function office_set_admin owner to tendre_clerk;
revoke execute on function office_set_admin from public;
grant execute on function office_set_admin to tendre_office;

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
alter function office_change_plan owner to tendre_clerk;
revoke execute on function office_change_plan from public;
grant execute on function office_change_plan to tendre_office;

create function office_end_sessions(p_person uuid, p_reason text, out refusal text, out changed boolean, out before jsonb, out after jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_ended integer;
begin
  refusal := begin_act(p_person, false);
  if refusal is not null then return; end if;
  delete from auth.trusted_browsers t where t.user_id = p_person;
  delete from auth.factor_losses l where l.user_id = p_person;
  delete from auth.sessions s where s.user_id = p_person;
  get diagnostics v_ended = row_count;
  changed := v_ended > 0;
  before := jsonb_build_object('sessions', v_ended);
  after := jsonb_build_object('sessions', 0);
  if changed then perform note_audit('sessions.ended', p_person, p_reason, before, after); end if;
end $$;
alter function office_end_sessions owner to tendre_clerk;
revoke execute on function office_end_sessions from public;
grant execute on function office_end_sessions to tendre_office;

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
alter function office_start_deletion owner to tendre_clerk;
revoke execute on function office_start_deletion from public;
grant execute on function office_start_deletion to tendre_office;

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
alter function office_cancel_deletion owner to tendre_clerk;
revoke execute on function office_cancel_deletion from public;
grant execute on function office_cancel_deletion to tendre_office;

-- What the back-office draws day by day and cannot be found out afterwards: how many were there, how many paid, how much was kept. Counts of
-- nobody, written every hour over the day's own row (server/jobs/count-day.ts).
create table day_counts (
  -- In UTC.
  day date not null,
  name text not null check (name in ('people', 'active', 'paying', 'media_bytes')),
  value bigint not null check (value >= 0),
  primary key (day, name)
);
comment on table day_counts is 'Counts of each day, of nobody: who was active, who paid, what was kept.';
grant select on day_counts to tendre_office;
grant select, insert, update, delete on day_counts to tendre_system;

create function count_day(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_day constant date := (p_now at time zone 'utc')::date;
begin
  insert into day_counts as d (day, name, value)
  select v_day, c.name, c.value from (values
    ('people', (select count(*) from auth.users u where u.email_verified)),
    ('active', (select count(distinct s.user_id) from auth.sessions s where s.last_used_at >= v_day::timestamp at time zone 'utc')),
    ('paying', (select count(*) from profiles p
      where p.stripe_subscription_id is not null and p.subscription_status in ('active', 'canceled'))),
    ('media_bytes', (select coalesce(sum(coalesce(f.stored, f.received)), 0) from uploads f where f.state <> 'dropped'))
  ) as c (name, value)
  -- Who was there in the morning and signed out since was there.
  on conflict (day, name) do update set value = case when d.name = 'active' then greatest(d.value, excluded.value) else excluded.value end;
  delete from day_counts d where d.day < v_day - 800;
  return 0;
end $$;
alter function count_day owner to tendre_system;
revoke execute on function count_day from public;
grant execute on function count_day to tendre_jobs;

-- The sealed part, for a superadmin who is named and looked up here.
create function read_report(p_id uuid, p_admin uuid) returns bytea
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare v_sealed bytea;
begin
  if not exists (select from profiles p join auth.users u on u.id = p.id
      where p.id = p_admin and p.role = 'superadmin' and u.banned_at is null) then
    raise exception 'not in the back-office' using errcode = '42501';
  end if;
  select r.sealed into v_sealed from message_reports r where r.id = p_id;
  return v_sealed;
end $$;
alter function read_report owner to tendre_system;
revoke execute on function read_report from public;
grant execute on function read_report to tendre_app;

-- What becomes of a report. `refusal`: 'missing'; 'decided' by somebody else since (p_seen is the status that was seen); 'nobody' when the
-- account is gone; a word of office_ban. To be open again takes back a dismissal or a warning, not a ban, which is lifted at the account.
create function decide_report(p_id uuid, p_seen text, p_status text, p_reason text, out refusal text, out status text, out reported uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare v_ban record;
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  select r.status, r.reported into status, reported from message_reports r where r.id = p_id for update;
  if not found then refusal := 'missing'; return; end if;
  if status <> p_seen or (status = 'banned' and p_status <> 'banned') then refusal := 'decided'; return; end if;
  if reported is null and p_status in ('warned', 'banned') then refusal := 'nobody'; return; end if;
  if p_status = 'banned' then
    select b.refusal into v_ban from office_ban(reported, true, p_reason) b;
    if v_ban.refusal is not null then refusal := v_ban.refusal; return; end if;
  end if;
  update message_reports r set status = p_status,
    decided_at = case when p_status <> 'open' then app_now() end, decided_by = case when p_status <> 'open' then current_person() end
  where r.id = p_id;
  -- Said in nobody's own log: whoever was reported is not told that they were.
  perform note_audit('report.decided', null, p_reason, jsonb_build_object('report', p_id, 'status', status),
    jsonb_build_object('report', p_id, 'status', p_status));
  status := p_status;
end $$;
alter function decide_report owner to tendre_clerk;
revoke execute on function decide_report from public;
grant execute on function decide_report to tendre_office;
