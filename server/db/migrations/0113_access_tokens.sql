-- Tokens for outside clients (docs/decisions/032-tokens-for-scripts.md), in the accounts' schema: whoever reads the journal's
-- tables sees none of them.

-- Personal access tokens. Of a token only its hash is kept, and of a revoked one not even that.
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

do $$
declare v_table text;
begin
  foreach v_table in array array['access_tokens', 'signing_keys'] loop
    execute format('alter table auth.%I enable row level security', v_table);
    execute format('alter table auth.%I force row level security', v_table);
    execute format('create policy accounts on auth.%I to tendre_auth using (true) with check (true)', v_table);
    execute format('create policy system on auth.%I to tendre_system using (true) with check (true)', v_table);
    execute format('grant select, insert, update, delete on auth.%I to tendre_auth', v_table);
    execute format('grant select, delete on auth.%I to tendre_system', v_table);
  end loop;
end $$;
grant update (last_used_on) on auth.access_tokens to tendre_system;

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

-- Once a day at most, however often the token is used.
create function note_token_use(p_token_id uuid, p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update auth.access_tokens set last_used_on = (p_now at time zone 'UTC')::date
      where id = p_token_id and last_used_on is distinct from (p_now at time zone 'UTC')::date;
  end;

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

-- Tokens stay in the list for ninety days after their end; a signing key for an hour after the next one signs.
create function sweep_tokens(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from auth.access_tokens where least(revoked_at, expires_at) < p_now - interval '90 days';
    delete from auth.signing_keys k where exists (
      select from auth.signing_keys n where n.signs_from > k.signs_from and n.signs_from < p_now - interval '1 hour');
  end;

alter function find_token owner to tendre_system;
alter function note_token_use owner to tendre_system;
alter function find_session_of_token owner to tendre_system;
alter function sweep_tokens owner to tendre_system;
revoke execute on function find_token, note_token_use, find_session_of_token, sweep_tokens from public;
grant execute on function find_token, note_token_use, find_session_of_token, sweep_tokens to tendre_app;
