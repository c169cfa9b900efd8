-- Changing the master key while the server runs (server/db/rotate-master-key.ts). A wrapped key says which master key wrapped it: after the
-- byte a1 come eight bytes of that key's id, then the seal. Those from before say nothing and are tried.
alter table master_key_check add column master_id bytea;
comment on column master_key_check.master_id is 'The id of the master key that wraps from now on.';
grant select (master_id) on master_key_check to tendre_system;

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
create trigger keep_to_current_master before insert on person_keys
  for each row execute function keep_to_current_master();

-- For the command, which connects as the owner: pages of the keys that another master key wrapped, and one of them wrapped anew, if it
-- is still the same.
create policy rewrap on person_keys for update to tendre_system using (true) with check (true);
grant update (wrapped_key) on person_keys to tendre_system;
create function list_keys_of_other_masters(p_master_id bytea, p_after_user uuid, p_after_purpose text, p_limit integer)
  returns table (user_id uuid, purpose text, wrapped_key bytea)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select k.user_id, k.purpose, k.wrapped_key from public.person_keys k
    where (get_byte(k.wrapped_key, 0) <> 161 or substring(k.wrapped_key from 2 for 8) <> p_master_id)
      and (k.user_id, k.purpose) > (p_after_user, p_after_purpose)
    order by k.user_id, k.purpose limit p_limit;
  end;
create function rewrap_key(p_user_id uuid, p_purpose text, p_from bytea, p_to bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.person_keys k set wrapped_key = p_to
    where k.user_id = p_user_id and k.purpose = p_purpose and k.wrapped_key = p_from;
  return found;
end $$;

-- What was sealed with a key that follows from an earlier master key, and is not in this database (what a browser keeps locked) or goes by
-- itself soon (the address of a receipt), still opens: with these, sealed with the master key of today.
create table retired_seals (
  purpose text not null check (purpose in ('device-lock', 'deletion-receipt')),
  -- Of the master key it followed from.
  master_id bytea not null,
  sealed bytea not null,
  -- The logins that followed from it (server/db/roles.ts): closed at the first start that nobody uses them at.
  logins text[] not null,
  retired_at timestamptz not null default now(),
  primary key (purpose, master_id)
);
comment on table retired_seals is 'Keys that followed from earlier master keys, sealed with the one of today.';
alter table retired_seals enable row level security;
alter table retired_seals force row level security;
create policy system on retired_seals to tendre_system using (true) with check (true);
grant select, insert, update on retired_seals to tendre_system;
create function keep_retired_seal(p_purpose text, p_master_id bytea, p_sealed bytea, p_logins text[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into public.retired_seals (purpose, master_id, sealed, logins)
      values (p_purpose, p_master_id, p_sealed, p_logins)
      on conflict (purpose, master_id) do update set sealed = excluded.sealed;
  end;
create function read_retired_seals() returns table (purpose text, master_id bytea, sealed bytea)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select r.purpose, r.master_id, r.sealed from public.retired_seals r order by r.retired_at desc;
  end;
create function list_retired_logins() returns table (login text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select distinct unnest(r.logins) from public.retired_seals r;
  end;
create function forget_signing_keys() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from auth.signing_keys;
  end;
create function note_operator_act(p_act text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into public.operator_acts (act) values (p_act);
  end;

alter function list_keys_of_other_masters owner to tendre_system;
alter function rewrap_key owner to tendre_system;
alter function keep_retired_seal owner to tendre_system;
alter function read_retired_seals owner to tendre_system;
alter function list_retired_logins owner to tendre_system;
alter function forget_signing_keys owner to tendre_system;
alter function note_operator_act owner to tendre_system;
revoke execute on function list_keys_of_other_masters, rewrap_key, keep_retired_seal, read_retired_seals,
  list_retired_logins, forget_signing_keys, note_operator_act from public;
grant execute on function read_retired_seals to tendre_app;
