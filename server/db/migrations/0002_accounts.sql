-- Accounts (server/features/auth), which log in as tendre_auth: it sees this schema and no journal. `users.id` is the person's id everywhere
-- else (`profiles.id`).

create schema auth;
grant usage on schema auth to tendre_auth, tendre_system, tendre_office, tendre_clerk;

-- Invitations to open an account. Of a code only its hash is kept.
create table auth.invites (
  id uuid primary key,
  -- What the operator calls it.
  label text not null check (length(label) between 1 and 80),
  code_hash text not null unique,
  most integer not null check (most between 1 and 10000),
  -- Accounts that are somebody's: an address that was never confirmed does not count.
  used integer not null default 0,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  check (used between 0 and most)
);
comment on table auth.invites is 'Invitations to open an account, with the hash of each code; who used one stands in auth.users.';
alter table auth.invites enable row level security, force row level security;
create policy accounts on auth.invites for select to tendre_auth using (true);
create policy system on auth.invites to tendre_system using (true) with check (true);
grant select on auth.invites to tendre_auth;
grant select, insert, update, delete on auth.invites to tendre_system;

create table auth.users (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  first_name text,
  last_name text,
  locale text not null default 'fr' check (locale in ('en', 'fr')),
  timezone text not null default 'Europe/Paris',
  terms_accepted_at timestamptz,
  adult_declared_at timestamptz,
  banned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleting an account (specification, sections 2 and 4): requested, taken back or due, then destroyed.
  deletion_requested_at timestamptz,
  deletion_due_at timestamptz,
  -- From here on it can no longer be taken back.
  deletion_begun_at timestamptz,
  -- Whether a sign-in from an unknown browser is told by mail. With the account, not in the synced profile: an edit that was made
  -- offline long ago must not switch it.
  login_alerts boolean not null default true,
  -- Whether a mail says on Sunday evenings that the week's letter can be opened. The letter itself is composed on the device. With the
  -- account, as the login alerts are: an edit that was made offline long ago must not switch it on again.
  weekly_letter boolean not null default false,
  weekly_letter_sent_on date,
  -- What an authenticator keeps in place of a name: random, so that it says nothing of the person (Web Authentication, "user handle").
  passkey_handle uuid not null default gen_random_uuid(),
  -- The invitation that admitted, and whether it was counted.
  invite_id uuid references auth.invites (id) on delete set null,
  invite_used boolean not null default false,
  constraint users_deletion_check check ((deletion_requested_at is null) = (deletion_due_at is null) and
    deletion_due_at >= deletion_requested_at and (deletion_begun_at is null or deletion_due_at is not null))
);
create index users_deletion_due_at on auth.users (deletion_due_at) where deletion_due_at is not null;
create index users_weekly_letter on auth.users (id) where weekly_letter;
-- For the lists of the back-office: the newest accounts first, and what was paid or ended within a period.
create index users_created_at on auth.users (created_at desc, id desc);
create index users_invite_id on auth.users (invite_id) where invite_id is not null;
comment on table auth.users is 'Accounts: whoever may sign in.';
comment on column auth.users.weekly_letter_sent_on is 'The Sunday, where the person lives, of the last mail about a weekly letter.';
alter table auth.users enable row level security, force row level security;
create policy accounts on auth.users to tendre_auth using (true) with check (true);
create policy sessions_gate on auth.users for select to tendre_system using (true);
create policy ban on auth.users for update to tendre_system using (true) with check (true);
grant select, insert, update, delete on auth.users to tendre_auth;
grant select, update (banned_at, weekly_letter_sent_on) on auth.users to tendre_system;

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
comment on table auth.accounts is 'The ways to sign in of each account: a password, an outside provider.';
alter table auth.accounts enable row level security, force row level security;
create policy accounts on auth.accounts to tendre_auth using (true) with check (true);
grant select, insert, update, delete on auth.accounts to tendre_auth;

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
  updated_at timestamptz not null default now(),
  -- When this session last proved who it is, after signing in; null: not since then.
  proven_at timestamptz(3),
  -- How a session began: shown to its person beside it. Null where it was not noted.
  sign_in_method text check (sign_in_method in ('password', 'mail_link', 'provider', 'passkey')),
  sign_in_provider text
);
create index sessions_user_id on auth.sessions (user_id);
create index sessions_expires_at on auth.sessions (expires_at);
comment on table auth.sessions is 'Who is signed in where; of a token only its hash.';
comment on column auth.sessions.sign_in_provider is 'The id of the outside account''s provider; only with the method "provider".';
alter table auth.sessions enable row level security, force row level security;
create policy accounts on auth.sessions to tendre_auth using (true) with check (true);
create policy sessions_gate on auth.sessions to tendre_system using (true) with check (true);
grant select, insert, update, delete on auth.sessions to tendre_auth;
grant select, delete, update (expires_at, last_used_at) on auth.sessions to tendre_system;

