-- Passkeys (docs/decisions/029-passkeys.md), in the accounts' schema. Nothing of them is secret here: the private key never leaves its
-- authenticator, a public one opens nothing.

-- What an authenticator keeps in place of a name: random, so that it says nothing of the person (Web Authentication, "user handle").
alter table auth.users add column passkey_handle uuid not null default gen_random_uuid();

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

comment on table auth.passkeys is 'Passkeys: their public keys, and what their owner calls them.';
comment on table auth.passkey_challenges is 'Questions to an authenticator that wait for their answer.';

do $$
declare v_table text;
begin
  foreach v_table in array array['passkeys', 'passkey_challenges'] loop
    execute format('alter table auth.%I enable row level security', v_table);
    execute format('alter table auth.%I force row level security', v_table);
    execute format('create policy accounts on auth.%I to tendre_auth using (true) with check (true)', v_table);
    execute format('grant select, insert, update, delete on auth.%I to tendre_auth', v_table);
  end loop;
end $$;

create policy sweep on auth.passkey_challenges to tendre_system using (true);
grant select, delete on auth.passkey_challenges to tendre_system;
create function sweep_passkey_challenges(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from auth.passkey_challenges where expires_at < p_now;
  end;
alter function sweep_passkey_challenges owner to tendre_system;
revoke execute on function sweep_passkey_challenges from public;
grant execute on function sweep_passkey_challenges to tendre_app;

alter table auth.sessions drop constraint sessions_sign_in_method_check;
alter table auth.sessions add constraint sessions_sign_in_method_check
  check (sign_in_method in ('password', 'mail_link', 'provider', 'passkey'));
