-- Deleting an account (specification, sections 2 and 4): requested, taken back or due, then destroyed.
alter table auth.users add column deletion_requested_at timestamptz;
alter table auth.users add column deletion_due_at timestamptz;
-- From here on it can no longer be taken back.
alter table auth.users add column deletion_begun_at timestamptz;
alter table auth.users add constraint users_deletion_check
  check ((deletion_requested_at is null) = (deletion_due_at is null) and deletion_due_at >= deletion_requested_at
    and (deletion_begun_at is null or deletion_due_at is not null));
create index users_deletion_due_at on auth.users (deletion_due_at) where deletion_due_at is not null;

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

create table auth.deletion_receipts (
  number text primary key,
  -- Sealed with the server's key, until the receipt was sent.
  address bytea,
  locale text not null check (locale in ('en', 'fr')),
  -- How many of each were destroyed.
  destroyed jsonb not null check (jsonb_typeof(destroyed) = 'object'),
  deleted_at timestamptz not null
);
comment on table auth.deletion_receipts is 'What was destroyed with an account that was deleted, by a random number that its person has; the address only until the mail was sent.';

do $$
declare v_table text;
begin
  foreach v_table in array array['ended_sessions', 'deletion_receipts'] loop
    execute format('alter table auth.%I enable row level security', v_table);
    execute format('alter table auth.%I force row level security', v_table);
    execute format('create policy accounts on auth.%I to tendre_auth using (true) with check (true)', v_table);
    execute format('grant select, insert, update, delete on auth.%I to tendre_auth', v_table);
  end loop;
end $$;

create policy remember_ended on auth.ended_sessions for insert to tendre_system with check (true);
grant insert on auth.ended_sessions to tendre_system;
create function remember_ended_session() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into auth.ended_sessions (token_hash, user_id) values (old.token_hash, old.user_id) on conflict do nothing;
  return null;
end $$;
alter function remember_ended_session owner to tendre_system;
revoke execute on function remember_ended_session from public;
create trigger remember_ended_session after delete on auth.sessions
  for each row execute function remember_ended_session();

-- Everything that is the person's in the public schema, in the transaction that deletes the account. Only of an account whose deletion was
-- requested.
create policy deletion on public.profiles for delete to tendre_system using (true);
grant delete on public.profiles to tendre_system;
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
