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
alter table operator_acts enable row level security;
alter table operator_acts force row level security;
create policy note on operator_acts to tendre_system using (true) with check (true);
grant select, insert on operator_acts to tendre_system;

create or replace function set_person_role(p_email text, p_role text)
  returns table (id uuid, email text, role text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_role not in ('user', 'superadmin') then raise exception 'unknown role'; end if;
  insert into public.operator_acts (act, person_id)
    select case p_role when 'superadmin' then 'grant' else 'revoke' end, p.id
    from public.profiles p where p.email = lower(p_email) and p.email_verified;
  return query update public.profiles p set role = p_role
    where p.email = lower(p_email) and p.email_verified
    returning p.id, p.email, p.role;
end $$;

-- A ban ends every session at once, live streams too; nothing is deleted.
grant update (banned_at) on auth.users to tendre_system;
create policy ban on auth.users for update to tendre_system using (true) with check (true);
create function ban_person(p_email text, p_is_banned boolean, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id uuid;
begin
  update auth.users u set banned_at = case when p_is_banned then coalesce(u.banned_at, p_now) end
    where u.email = lower(p_email) returning u.id into v_id;
  if v_id is null then return false; end if;
  if p_is_banned then delete from auth.sessions s where s.user_id = v_id; end if;
  insert into public.operator_acts (act, person_id, at)
    values (case when p_is_banned then 'ban' else 'unban' end, v_id, p_now);
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
