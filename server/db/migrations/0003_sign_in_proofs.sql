-- What proves a person beside the password, in the accounts' schema: whoever reads the journal's tables sees none of it. The second factor
-- (docs/decisions/026-second-factor.md) and telephone numbers (docs/decisions/030-address-and-telephone.md) are sealed under the person's key
-- `rest`, which is in the other schema; codes are hashed under it, so that nobody can try a million codes on a copy. Of passkeys
-- (docs/decisions/029-passkeys.md) nothing is secret here: the private key never leaves its authenticator, a public one opens nothing.

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
  check (factor_type <> 'totp' or secret is not null),
  constraint factors_phone_check check (factor_type <> 'phone' or secret is not null)
);
create index factors_user_id on auth.factors (user_id);
-- One at a time is being set up.
create unique index factors_unverified on auth.factors (user_id) where status = 'unverified';
comment on table auth.factors is 'Second factors: what a sign-in asks for besides. The secret of each is sealed.';
alter table auth.factors enable row level security, force row level security;
create policy accounts on auth.factors to tendre_auth using (true) with check (true);
create policy sweep on auth.factors to tendre_system using (true);
grant select, insert, update, delete on auth.factors to tendre_auth;
grant select, delete on auth.factors to tendre_system;

-- One for each factor and session: only the newest counts.
create table auth.factor_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.factors (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  expires_at timestamptz(3) not null,
  -- Of the code that was sent; null where an app shows it.
  code_hash text,
  unique (factor_id, session_id)
);
create index factor_challenges_session_id on auth.factor_challenges (session_id);
comment on table auth.factor_challenges is 'Questions for a code that wait for their answer.';
alter table auth.factor_challenges enable row level security, force row level security;
create policy accounts on auth.factor_challenges to tendre_auth using (true) with check (true);
create policy sweep on auth.factor_challenges to tendre_system using (true);
grant select, insert, update, delete on auth.factor_challenges to tendre_auth;
grant select, delete on auth.factor_challenges to tendre_system;

create table auth.trusted_browsers (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Only a hash, as of session tokens.
  token_hash text not null unique,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  -- A trusted browser is one of its person's devices: it is shown with the session that it opened last, and ends with it. What is kept of the
  -- browser itself tells it apart once that session is over.
  session_id uuid,
  user_agent text
);
create index trusted_browsers_user_id on auth.trusted_browsers (user_id);
comment on table auth.trusted_browsers is 'Browsers that are not asked for the second factor; of a token only its hash.';
comment on column auth.trusted_browsers.session_id is
  'The session it opened last; it may be over. Ending it from a list ends the trust, signing out does not.';
alter table auth.trusted_browsers enable row level security, force row level security;
create policy accounts on auth.trusted_browsers to tendre_auth using (true) with check (true);
create policy sweep on auth.trusted_browsers to tendre_system using (true);
grant select, insert, update, delete on auth.trusted_browsers to tendre_auth;
grant select, delete on auth.trusted_browsers to tendre_system;

create function sweep_accounts(p_now timestamptz) returns void
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
alter function sweep_accounts owner to tendre_system;
revoke execute on function sweep_accounts from public;
grant execute on function sweep_accounts to tendre_app;

-- A code that was used is gone. The hash is keyed with the person's key, so that nobody can try codes on a copy.
create table auth.backup_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz(3) not null,
  primary key (user_id, code_hash)
);
comment on table auth.backup_codes is 'Backup codes that were not used yet; of a code only a keyed hash.';
alter table auth.backup_codes enable row level security, force row level security;
create policy accounts on auth.backup_codes to tendre_auth using (true) with check (true);
grant select, insert, update, delete on auth.backup_codes to tendre_auth;

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
alter function find_pending_session owner to tendre_system;
revoke execute on function find_pending_session from public;
grant execute on function find_pending_session to tendre_app;

create table auth.passkeys (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- base64url, as browsers spell it.
  credential_id text not null unique,
  -- COSE.
  public_key bytea not null,
  -- The authenticator's own count of its uses; those that keep none always say 0.
  sign_count bigint not null check (sign_count >= 0),
  -- How the browser reached it, told back to it as a hint.
  transports text[] not null,
  -- The make of the authenticator, by its own word.
  aaguid uuid not null,
  -- Its provider keeps copies on the person's other devices.
  is_synced boolean not null,
  friendly_name text not null,
  -- Of the browser that it was made in.
  browser text,
  system text,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_user_id on auth.passkeys (user_id);
comment on table auth.passkeys is 'Passkeys: their public keys, and what their owner calls them.';
alter table auth.passkeys enable row level security, force row level security;
create policy accounts on auth.passkeys to tendre_auth using (true) with check (true);
grant select, insert, update, delete on auth.passkeys to tendre_auth;

-- A question to an authenticator. A stranger's belongs to no session; of a session's each purpose has one, the newest.
create table auth.passkey_challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('create', 'sign_in', 'confirm')),
  session_id uuid references auth.sessions (id) on delete cascade,
  challenge bytea not null,
  expires_at timestamptz(3) not null,
  unique (session_id, purpose),
  check ((purpose = 'sign_in') = (session_id is null))
);
create index passkey_challenges_expires_at on auth.passkey_challenges (expires_at);
comment on table auth.passkey_challenges is 'Questions to an authenticator that wait for their answer.';
alter table auth.passkey_challenges enable row level security, force row level security;
create policy accounts on auth.passkey_challenges to tendre_auth using (true) with check (true);
create policy sweep on auth.passkey_challenges to tendre_system using (true);
grant select, insert, update, delete on auth.passkey_challenges to tendre_auth;
grant select, delete on auth.passkey_challenges to tendre_system;

