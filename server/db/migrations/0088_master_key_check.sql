-- A text sealed with the master key at the first start: with another key the server stops before it touches anything
-- (server/db/master-key-check.ts). Nobody the server logs in as sees it.
create table master_key_check (
  singleton boolean primary key default true check (singleton),
  sealed bytea not null
);

-- A database from before the check has the persons' wrapped keys to compare with. The owner alone may call it.
grant select (user_id, wrapped_key) on person_keys to tendre_system;
create policy system on person_keys for select to tendre_system using (true);
create function any_wrapped_key() returns table (user_id uuid, wrapped_key bytea)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select k.user_id, k.wrapped_key from public.person_keys k limit 1;
  end;
alter function any_wrapped_key owner to tendre_system;
revoke execute on function any_wrapped_key from public;
