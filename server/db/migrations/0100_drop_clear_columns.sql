-- when: select not exists (select from find_unsealed_people(1))
-- Every row is sealed as a whole by now (migration 0099): the columns of before go. Until then this file waits for the next start.

-- A row that is not would be refused here, whatever the condition above said.
alter table profiles add constraint profiles_are_sealed check (not is_earlier);
alter table relationships add constraint relationships_sealed_check check (sealed is not null or purged_at is not null);
alter table moments add constraint moments_sealed_check check (sealed is not null or purged_at is not null);
alter table media add constraint media_sealed_check check (sealed is not null or purged_at is not null);
alter table conflicts add constraint conflicts_sealed_check check (sealed is not null or purged_at is not null);

create or replace function count_conflict_bytes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before constant bigint := case when tg_op = 'INSERT' then 0 else coalesce(octet_length(old.sealed), 0) end;
  v_after constant bigint := case when tg_op = 'DELETE' then 0 else coalesce(octet_length(new.sealed), 0) end;
begin
  if v_before <> v_after then
    update sync_state set text_bytes = greatest(0, text_bytes + v_after - v_before) where user_id = coalesce(new.user_id, old.user_id);
  end if;
  return null;
end $$;

create or replace function take_profile_rev() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_kept constant text[] := array['rev', 'field_revs', 'updated_at'];
  v_changed text[];
begin
  if new.rev is distinct from old.rev then return new; end if;
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

create or replace function find_unsealed_people(p_limit integer) returns table (user_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return;
end $$;
drop index profiles_unsealed, relationships_unsealed, moments_unsealed, media_unsealed, conflicts_unsealed;

alter table profiles
  drop column age, drop column location, drop column relationship_goals, drop column interests, drop column bio,
  drop column onboarding_completed, drop column partner_word, drop column memory_hidden_days,
  drop column memory_hidden_relationships, drop column memory_remembered_endings, drop column game_is_on,
  drop column game_pauses, drop column blur_media, drop column seals, drop column is_earlier;
alter table relationships
  drop column name, drop column age, drop column city, drop column city_place, drop column meeting_place,
  drop column start_date, drop column end_date, drop column periods, drop column status, drop column type, drop column rating,
  drop column notes, drop column veil, drop column veil_until, drop column media, drop column folded, drop column seals;
alter table moments
  drop column occurred_on, drop column mood, drop column feeling_before, drop column feeling_during, drop column feeling_after,
  drop column word, drop column text, drop column tags, drop column place, drop column is_milestone, drop column sealed_until,
  drop column is_closing, drop column reread_on, drop column seals;
alter table media
  drop column caption, drop column is_cover, drop column is_blurred, drop column consent, drop column width,
  drop column height, drop column duration, drop column blur, drop column seals;
alter table conflicts
  drop column "table", drop column field, drop column value, drop column base_value, drop column device_id, drop column at,
  drop column seals;
create index moments_of_relationship on moments (user_id, relationship_id);
