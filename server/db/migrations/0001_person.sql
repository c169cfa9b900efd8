-- Who may come in, the person, their keys and their attempts. Every table with a person's data follows the pattern of `profiles`:
-- row-level security enabled and forced, one policy on current_person(), grants to the group that needs them. The groups are made before
-- (server/db/roles.ts). What a table holds is said in its comment too, where whoever looks at the database finds it.
--
-- The closed sets and ranges of the domain are kept by the database too: server/db/checks.test.ts compares them with the domain's own. Sealed
-- columns cannot be checked. A set that grows needs a migration that replaces its constraint.
--
-- Every function names pg_temp last in its search_path: unnamed, PostgreSQL looks there first, and a temporary table could stand in for one
-- of ours.

revoke all on schema public from public;
grant usage on schema public to tendre_app, tendre_auth, tendre_jobs, tendre_office;
grant usage, create on schema public to tendre_system, tendre_clerk;

-- Jobs see no table: they call functions and keep their own queue. The tables of pg-boss are its own; the jobs let the office read of them
-- how each job is (server/jobs/run-jobs.ts).
create schema pgboss;
grant usage, create on schema pgboss to tendre_jobs;
grant usage on schema pgboss to tendre_office;

comment on table migrations is 'The migrations that ran here.';

create function current_person() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create table profiles (
  id uuid primary key,
  email text not null,
  email_verified boolean not null default false,
  first_name text,
  last_name text,
  avatar_url text,
  locale text not null default 'fr' check (locale in ('en', 'fr')),
  timezone text not null default 'Europe/Paris',
  is_admin boolean not null default false,
  role text not null default 'user' check (role in ('user', 'superadmin')),
  subscription_plan text not null default 'free' check (subscription_plan in ('free', 'plus', 'pro')),
  subscription_status text not null default 'inactive' check (subscription_status in ('inactive', 'active', 'canceled', 'expired')),
  current_period_end timestamptz,
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  rev bigint not null default 1,
  field_revs jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- In its wire form, like every synced row (docs/decisions/025-sealed-rows.md).
  sealed bytea,
  sealed_rev bigint,
  -- Whether somebody can be written to is decided while they are away, so it stands in clear. The handle is the server's to give.
  messages_are_on boolean not null default false,
  discoverable boolean not null default false,
  messages_from text not null default 'anyone' check (messages_from in ('anyone', 'nobody')),
  read_receipts boolean not null default false,
  handle text unique check (handle ~ '^[a-z]{2,20}\.[0-9]{4}$')
);
create unique index profiles_rev on profiles (id, rev);
create index profiles_ending on profiles (current_period_end)
  where (subscription_status in ('active', 'canceled')) and current_period_end is not null;
comment on table profiles is 'A person as they describe themselves, with what their account and plan give them. One row a person.';
comment on column profiles.sealed is 'What is not in clear columns, sealed with the person''s key and bound to sealed_rev.';
alter table profiles enable row level security, force row level security;
create policy own on profiles to tendre_app using (id = current_person()) with check (id = current_person());
create policy sessions_gate on profiles for select to tendre_system using (true);
create policy roles on profiles for update to tendre_system using (true) with check (true);
create policy welcome on profiles for insert to tendre_system with check (true);
create policy deletion on profiles for delete to tendre_system using (true);
grant select, update (first_name, last_name, locale, timezone, rev, field_revs, updated_at, deleted_at, sealed, sealed_rev,
  messages_are_on, discoverable, messages_from, read_receipts) on profiles to tendre_app;
grant delete, select (id, email, email_verified, first_name, avatar_url, locale, timezone, is_admin, role, subscription_plan,
  subscription_status, current_period_end, stripe_customer_id, stripe_subscription_id, messages_are_on, discoverable, messages_from,
  read_receipts, handle), insert (id, email, email_verified, first_name, last_name, locale, timezone, created_at, updated_at),
  update (email, email_verified, avatar_url, role, subscription_plan, subscription_status, current_period_end, stripe_customer_id,
  stripe_subscription_id, updated_at, handle) on profiles to tendre_system;

