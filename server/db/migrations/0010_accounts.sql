-- Accounts, for Better Auth alone: it logs in as tendre_auth, which sees this schema and no journal.
-- `users.id` is the person's id everywhere else (`profiles.id`).

create schema auth;
grant usage on schema auth to tendre_auth, tendre_system;

create table auth.users (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  first_name text,
  last_name text,
  locale text not null default 'fr',
  timezone text not null default 'Europe/Paris',
  terms_accepted_at timestamptz,
  adult_declared_at timestamptz,
  banned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.accounts (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user_id on auth.accounts (user_id);

-- Only a hash of the token is kept: who reads this table cannot sign in with what it finds.
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash text not null unique,
  remembered boolean not null default true,
  -- True between the password and the second factor: not signed in yet.
  second_factor_pending boolean not null default false,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  last_used_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id on auth.sessions (user_id);
create index sessions_expires_at on auth.sessions (expires_at);

create table auth.verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on auth.verifications (identifier);

do $$
declare v_table text;
begin
  foreach v_table in array array['users', 'accounts', 'sessions', 'verifications'] loop
    execute format('alter table auth.%I enable row level security', v_table);
    execute format('alter table auth.%I force row level security', v_table);
    execute format('create policy accounts on auth.%I to tendre_auth using (true) with check (true)', v_table);
    execute format('grant select, insert, update, delete on auth.%I to tendre_auth', v_table);
  end loop;
end $$;

create policy sessions_gate on auth.users for select to tendre_system using (true);
create policy sessions_gate on auth.sessions to tendre_system using (true) with check (true);
create policy sessions_gate on public.profiles for select to tendre_system using (true);
grant select on auth.users, auth.sessions to tendre_system;
grant select (id, email, email_verified, first_name, is_admin, role) on public.profiles to tendre_system;
grant update (expires_at, last_used_at) on auth.sessions to tendre_system;
grant delete on auth.sessions to tendre_system;

-- The session gate's one look-up (server/http/session/session-gate.ts). No row: not signed in.
create function find_session(p_token_hash text, p_now timestamptz)
  returns table (
    session_id uuid, person_id uuid, email text, email_verified boolean, first_name text, is_admin boolean,
    role text, signed_in_at timestamptz, expires_at timestamptz, last_used_at timestamptz, remembered boolean,
    profile_email text, profile_email_verified boolean)
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return query
    select s.id, u.id, u.email, u.email_verified, coalesce(p.first_name, u.first_name), coalesce(p.is_admin, false),
      coalesce(p.role, 'user'), s.created_at, s.expires_at, s.last_used_at, s.remembered,
      p.email, p.email_verified
    from auth.sessions s
    join auth.users u on u.id = s.user_id
    left join public.profiles p on p.id = u.id
    where s.token_hash = p_token_hash and s.expires_at > p_now
      and not s.second_factor_pending and u.banned_at is null;
end $$;
alter function find_session owner to tendre_system;
revoke execute on function find_session from public;
grant execute on function find_session to tendre_app;

-- Moves the end of a session that is in use; the gate asks at most once an hour.
create function extend_session(p_session_id uuid, p_now timestamptz, p_expires_at timestamptz) returns void
  language sql security definer set search_path = pg_catalog
  begin atomic
    update auth.sessions set expires_at = p_expires_at, last_used_at = p_now
    where id = p_session_id and last_used_at < p_now;
  end;
alter function extend_session owner to tendre_system;
revoke execute on function extend_session from public;
grant execute on function extend_session to tendre_app;

-- What a person declared when signing up, copied into their profile on first sight. Their own row only.
create function read_sign_up() returns table (first_name text, last_name text, locale text, timezone text)
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return query select u.first_name, u.last_name, u.locale, u.timezone
    from auth.users u where u.id = public.current_person();
end $$;
alter function read_sign_up owner to tendre_system;
revoke execute on function read_sign_up from public;
grant execute on function read_sign_up to tendre_app;

-- Gives an attempt back: a success is not a guess.
create function return_attempt(p_key bytea) returns void
  language sql security definer set search_path = pg_catalog
  begin atomic
    update public.attempts set used = greatest(used - 1, 0) where key = p_key;
  end;
revoke execute on function return_attempt from public;
grant execute on function return_attempt to tendre_app;

-- What the sign-in and sign-out of a device leave behind (specification, section 7).
create table session_events (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  session_id uuid,
  event text not null check (event in ('login', 'logout')),
  device_info jsonb not null,
  -- The device's clock: shown, never compared.
  device_at timestamptz not null,
  created_at timestamptz not null
);
create index session_events_user_id on session_events (user_id, created_at desc);
alter table session_events enable row level security;
alter table session_events force row level security;
create policy own on session_events to tendre_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert on session_events to tendre_app;
