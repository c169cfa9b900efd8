-- A person's keys are apart by what they open, so that one can be destroyed alone: `journal` for what they keep for
-- themselves, `rest` for everything else that is sealed in their name (messages). What exists is the journal's.
alter table person_keys
  add column purpose text not null default 'journal' check (purpose in ('journal', 'rest')),
  drop constraint person_keys_pkey,
  add primary key (user_id, purpose);
alter table person_keys alter column purpose drop default;

-- The check of the master key compares with a journal's: a key of another purpose is bound to that purpose.
grant select (purpose) on person_keys to tendre_system;
create or replace function any_wrapped_key() returns table (user_id uuid, wrapped_key bytea)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select k.user_id, k.wrapped_key from public.person_keys k where k.purpose = 'journal' limit 1;
  end;
