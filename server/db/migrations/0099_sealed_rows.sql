-- Every synced row is kept in its wire form, sealed as one value (docs/decisions/025-sealed-rows.md). Rows that are there keep their
-- columns until the server seals them, one person at a time, when it meets them or in its job; migration 0100 then drops the columns.
-- Nothing is rewritten here but rows with media entries from elsewhere.
alter table profiles
  add column sealed bytea,
  add column sealed_rev bigint,
  add column is_earlier boolean not null default true;
alter table profiles alter column is_earlier set default false;
alter table relationships
  add column sealed bytea,
  -- How many entries of the sealed list `media` count as photos and are not from here (features/media/mutations/relationship-media.ts).
  add column media_elsewhere integer not null default 0;
alter table moments add column sealed bytea;
alter table media add column sealed bytea;
alter table conflicts add column sealed bytea;
grant update (sealed, sealed_rev, is_earlier) on profiles to tendre_app;
grant select (is_earlier) on profiles to tendre_system;

-- The owner sees no person's rows while their policies are forced.
alter table relationships no force row level security;
update relationships set media_elsewhere = elsewhere.entries
from (
  select r.user_id, r.id, count(*)::int as entries
  from relationships r, jsonb_array_elements(r.media) entry
  where is_stored_media(entry) and entry #>> '{}' not like '/api/media/%'
  group by r.user_id, r.id) elsewhere
where relationships.user_id = elsewhere.user_id and relationships.id = elsewhere.id;
alter table relationships force row level security;

create or replace function count_media(p_user_id uuid) returns integer
  language sql stable set search_path = public, pg_temp
  return (select count(*) from media m left join relationships r on r.user_id = m.user_id and r.id = m.relationship_id
    where m.user_id = p_user_id and m.deleted_at is null and r.deleted_at is null)
    + (select coalesce(sum(r.media_elsewhere), 0) from relationships r
      where r.user_id = p_user_id and r.deleted_at is null);
drop function is_stored_media(jsonb);

-- What is stored in `sealed` alone is empty in the columns of before.
alter table relationships drop constraint relationships_check;
alter table moments drop constraint moments_check;

-- A row that gets a new rev is sealed again: its sealed form carries that rev. The profile's clear columns change without the key.
create function keep_rows_sealed() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception '% % got the rev % without being sealed again', tg_table_name, new.id, new.rev using errcode = '23514';
end $$;
revoke execute on function keep_rows_sealed from public;
do $$
declare v_table text;
begin
  foreach v_table in array array['relationships', 'moments', 'media', 'conflicts'] loop
    execute format(
      'create trigger keep_rows_sealed before update on %I for each row
       when (new.purged_at is null and new.rev is distinct from old.rev
         and (new.sealed is null or new.sealed is not distinct from old.sealed))
       execute function keep_rows_sealed()', v_table);
  end loop;
end $$;

create or replace function count_conflict_bytes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before bigint := 0;
  v_after bigint := 0;
  v_user uuid;
begin
  if tg_op <> 'INSERT' then
    v_user := old.user_id;
    v_before := coalesce(octet_length(old.sealed), coalesce(octet_length(old.value), 0) + coalesce(octet_length(old.base_value), 0));
  end if;
  if tg_op <> 'DELETE' then
    v_user := new.user_id;
    v_after := coalesce(octet_length(new.sealed), coalesce(octet_length(new.value), 0) + coalesce(octet_length(new.base_value), 0));
  end if;
  if v_before <> v_after then
    update sync_state set text_bytes = greatest(0, text_bytes + v_after - v_before) where user_id = v_user;
  end if;
  return null;
end $$;

-- Sealing a profile that was stored in columns changes nothing that a device sees.
create or replace function take_profile_rev() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_kept constant text[] := array['rev', 'field_revs', 'updated_at'];
  v_changed text[];
begin
  if new.rev is distinct from old.rev or (old.is_earlier and not new.is_earlier) then return new; end if;
  select array_agg(n.key) into v_changed
  from jsonb_each(to_jsonb(new)) n
  where n.key <> all (v_kept) and n.value is distinct from to_jsonb(old) -> n.key;
  if v_changed is null then return new; end if;
  insert into sync_state as s (user_id, rev) values (new.id, greatest(old.rev, 1) + 1)
  on conflict (user_id) do update set rev = s.rev + 1
  returning s.rev into new.rev;
  select new.field_revs || jsonb_object_agg(field, jsonb_build_array(new.rev, '00000000-0000-7000-8000-000000000001'))
  into new.field_revs from unnest(v_changed) as field;
  if new.updated_at is not distinct from old.updated_at then new.updated_at := now(); end if;
  perform announce(new.id, jsonb_build_object('type', 'rev', 'rev', new.rev));
  perform announce(new.id, jsonb_build_object('type', 'profile'));
  return new;
end $$;

-- Empty once every row is sealed.
drop function find_unbound_rows(integer);
drop index relationships_unbound, moments_unbound, media_unbound, conflicts_unbound;
create index profiles_unsealed on profiles (id) where is_earlier;
create index relationships_unsealed on relationships (user_id) where sealed is null and purged_at is null;
create index moments_unsealed on moments (user_id) where sealed is null and purged_at is null;
create index media_unsealed on media (user_id) where sealed is null and purged_at is null;
create index conflicts_unsealed on conflicts (user_id) where sealed is null and purged_at is null;

create function find_unsealed_people(p_limit integer) returns table (user_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    (select p.id from public.profiles p where p.is_earlier limit p_limit)
    union (select r.user_id from public.relationships r where r.sealed is null and r.purged_at is null limit p_limit)
    union (select m.user_id from public.moments m where m.sealed is null and m.purged_at is null limit p_limit)
    union (select f.user_id from public.media f where f.sealed is null and f.purged_at is null limit p_limit)
    union (select c.user_id from public.conflicts c where c.sealed is null and c.purged_at is null limit p_limit)
    limit p_limit;
end $$;
alter function find_unsealed_people owner to tendre_system;
revoke execute on function find_unsealed_people from public;
grant execute on function find_unsealed_people to tendre_jobs;

comment on column relationships.sealed is 'The row in its wire form, sealed with the person''s key and bound to its rev.';
comment on column moments.sealed is 'The row in its wire form, sealed with the person''s key and bound to its rev.';
comment on column media.sealed is 'The row in its wire form, sealed with the person''s key and bound to its rev.';
comment on column conflicts.sealed is 'The row in its wire form, sealed with the person''s key and bound to its rev.';
comment on column profiles.sealed is 'What is not in clear columns, sealed with the person''s key and bound to sealed_rev.';
comment on column damaged_cells.cells is
  'Sealed rows in base64, sealed cells of before migration 0099 with "seals", or clear values that a check of migration 0096 refused.';