create function sweep_passkey_challenges(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from auth.passkey_challenges where expires_at < p_now;
  end;
alter function sweep_passkey_challenges owner to tendre_system;
revoke execute on function sweep_passkey_challenges from public;
grant execute on function sweep_passkey_challenges to tendre_app;

create table auth.phone_numbers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  number bytea not null,
  confirmed_at timestamptz(3) not null,
  -- A number is sealed for its person alone; whoever writes to it is led to its person by a digest that needs the server's key.
  digest bytea
);
create index phone_numbers_digest on auth.phone_numbers (digest) where digest is not null;
comment on table auth.phone_numbers is 'Telephone numbers that their person confirmed by a code; sealed.';
alter table auth.phone_numbers enable row level security, force row level security;
create policy accounts on auth.phone_numbers to tendre_auth using (true) with check (true);
create policy reach on auth.phone_numbers for select to tendre_system using (true);
grant select, insert, update, delete on auth.phone_numbers to tendre_auth;
grant select (user_id, confirmed_at, digest) on auth.phone_numbers to tendre_system;

create table auth.phone_checks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  number bytea not null,
  code_hash text not null,
  expires_at timestamptz(3) not null,
  digest bytea
);
comment on table auth.phone_checks is 'Numbers that wait for the code that was sent to them; the newest of each person.';
alter table auth.phone_checks enable row level security, force row level security;
create policy accounts on auth.phone_checks to tendre_auth using (true) with check (true);
create policy sweep on auth.phone_checks to tendre_system using (true);
grant select, insert, update, delete on auth.phone_checks to tendre_auth;
grant select, delete on auth.phone_checks to tendre_system;

create function sweep_phone_checks(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from auth.phone_checks where expires_at < p_now;
  end;
alter function sweep_phone_checks owner to tendre_system;
revoke execute on function sweep_phone_checks from public;
grant execute on function sweep_phone_checks to tendre_app;

-- The way back for whoever lost every second factor (docs/decisions/080-a-way-back-for-a-lost-factor.md): asked for by a sign-in that waits, begun
-- by a link to the mailbox, open after a wait in which two mails and every signed-in device can stop it.
create table auth.factor_losses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Only hashes, as of session tokens. Of the link that begins it; null once it was used.
  ask_hash text unique,
  ask_expires_at timestamptz(3),
  -- Of the links that stop it: the one that was mailed when it was begun, and the one of the reminder.
  stop_hash text unique,
  remind_hash text unique,
  begun_at timestamptz(3),
  due_at timestamptz(3),
  until timestamptz(3),
  reminded_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint factor_losses_asked_check check ((begun_at is null) = (ask_hash is not null) and
    (begun_at is null) = (ask_expires_at is not null)),
  constraint factor_losses_begun_check check ((begun_at is null) = (due_at is null) and (begun_at is null) = (until is null) and
    (begun_at is null) = (stop_hash is null)),
  constraint factor_losses_order_check check (begun_at < due_at and due_at < until),
  constraint factor_losses_reminded_check check ((reminded_at is null) = (remind_hash is null) and (reminded_at is null or
    begun_at is not null))
);
create index factor_losses_due_at on auth.factor_losses (due_at) where reminded_at is null;
comment on table auth.factor_losses is
  'Ways back for lost second factors that were asked for or wait; one of each person, gone once it was stopped, used or is over.';
alter table auth.factor_losses enable row level security, force row level security;
create policy accounts on auth.factor_losses to tendre_auth using (true) with check (true);
create policy sweep on auth.factor_losses to tendre_system using (true);
grant select, insert, update, delete on auth.factor_losses to tendre_auth;
grant select, delete on auth.factor_losses to tendre_system;

create function sweep_factor_losses(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    -- A day later: who opens an old link is told that it is old.
    delete from auth.factor_losses where coalesce(until, ask_expires_at) < p_now - interval '1 day';
  end;
alter function sweep_factor_losses owner to tendre_system;
revoke execute on function sweep_factor_losses from public;
grant execute on function sweep_factor_losses to tendre_app;

-- The day that a mail names is the reader's.
create function reader_timezone(p_user_id uuid) returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return (select p.timezone from public.profiles p where p.id = p_user_id);
end $$;
alter function reader_timezone owner to tendre_system;
revoke execute on function reader_timezone from public;
grant execute on function reader_timezone to tendre_auth;