-- The person's data key, wrapped by the master key outside the database. Deleting this row destroys every private text.
create table person_keys (
  user_id uuid not null references profiles (id) on delete cascade,
  wrapped_key bytea not null,
  created_at timestamptz not null default now(),
  -- A person's keys are apart by what they open, so that one can be destroyed alone: `journal` for what they keep for
  -- themselves, `messages` for what others wrote to them, `rest` for everything else that is sealed in their name.
  purpose text not null check (purpose in ('journal', 'rest', 'messages')),
  primary key (user_id, purpose)
);
comment on table person_keys is 'A person''s data keys, wrapped by the master key. Without its row what it sealed cannot be read again.';
alter table person_keys enable row level security, force row level security;
create policy own on person_keys to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy system on person_keys for select to tendre_system using (true);
create policy rewrap on person_keys for update to tendre_system using (true) with check (true);
grant select, insert on person_keys to tendre_app;
grant select (user_id, wrapped_key, purpose), update (wrapped_key) on person_keys to tendre_system;

-- Attempts per key and window (server/http/guards/rate-limit.ts). No person's data: keys are hashes.
create unlogged table attempts (
  key bytea primary key,
  used integer not null,
  window_ends timestamptz not null
);
create index attempts_window_ends on attempts (window_ends);
comment on table attempts is 'Attempts per key (a hash) and window of time; not kept through a crash.';

