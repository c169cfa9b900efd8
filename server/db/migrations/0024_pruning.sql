-- What docs/sync.md keeps for a time, and takes away after it ("On the server" 4 and 5). Jobs log in as tendre_jobs, which
-- sees no table: it may call these functions and keep its own queue. Every synced table (one with `purged_at`) takes part by
-- itself; a new one needs the policy and grants below.

grant usage on schema public to tendre_jobs;
create schema pgboss;
grant usage, create on schema pgboss to tendre_jobs;

do $$
declare v_table text;
begin
  foreach v_table in array array['relationships', 'moments', 'conflicts'] loop
    execute format('create policy prune on %I to tendre_system using (true) with check (true)', v_table);
    execute format('grant select, update, delete on %I to tendre_system', v_table);
    execute format('create index on %I (deleted_at) where deleted_at is not null and purged_at is null', v_table);
    execute format('create index on %I (purged_at) where purged_at is not null', v_table);
  end loop;
  foreach v_table in array array['revisions', 'sync_answers'] loop
    execute format('create policy prune on %I to tendre_system using (true)', v_table);
    execute format('grant select, delete on %I to tendre_system', v_table);
  end loop;
end $$;

-- Conflicts last: they go with the row they are about.
create function prunable_tables() returns setof text
  language sql stable set search_path = pg_catalog
  begin atomic
    select c.relname::text from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'purged_at' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname = 'conflicts', c.relname;
  end;

-- The person's lock, in the order every write takes it. [Note: rev under lock]
create function lock_person_for_pruning(p_user_id uuid) returns bigint
  language plpgsql set search_path = public, pg_temp as $$
declare v_rev bigint;
begin
  perform from profiles where id = p_user_id for no key update;
  select rev into v_rev from sync_state where user_id = p_user_id for update;
  return coalesce(v_rev, 1);
end $$;
alter function lock_person_for_pruning owner to tendre_system;

-- Thirty days in the trash: the content goes, with its history and its conflicts; the tombstone takes a new rev, so that
-- the devices forget too. One person a call; returns the rows purged, 0 when nothing is due.
create function purge_trash(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before constant timestamptz := p_now - interval '30 days';
  v_record constant text[] := array[
    'user_id', 'id', 'rev', 'field_revs', 'created_at', 'updated_at', 'deleted_at', 'purged_at'];
  v_table text;
  v_blank text;
  v_user uuid;
  v_id uuid;
  v_rev bigint;
  v_purged integer := 0;
begin
  for v_table in select prunable_tables() loop
    execute format('select user_id from %I where deleted_at < $1 and purged_at is null limit 1', v_table)
      into v_user using v_before;
    exit when v_user is not null;
  end loop;
  if v_user is null then return 0; end if;
  v_rev := lock_person_for_pruning(v_user);
  for v_table in select prunable_tables() loop
    select string_agg(format('%I = default', attname), ', ') into v_blank from pg_attribute
    where attrelid = format('public.%I', v_table)::regclass and attnum > 0 and not attisdropped
      and attname <> all (v_record);
    for v_id in execute format(
      'select id from %I where user_id = $1 and deleted_at < $2 and purged_at is null order by rev', v_table)
      using v_user, v_before
    loop
      v_rev := v_rev + 1;
      v_purged := v_purged + 1;
      execute format(
        $update$update %I set %s, rev = $3, updated_at = $4, purged_at = $4,
          field_revs = case when field_revs ? 'deleted_at'
            then jsonb_build_object('deleted_at', field_revs -> 'deleted_at') else '{}' end
        where user_id = $1 and id = $2$update$, v_table, v_blank) using v_user, v_id, v_rev, p_now;
      delete from revisions where user_id = v_user and row_id = v_id;
      update conflicts set deleted_at = v_before - interval '1 second'
      where user_id = v_user and row_id = v_id and purged_at is null;
    end loop;
  end loop;
  update sync_state set rev = v_rev where user_id = v_user;
  perform announce(v_user, jsonb_build_object('type', 'rev', 'rev', v_rev));
  return v_purged;
end $$;
alter function purge_trash owner to tendre_system;

-- Half a year later the tombstone goes too; a device that has not heard of it by then starts over. One person a call.
create function forget_tombstones(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before constant timestamptz := p_now - interval '180 days';
  v_table text;
  v_user uuid;
  v_oldest bigint;
  v_rows integer;
  v_forgotten integer := 0;
begin
  for v_table in select prunable_tables() loop
    execute format('select user_id from %I where purged_at < $1 limit 1', v_table) into v_user using v_before;
    exit when v_user is not null;
  end loop;
  if v_user is null then return 0; end if;
  perform lock_person_for_pruning(v_user);
  for v_table in select prunable_tables() loop
    execute format(
      'with gone as (delete from %I where user_id = $1 and purged_at < $2 returning rev)
       select count(*), coalesce(max(rev), 0) from gone', v_table) into v_rows, v_oldest using v_user, v_before;
    v_forgotten := v_forgotten + v_rows;
    update sync_state set oldest_rev = greatest(oldest_rev, v_oldest) where user_id = v_user;
  end loop;
  return v_forgotten;
end $$;
alter function forget_tombstones owner to tendre_system;

-- Answers are kept as long; at most some thousands a call.
create function forget_answers(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from sync_answers where ctid = any (array(
    select ctid from sync_answers where answered_at < p_now - interval '180 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_answers owner to tendre_system;

revoke execute on function prunable_tables, lock_person_for_pruning, purge_trash, forget_tombstones, forget_answers
  from public;
grant execute on function prunable_tables, lock_person_for_pruning to tendre_system;
grant execute on function purge_trash, forget_tombstones, forget_answers to tendre_jobs;
