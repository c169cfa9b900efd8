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

do $$
declare v_table text;
begin
  foreach v_table in array array['address_changes', 'address_undos'] loop
    execute format('alter table auth.%I enable row level security', v_table);
    execute format('alter table auth.%I force row level security', v_table);
    execute format('create policy accounts on auth.%I to tendre_auth using (true) with check (true)', v_table);
    execute format('create policy sweep on auth.%I to tendre_system using (true)', v_table);
    execute format('grant select, insert, update, delete on auth.%I to tendre_auth', v_table);
    execute format('grant select, delete on auth.%I to tendre_system', v_table);
  end loop;
end $$;

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