-- Counts one attempt. Returns 0 when it is allowed, else the seconds to wait.
create function take_attempt(p_key bytea, p_max integer, p_window_seconds integer, p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_used integer;
  v_ends timestamptz;
begin
  insert into attempts as a (key, used, window_ends)
  values (p_key, 1, p_now + make_interval(secs => p_window_seconds))
  on conflict (key) do update set
    used = case when a.window_ends <= p_now then 1 else a.used + 1 end,
    window_ends = case when a.window_ends <= p_now then excluded.window_ends else a.window_ends end
  returning used, window_ends into v_used, v_ends;
  if v_used <= p_max then return 0; end if;
  return greatest(1, ceil(extract(epoch from v_ends - p_now)))::integer;
end $$;
revoke execute on function take_attempt from public;
grant execute on function take_attempt to tendre_app, tendre_auth;

-- Gives an attempt back: a success is not a guess.
create function return_attempt(p_key bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update public.attempts set used = greatest(used - 1, 0) where key = p_key;
  end;
revoke execute on function return_attempt from public;
grant execute on function return_attempt to tendre_app;

-- What has run out is taken away: sessions, links, windows of attempts. Called now and then by the server itself.
create function sweep_attempts(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from public.attempts where window_ends < p_now;
  end;
revoke execute on function sweep_attempts from public;
grant execute on function sweep_attempts to tendre_app;

-- The server's clock, so that limits and ends follow the time the rest of the server goes by (server/db/database.ts).
create function app_now() returns timestamptz
  language sql stable
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());

-- A text sealed with the master key at the first start: with another key the server stops before it touches anything
-- (server/db/master-key-check.ts). Nobody the server logs in as sees it.
create table master_key_check (
  singleton boolean default true primary key check (singleton),
  sealed bytea not null,
  -- A wrapped key says which master key wrapped it: after the byte a1 come eight bytes of that key's id, then the seal. One that
  -- begins otherwise says nothing and is tried (server/db/rotate-master-key.ts).
  master_id bytea
);
comment on table master_key_check is 'A text sealed with the master key, to know the key again.';
comment on column master_key_check.master_id is 'The id of the master key that wraps from now on.';
grant select (master_id) on master_key_check to tendre_system;

-- A database without the check has the persons' wrapped keys to compare with: a journal's, since a key is bound to its purpose. The owner
-- alone may call it.
create function any_wrapped_key() returns table (user_id uuid, wrapped_key bytea)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select k.user_id, k.wrapped_key from public.person_keys k where k.purpose = 'journal' limit 1;
  end;
alter function any_wrapped_key owner to tendre_system;
revoke execute on function any_wrapped_key from public;

create function current_master_id() returns bytea
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select c.master_id from public.master_key_check c;
  end;
alter function current_master_id owner to tendre_system;
revoke execute on function current_master_id from public;
grant execute on function current_master_id to tendre_app;

-- A server that has not heard of the new master key yet makes no key under the old one: nothing would open it again. It finds no row,
-- asks for the id and tries again.
create function keep_to_current_master() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_current constant bytea := (select c.master_id from public.master_key_check c);
begin
  if v_current is null or (get_byte(new.wrapped_key, 0) = 161 and substring(new.wrapped_key from 2 for 8) = v_current) then
    return new;
  end if;
  return null;
end $$;
alter function keep_to_current_master owner to tendre_system;
revoke execute on function keep_to_current_master from public;
create trigger keep_to_current_master before insert on person_keys for each row execute function keep_to_current_master();

-- For the command, which connects as the owner: pages of the keys that another master key wrapped, and one of them wrapped anew, if it
-- is still the same.
create function list_keys_of_other_masters(p_master_id bytea, p_after_user uuid, p_after_purpose text, p_limit integer)
  returns table (user_id uuid, purpose text, wrapped_key bytea)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select k.user_id, k.purpose, k.wrapped_key from public.person_keys k
    where (get_byte(k.wrapped_key, 0) <> 161 or substring(k.wrapped_key from 2 for 8) <> p_master_id)
      and (k.user_id, k.purpose) > (p_after_user, p_after_purpose)
    order by k.user_id, k.purpose limit p_limit;
  end;
alter function list_keys_of_other_masters owner to tendre_system;
revoke execute on function list_keys_of_other_masters from public;

create function rewrap_key(p_user_id uuid, p_purpose text, p_from bytea, p_to bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.person_keys k set wrapped_key = p_to
    where k.user_id = p_user_id and k.purpose = p_purpose and k.wrapped_key = p_from;
  return found;
end $$;
alter function rewrap_key owner to tendre_system;
revoke execute on function rewrap_key from public;

-- What was sealed with a key that follows from an earlier master key, and is not in this database (what a browser keeps locked) or goes by
-- itself soon (the address of a receipt), still opens: with these, sealed with the master key of today.
create table retired_seals (
  purpose text not null check (purpose in ('device-lock', 'deletion-receipt', 'message-report', 'phone-digest', 'support-letter')),
  -- Of the master key it followed from.
  master_id bytea not null,
  sealed bytea not null,
  -- The logins that followed from it (server/db/roles.ts): closed at the first start that nobody uses them at.
  logins text[] not null,
  retired_at timestamptz not null default now(),
  primary key (purpose, master_id)
);
comment on table retired_seals is 'Keys that followed from earlier master keys, sealed with the one of today.';
alter table retired_seals enable row level security, force row level security;
create policy system on retired_seals to tendre_system using (true) with check (true);
grant select, insert, update on retired_seals to tendre_system;

create function keep_retired_seal(p_purpose text, p_master_id bytea, p_sealed bytea, p_logins text[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into public.retired_seals (purpose, master_id, sealed, logins)
      values (p_purpose, p_master_id, p_sealed, p_logins)
      on conflict (purpose, master_id) do update set sealed = excluded.sealed;
  end;
alter function keep_retired_seal owner to tendre_system;
revoke execute on function keep_retired_seal from public;

create function read_retired_seals() returns table (purpose text, master_id bytea, sealed bytea)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select r.purpose, r.master_id, r.sealed from public.retired_seals r order by r.retired_at desc;
  end;
alter function read_retired_seals owner to tendre_system;
revoke execute on function read_retired_seals from public;
grant execute on function read_retired_seals to tendre_app;

create function list_retired_logins() returns table (login text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select distinct unnest(r.logins) from public.retired_seals r;
  end;
alter function list_retired_logins owner to tendre_system;
revoke execute on function list_retired_logins from public;

-- Whoever proves the mailbox of an account takes the count of others' guesses off it: they keep nobody out who reads its mail.
create function forgive_attempts(p_key bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from public.attempts where attempts.key = p_key;
  end;
revoke execute on function forgive_attempts from public;
grant execute on function forgive_attempts to tendre_app;
