-- The second factor (docs/decisions/026-second-factor.md), in the accounts' schema: whoever reads the journal's tables sees
-- none of it. Its secrets are sealed under the person's key `rest`, which is in the other schema.

create table auth.factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone')),
  -- An unverified one is being set up: it opens nothing and asks for nothing.
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text not null,
  -- The secret of an authenticator app, sealed.
  secret bytea,
  -- The newest time step (30 s) whose code was used: a code is good once.
  last_used_step bigint not null default 0,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  check (factor_type <> 'totp' or secret is not null)
);
create index factors_user_id on auth.factors (user_id);
-- One at a time is being set up.
create unique index factors_unverified on auth.factors (user_id) where status = 'unverified';

-- One for each factor and session: only the newest counts.
create table auth.factor_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.factors (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  expires_at timestamptz(3) not null,
  unique (factor_id, session_id)
);
create index factor_challenges_session_id on auth.factor_challenges (session_id);

-- A code that was used is gone. The hash is keyed with the person's key, so that nobody can try codes on a copy.
create table auth.backup_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz(3) not null,
  primary key (user_id, code_hash)
);

create table auth.trusted_browsers (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Only a hash, as of session tokens.
  token_hash text not null unique,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index trusted_browsers_user_id on auth.trusted_browsers (user_id);

comment on table auth.factors is 'Second factors: what a sign-in asks for besides. The secret of each is sealed.';
comment on table auth.factor_challenges is 'Questions for a code that wait for their answer.';
comment on table auth.backup_codes is 'Backup codes that were not used yet; of a code only a keyed hash.';
comment on table auth.trusted_browsers is 'Browsers that are not asked for the second factor; of a token only its hash.';

do $$
declare v_table text;
begin
  foreach v_table in array array['factors', 'factor_challenges', 'backup_codes', 'trusted_browsers'] loop
    execute format('alter table auth.%I enable row level security', v_table);
    execute format('alter table auth.%I force row level security', v_table);
    execute format('create policy accounts on auth.%I to tendre_auth using (true) with check (true)', v_table);
    execute format('grant select, insert, update, delete on auth.%I to tendre_auth', v_table);
  end loop;
end $$;

-- When this session last proved who it is, after signing in; null: not since then.
alter table auth.sessions add column proven_at timestamptz(3);

drop function find_session(text, timestamptz);
create function find_session(p_token_hash text, p_now timestamptz)
  returns table (
    session_id uuid, person_id uuid, email text, email_verified boolean, first_name text, is_admin boolean,
    role text, signed_in_at timestamptz, proven_at timestamptz, expires_at timestamptz, last_used_at timestamptz,
    remembered boolean, profile_email text, profile_email_verified boolean)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select s.id, u.id, u.email, u.email_verified, coalesce(p.first_name, u.first_name), coalesce(p.is_admin, false),
      coalesce(p.role, 'user'), s.created_at, coalesce(s.proven_at, s.created_at), s.expires_at, s.last_used_at,
      s.remembered, p.email, p.email_verified
    from auth.sessions s
    join auth.users u on u.id = s.user_id
    left join public.profiles p on p.id = u.id
    where s.token_hash = p_token_hash and s.expires_at > p_now
      and not s.second_factor_pending and u.banned_at is null;
end $$;

-- Whose second factor is due: a session that is not signed in yet.
create function find_pending_session(p_token_hash text, p_now timestamptz)
  returns table (session_id uuid, person_id uuid, email text, remembered boolean, expires_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select s.id, u.id, u.email, s.remembered, s.expires_at
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.token_hash = p_token_hash and s.expires_at > p_now
      and s.second_factor_pending and u.banned_at is null;
end $$;
alter function find_session owner to tendre_system;
alter function find_pending_session owner to tendre_system;
revoke execute on function find_session, find_pending_session from public;
grant execute on function find_session, find_pending_session to tendre_app;

create policy sweep on auth.factors to tendre_system using (true);
create policy sweep on auth.factor_challenges to tendre_system using (true);
create policy sweep on auth.trusted_browsers to tendre_system using (true);
grant select, delete on auth.factors, auth.factor_challenges, auth.trusted_browsers to tendre_system;
create or replace function sweep_accounts(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from auth.sessions where expires_at < p_now;
    delete from auth.verifications where expires_at < p_now;
    -- A day later: who opens an old link is told that it is old.
    delete from auth.mail_links where expires_at < p_now - interval '1 day';
    delete from auth.factor_challenges where expires_at < p_now;
    delete from auth.trusted_browsers where expires_at < p_now;
    delete from auth.factors where status = 'unverified' and created_at < p_now - interval '1 day';
  end;