create table auth.verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on auth.verifications (identifier);
comment on table auth.verifications is 'What an outside sign-in under way must come back with.';
alter table auth.verifications enable row level security, force row level security;
create policy accounts on auth.verifications to tendre_auth using (true) with check (true);
create policy sweep on auth.verifications to tendre_system using (true);
grant select, insert, update, delete on auth.verifications to tendre_auth;
grant select, delete on auth.verifications to tendre_system;

-- The session gate's one look-up (server/http/session/session-gate.ts). No row: not signed in.
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
alter function find_session owner to tendre_system;
revoke execute on function find_session from public;
grant execute on function find_session to tendre_app;

-- Moves the end of a session that is in use; the gate asks at most once an hour. Of requests that arrive together the first writes, the others
-- find it written.
create function extend_session(p_session_id uuid, p_now timestamptz, p_expires_at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update auth.sessions set expires_at = p_expires_at, last_used_at = p_now
    where id = p_session_id and last_used_at <= p_now - interval '1 hour';
  end;
alter function extend_session owner to tendre_system;
revoke execute on function extend_session from public;
grant execute on function extend_session to tendre_app;

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
create index session_events_created_at_idx on session_events (created_at);
comment on table session_events is 'Sign-ins and sign-outs, with the device.';
alter table session_events enable row level security, force row level security;
create policy own on session_events to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on session_events to tendre_system using (true);
grant select, insert on session_events to tendre_app;
grant select, delete on session_events to tendre_system;

-- A session that ends is told to the streams it holds open (server/live), whatever ended it: a sign-out, a new password,
-- another device, the sweep.
create function tell_session_ended() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('tendre_live', jsonb_build_object(
    'person', old.user_id, 'session', old.id, 'event', jsonb_build_object('type', 'signed-out'))::text);
  return null;
end $$;
create trigger tell_session_ended after delete on auth.sessions for each row execute function tell_session_ended();

-- Links of mails that prove a mailbox: one of each purpose per person, so that only the newest works, once.
create table auth.mail_links (
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  -- Only a hash, as of session tokens.
  token_hash text not null unique,
  -- Of the mark that the signing-up browser holds; null when the link was asked for elsewhere.
  browser_hash text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, purpose)
);
comment on table auth.mail_links is 'Links of mails that prove a mailbox; of a token only its hash.';
alter table auth.mail_links enable row level security, force row level security;
create policy accounts on auth.mail_links to tendre_auth using (true) with check (true);
create policy sweep on auth.mail_links to tendre_system using (true);
grant select, insert, update, delete on auth.mail_links to tendre_auth;
grant select, delete on auth.mail_links to tendre_system;

