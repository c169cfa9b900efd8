-- The trash emptied by hand, and what goes with a row that goes for good.

-- Rows of one person deleted before an instant: their content goes, with its history and its conflicts; each tombstone
-- takes a new rev, so that the devices forget too. Returns the rows purged.
create function purge_rows_of(p_user_id uuid, p_before timestamptz, p_now timestamptz) returns integer
  language plpgsql set search_path = public, pg_temp as $$
declare
  v_record constant text[] := array[
    'user_id', 'id', 'rev', 'field_revs', 'created_at', 'updated_at', 'deleted_at', 'purged_at'];
  v_table text;
  v_blank text;
  v_id uuid;
  v_rev bigint := lock_person_for_pruning(p_user_id);
  v_purged integer := 0;
begin
  for v_table in select prunable_tables() loop
    select string_agg(format('%I = default', attname), ', ') into v_blank from pg_attribute
    where attrelid = format('public.%I', v_table)::regclass and attnum > 0 and not attisdropped
      and attname <> all (v_record);
    for v_id in execute format(
      'select id from %I where user_id = $1 and deleted_at < $2 and purged_at is null order by rev', v_table)
      using p_user_id, p_before
    loop
      v_rev := v_rev + 1;
      v_purged := v_purged + 1;
      execute format(
        $update$update %I set %s, rev = $3, updated_at = $4, purged_at = $4,
          field_revs = case when field_revs ? 'deleted_at'
            then jsonb_build_object('deleted_at', field_revs -> 'deleted_at') else '{}' end
        where user_id = $1 and id = $2$update$, v_table, v_blank) using p_user_id, v_id, v_rev, p_now;
      delete from revisions where user_id = p_user_id and row_id = v_id;
      update conflicts set deleted_at = p_before - interval '1 second'
      where user_id = p_user_id and row_id = v_id and purged_at is null;
    end loop;
  end loop;
  if v_purged > 0 then
    update sync_state set rev = v_rev where user_id = p_user_id;
    perform announce(p_user_id, jsonb_build_object('type', 'rev', 'rev', v_rev));
  end if;
  return v_purged;
end $$;
alter function purge_rows_of owner to tendre_system;

-- Thirty days in the trash. One person a call; returns the rows purged, 0 when nothing is due.
create or replace function purge_trash(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before constant timestamptz := p_now - interval '30 days';
  v_table text;
  v_user uuid;
begin
  for v_table in select prunable_tables() loop
    execute format('select user_id from %I where deleted_at < $1 and purged_at is null limit 1', v_table)
      into v_user using v_before;
    exit when v_user is not null;
  end loop;
  if v_user is null then return 0; end if;
  return purge_rows_of(v_user, v_before, p_now);
end $$;

-- All of one's own trash, now. What a row takes with it is found by the next round.
create function empty_trash(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_round integer;
  v_purged integer := 0;
begin
  if current_person() is null then return 0; end if;
  loop
    v_round := purge_rows_of(current_person(), p_now + interval '1 millisecond', p_now);
    exit when v_round = 0;
    v_purged := v_purged + v_round;
  end loop;
  return v_purged;
end $$;
alter function empty_trash owner to tendre_system;

-- A relationship that goes for good takes its moments with it, as it takes its photos (0030): they were out of sight with
-- it. A moment takes the photos that stand nowhere else.
create function purge_moments_of_relationship() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update moments set deleted_at = new.deleted_at
  where user_id = new.user_id and relationship_id = new.id and deleted_at is null and purged_at is null;
  return null;
end $$;
alter function purge_moments_of_relationship owner to tendre_system;
create trigger purge_moments after update on relationships for each row
  when (old.purged_at is null and new.purged_at is not null) execute function purge_moments_of_relationship();

create function purge_media_of_moment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update media set deleted_at = new.deleted_at
  where user_id = new.user_id and moment_id = new.id and relationship_id is null
    and deleted_at is null and purged_at is null;
  return null;
end $$;
alter function purge_media_of_moment owner to tendre_system;
create trigger purge_media after update on moments for each row
  when (old.purged_at is null and new.purged_at is not null) execute function purge_media_of_moment();

revoke execute on function purge_rows_of, empty_trash, purge_moments_of_relationship, purge_media_of_moment from public;
grant execute on function purge_rows_of to tendre_system;
grant execute on function empty_trash to tendre_app;
