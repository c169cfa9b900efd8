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
comment on table audit_log is 'Who read or changed whose account, why, and what it was before and after. Append-only, each row hashed over the one before.';
-- How far it came. Apart from it, so that rows cut off at its end are missed.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  seq bigint not null,
  hash bytea not null
);
comment on table audit_head is 'The number and hash of the newest row of audit_log.';
insert into audit_head (seq, hash) values (0, sha256(''));

alter table audit_log enable row level security;
alter table audit_log force row level security;
alter table audit_head enable row level security;
alter table audit_head force row level security;
create policy clerk on audit_log for select to tendre_clerk using (true);
create policy append on audit_log for insert to tendre_clerk with check (true);
create policy clerk on audit_head to tendre_clerk using (true) with check (true);
create policy office on audit_log for select to tendre_office using ((select is_in_office()));
create policy office on audit_head for select to tendre_office using ((select is_in_office()));
grant select, insert on audit_log to tendre_clerk;
grant select, update on audit_head to tendre_clerk;
grant select on audit_log, audit_head to tendre_office;

create function refuse_audit_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'audit_log is only added to' using errcode = '42501';
end $$;
revoke execute on function refuse_audit_change from public;
create trigger refuse_change before update or delete on audit_log for each row execute function refuse_audit_change();
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
grant execute on function note_audit to tendre_office, tendre_clerk;

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

-- What the operator does from the server's own machine stands in the same log (scripts/admin.ts).
create or replace function set_person_role(p_email text, p_role text)
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

create or replace function ban_person(p_email text, p_is_banned boolean, p_now timestamptz) returns boolean
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

create or replace function note_operator_act(p_act text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.operator_acts (act) values (p_act);
  perform public.append_audit('operator', null, 'keys.rotated', null, null, null, null, now()) where p_act = 'rotate-keys';
end $$;