-- Whom a mail is addressed to: what the person chose since they signed up, else what they said then.
create function letter_reader(p_user_id uuid) returns table (first_name text, locale text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select coalesce(p.first_name, u.first_name), coalesce(p.locale, u.locale)
    from auth.users u left join public.profiles p on p.id = u.id
    where u.id = p_user_id;
end $$;
alter function letter_reader owner to tendre_system;
revoke execute on function letter_reader from public;
grant execute on function letter_reader to tendre_auth;

-- The security log (server/security-log.ts): what was refused, with ids and route patterns only. Append-only for the roles the server logs in
-- as: they add through a function and can neither read, change nor delete. Kept for 90 days. An account has its profile from the first
-- sign-in on, and what is noted before that is its owner's too: `person_id` names the account.
create table security_events (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- Method and declared path, never an address as it was asked.
  route text,
  person_id uuid references auth.users (id) on delete cascade,
  session_id uuid,
  -- How often within the seconds that one line stands for: a flood is one line with a count.
  times integer not null check (times > 0),
  at timestamptz(3) not null
);
create index security_events_at_idx on security_events (at);
create index security_events_person_id_at_idx on security_events (person_id, at) where person_id is not null;
create index security_events_kind on security_events (kind, at);
comment on table security_events is 'What was refused, with ids and route patterns only. Append-only for the server.';
alter table security_events enable row level security, force row level security;
create policy system on security_events to tendre_system using (true) with check (true);
grant select, insert, delete on security_events to tendre_system;

create function note_security_events(p_events jsonb) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into public.security_events (kind, route, person_id, session_id, times, at)
    select e.kind, left(e.route, 200), u.id, e.session_id, e.times, e.at
    from rows from (
        jsonb_to_recordset(p_events) as (kind text, route text, person_id uuid, session_id uuid, times integer, at timestamptz)
      ) with ordinality as e(kind, route, person_id, session_id, times, at, place)
    left join auth.users u on u.id = e.person_id
    -- Ids tell the order of what happened in one millisecond.
    order by e.place;
  end;
alter function note_security_events owner to tendre_system;
revoke execute on function note_security_events from public;
grant execute on function note_security_events to tendre_app;

-- At most some thousands a call.
create function forget_security_events(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from security_events where id = any (array(
    select id from security_events where at < p_now - interval '90 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_security_events owner to tendre_system;
revoke execute on function forget_security_events from public;
grant execute on function forget_security_events to tendre_jobs;

-- The profile of whoever is seen for the first time, and the address it mirrors: both as the accounts have them.
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
revoke execute on function welcome_person from public;
grant execute on function welcome_person to tendre_app;

-- Who came and went, and on what device: a year, and no more than five hundred lines a person.
create function forget_session_events(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_forgotten integer;
  v_more integer;
begin
  delete from session_events where id = any (array(
    select id from session_events where created_at < p_now - interval '365 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  delete from session_events where id = any (array(
    select old.id from (select user_id from session_events group by user_id having count(*) > 500 limit 20) crowded,
      lateral (select id from session_events e where e.user_id = crowded.user_id
        order by created_at desc, id desc offset 500 limit 5000) old));
  get diagnostics v_more = row_count;
  return v_forgotten + v_more;
end $$;
alter function forget_session_events owner to tendre_system;
revoke execute on function forget_session_events from public;
grant execute on function forget_session_events to tendre_jobs;

-- A device that comes with the session of an account that was deleted is told to remove the journal it holds, also where that session had
-- ended before. Whose it was is known until the account is deleted, then nothing here says so.
create table auth.ended_sessions (
  token_hash text primary key,
  user_id uuid,
  ended_at timestamptz not null default now(),
  account_deleted_at timestamptz,
  check ((user_id is null) = (account_deleted_at is not null))
);
create index ended_sessions_user_id on auth.ended_sessions (user_id) where user_id is not null;
comment on table auth.ended_sessions is 'Sessions that ended, by a hash of their token, for as long as a device may come with one.';
alter table auth.ended_sessions enable row level security, force row level security;
create policy accounts on auth.ended_sessions to tendre_auth using (true) with check (true);
create policy remember_ended on auth.ended_sessions for insert to tendre_system with check (true);
grant select, insert, update, delete on auth.ended_sessions to tendre_auth;
grant insert on auth.ended_sessions to tendre_system;

create table auth.deletion_receipts (
  number text primary key,
  -- Sealed with the server's key, until the receipt was sent.
  address bytea,
  locale text not null check (locale in ('en', 'fr')),
  -- How many of each were destroyed.
  destroyed jsonb not null check (jsonb_typeof(destroyed) = 'object'),
  deleted_at timestamptz not null
);
comment on table auth.deletion_receipts is
  'What was destroyed with an account that was deleted, by a random number that its person has; the address only until the mail was sent.';
alter table auth.deletion_receipts enable row level security, force row level security;
create policy accounts on auth.deletion_receipts to tendre_auth using (true) with check (true);
grant select, insert, update, delete on auth.deletion_receipts to tendre_auth;

create function remember_ended_session() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into auth.ended_sessions (token_hash, user_id) values (old.token_hash, old.user_id) on conflict do nothing;
  return null;
end $$;
alter function remember_ended_session owner to tendre_system;
revoke execute on function remember_ended_session from public;
create trigger remember_ended_session after delete on auth.sessions for each row execute function remember_ended_session();

-- Everything that is the person's in the public schema, in the transaction that deletes the account. Only of an account whose deletion was
-- requested.
create function destroy_journal(p_user_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from auth.users u where u.id = p_user_id and u.deletion_due_at is not null) then
    raise exception 'no deletion was requested';
  end if;
  delete from public.profiles where id = p_user_id;
end $$;
alter function destroy_journal owner to tendre_system;
revoke execute on function destroy_journal from public;
grant execute on function destroy_journal to tendre_auth;

-- One's own part of the security log, the newest thousand lines. The roles the server logs in as may still read nothing else of it
-- (docs/decisions/027-own-security-log.md).
create function read_own_security_events(p_kinds text[])
  returns table (id bigint, kind text, session_id uuid, times integer, at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select e.id, e.kind, e.session_id, e.times, e.at::timestamptz
    from security_events e
    where e.person_id = current_person() and e.kind = any (p_kinds)
    order by e.at desc, e.id desc limit 1000;
end $$;
alter function read_own_security_events owner to tendre_system;
revoke execute on function read_own_security_events from public;
grant execute on function read_own_security_events to tendre_app;

-- The hour where a person lives; in UTC when the zone is not known here.
create function local_time(p_zone text, p_now timestamptz) returns timestamp
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return p_now at time zone coalesce(p_zone, 'UTC');
exception when invalid_parameter_value then
  return p_now at time zone 'UTC';
end $$;
grant execute on function local_time to tendre_system;

-- Whose letter is due: on Sunday from six in the evening, where they live. Taken first: two processes send one mail, and one that dies
-- in between none rather than two.
create function take_weekly_letters(p_now timestamptz) returns table (email text, first_name text, locale text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    with due as (
      select u.id, local_time(p.timezone, p_now)::date as sunday
      from auth.users u join profiles p on p.id = u.id
      where u.weekly_letter and u.email_verified and u.banned_at is null and u.deletion_due_at is null
        and extract(isodow from local_time(p.timezone, p_now)) = 7 and extract(hour from local_time(p.timezone, p_now)) >= 18
        and u.weekly_letter_sent_on is distinct from local_time(p.timezone, p_now)::date
      order by u.id limit 500
      for update of u skip locked
    ), taken as (
      update auth.users u set weekly_letter_sent_on = due.sunday from due where u.id = due.id returning u.id, u.email
    )
    select taken.email, p.first_name, p.locale from taken join profiles p on p.id = taken.id;
end $$;
alter function take_weekly_letters owner to tendre_system;
revoke execute on function take_weekly_letters from public;
grant execute on function take_weekly_letters to tendre_jobs;

-- Changing the address of an account (docs/decisions/030-address-and-telephone.md): asked for by a session, confirmed by a link to the new
-- address, undone by a link to the old one.
create table auth.address_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- It ends with the session that asked.
  session_id uuid not null references auth.sessions (id) on delete cascade,
  email text not null check (email = lower(email)),
  -- Only a hash, as of session tokens.
  token_hash text not null unique,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index address_changes_session_id on auth.address_changes (session_id);
comment on table auth.address_changes is 'New addresses that wait for the link that was sent to them; the newest of each person.';
alter table auth.address_changes enable row level security, force row level security;
create policy accounts on auth.address_changes to tendre_auth using (true) with check (true);
create policy sweep on auth.address_changes to tendre_system using (true);
grant select, insert, update, delete on auth.address_changes to tendre_auth;
grant select, delete on auth.address_changes to tendre_system;

create table auth.address_undos (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The address that the account had.
  email text not null check (email = lower(email)),
  token_hash text not null unique,
  changed_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index address_undos_user_id on auth.address_undos (user_id);
comment on table auth.address_undos is 'Changes of an address that whoever reads the old one can still undo.';
alter table auth.address_undos enable row level security, force row level security;
create policy accounts on auth.address_undos to tendre_auth using (true) with check (true);
create policy sweep on auth.address_undos to tendre_system using (true);
grant select, insert, update, delete on auth.address_undos to tendre_auth;
grant select, delete on auth.address_undos to tendre_system;

-- Whether anybody was ever signed in to an account: a claim of an address that nobody confirmed gives way to its reader.
create function has_profile(p_user_id uuid) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return exists (select from public.profiles p where p.id = p_user_id);
end $$;
alter function has_profile owner to tendre_system;
revoke execute on function has_profile from public;
grant execute on function has_profile to tendre_auth;

create function sweep_address_changes(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    -- A day later: who opens an old link is told that it is old.
    delete from auth.address_changes where expires_at < p_now - interval '1 day';
    delete from auth.address_undos where expires_at < p_now - interval '1 day';
  end;
alter function sweep_address_changes owner to tendre_system;
revoke execute on function sweep_address_changes from public;
grant execute on function sweep_address_changes to tendre_app;

-- Tokens for outside clients (docs/decisions/032-tokens-for-scripts.md). Of a token only its hash is kept, and of a revoked one not even that.
create table auth.access_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  token_hash text unique,
  scope text not null check (scope in ('read', 'write')),
  created_at timestamptz(3) not null,
  -- None: until it is revoked.
  expires_at timestamptz(3),
  -- The day (UTC) of its newest use: enough to find one that nobody needs, too little to tell what its person does when.
  last_used_on date,
  revoked_at timestamptz(3),
  check ((revoked_at is null) = (token_hash is not null))
);
create index access_tokens_user_id on auth.access_tokens (user_id);
comment on table auth.access_tokens is 'Tokens that people made for their scripts; of each only a hash.';
alter table auth.access_tokens enable row level security, force row level security;
create policy accounts on auth.access_tokens to tendre_auth using (true) with check (true);
create policy system on auth.access_tokens to tendre_system using (true) with check (true);
grant select, insert, update, delete on auth.access_tokens to tendre_auth;
grant select, delete, update (last_used_on) on auth.access_tokens to tendre_system;

-- Keys that sign the tokens of ten minutes. A key is published before it signs, and for a while after.
create table auth.signing_keys (
  kid text primary key,
  -- A JWK (RFC 7517), as the key set gives it.
  public_key jsonb not null,
  -- Sealed with the master key.
  private_key bytea not null,
  signs_from timestamptz(3) not null
);
comment on table auth.signing_keys is 'Keys that sign short-lived tokens; the private part of each is sealed.';
alter table auth.signing_keys enable row level security, force row level security;
create policy accounts on auth.signing_keys to tendre_auth using (true) with check (true);
create policy system on auth.signing_keys to tendre_system using (true) with check (true);
grant select, insert, update, delete on auth.signing_keys to tendre_auth;
grant select, delete on auth.signing_keys to tendre_system;

-- Whose token this is. None for one that is revoked, over or unknown, and none while the account is banned or on its way out.
create function find_token(p_token_hash text, p_now timestamptz)
  returns table (
    token_id uuid, scope text, used_today boolean, person_id uuid, email text, email_verified boolean, first_name text,
    is_admin boolean, role text, created_at timestamptz, expires_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select t.id, t.scope, coalesce(t.last_used_on = (p_now at time zone 'UTC')::date, false), u.id, u.email, u.email_verified, coalesce(p.first_name, u.first_name),
      coalesce(p.is_admin, false), coalesce(p.role, 'user'), t.created_at::timestamptz,
      t.expires_at::timestamptz
    from auth.access_tokens t
    join auth.users u on u.id = t.user_id
    join public.profiles p on p.id = u.id
    where t.token_hash = p_token_hash and t.revoked_at is null and (t.expires_at is null or t.expires_at > p_now)
      and u.banned_at is null and u.deletion_requested_at is null;
end $$;
alter function find_token owner to tendre_system;
revoke execute on function find_token from public;
grant execute on function find_token to tendre_app;

-- Once a day at most, however often the token is used.
create function note_token_use(p_token_id uuid, p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update auth.access_tokens set last_used_on = (p_now at time zone 'UTC')::date
      where id = p_token_id and last_used_on is distinct from (p_now at time zone 'UTC')::date;
  end;
alter function note_token_use owner to tendre_system;
revoke execute on function note_token_use from public;
grant execute on function note_token_use to tendre_app;

-- The session that a signed token was made in: the token is worth what the session is.
create function find_session_of_token(p_session_id uuid, p_person_id uuid, p_now timestamptz)
  returns table (
    person_id uuid, email text, email_verified boolean, first_name text, is_admin boolean, role text,
    created_at timestamptz, expires_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select u.id, u.email, u.email_verified, coalesce(p.first_name, u.first_name), coalesce(p.is_admin, false),
      coalesce(p.role, 'user'), s.created_at::timestamptz, s.expires_at::timestamptz
    from auth.sessions s
    join auth.users u on u.id = s.user_id
    join public.profiles p on p.id = u.id
    where s.id = p_session_id and u.id = p_person_id and s.expires_at > p_now and not s.second_factor_pending
      and u.banned_at is null and u.deletion_requested_at is null;
end $$;
alter function find_session_of_token owner to tendre_system;
revoke execute on function find_session_of_token from public;
grant execute on function find_session_of_token to tendre_app;

-- Tokens stay in the list for ninety days after their end; a signing key for an hour after the next one signs.
create function sweep_tokens(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from auth.access_tokens where least(revoked_at, expires_at) < p_now - interval '90 days';
    delete from auth.signing_keys k where exists (
      select from auth.signing_keys n where n.signs_from > k.signs_from and n.signs_from < p_now - interval '1 hour');
  end;
alter function sweep_tokens owner to tendre_system;
revoke execute on function sweep_tokens from public;
grant execute on function sweep_tokens to tendre_app;

create function forget_signing_keys() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from auth.signing_keys;
  end;
alter function forget_signing_keys owner to tendre_system;
revoke execute on function forget_signing_keys from public;

-- Whoever acts is asked for once more inside the transaction that acts, right before it commits: the session or token is there, nobody was
-- banned, and the proof that the act needs is recent (docs/decisions/073-judged-where-it-acts.md).
create function judge_caller(p_kind text, p_id uuid, p_person_id uuid, p_now timestamptz, p_stale_proof timestamptz)
  returns void language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  proven timestamptz;
begin
  if p_kind = 'token' then
    select t.created_at into proven from auth.access_tokens t join auth.users u on u.id = t.user_id
      where t.id = p_id and u.id = p_person_id and t.revoked_at is null and (t.expires_at is null or t.expires_at > p_now)
        and u.banned_at is null and u.deletion_requested_at is null;
  else
    select coalesce(s.proven_at, s.created_at) into proven from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = p_id and u.id = p_person_id and s.expires_at > p_now and u.banned_at is null
        and s.second_factor_pending = (p_kind = 'pending')
        and (p_kind <> 'signed' or u.deletion_requested_at is null);
  end if;
  if not found then
    raise exception 'the caller may not act any more' using errcode = 'TD401';
  end if;
  if proven <= p_stale_proof then
    raise exception 'the proof is too old' using errcode = 'TD403';
  end if;
end $$;
alter function judge_caller owner to tendre_system;
revoke execute on function judge_caller from public;
grant execute on function judge_caller to tendre_app, tendre_auth;
