-- Every change of every row, and every answer given (docs/sync.md, "On the server"); what is kept for a time and taken away after it. Every
-- synced table (one with `purged_at`) takes part by itself; a new one needs the policy and grants of `moments`.
--
-- Every table that grows by use has an end (docs/self-hosting.md, "What is kept, and for how long"). Each function that forgets takes at most
-- some thousands of rows a call and returns how many went.

-- A database that was put back from a copy goes on from an earlier rev, and gives revs anew that a device already knows for something else
-- (docs/sync.md, device rule 12). So every life of the database has a name, and each person's counter remembers how far it came under each:
-- what a device heard under another name, or further than that, is lost here. A life begins with the start of PostgreSQL, or with tables
-- that were made anew by a restore.
create table incarnations (
  id uuid default gen_random_uuid() primary key,
  born text not null unique,
  begun_at timestamptz(3) not null default now()
);
comment on table incarnations is 'The lives of the database: each start of PostgreSQL, each restore.';
grant select, insert on incarnations to tendre_system;

-- [Note: rev under lock] One row per person: the lock every write takes, and the counter it takes a rev from, so the
-- order of commits is the order of revs (docs/sync.md, server rules 1 and 2).
create table sync_state (
  user_id uuid primary key references profiles (id) on delete cascade,
  rev bigint not null default 1,
  -- Tombstones at or below this rev are gone: a device that stopped there starts over.
  oldest_rev bigint not null default 0,
  incarnation uuid references incarnations (id),
  -- Bytes of sealed text that are kept: every version in `revisions`, and both values of every conflict. Counted where they
  -- are written and taken away, by length alone.
  text_bytes bigint not null default 0
);
comment on table sync_state is 'The counter of a person''s changes: the lock that every write takes. Note "rev under lock".';
alter table sync_state enable row level security, force row level security;
create policy own on sync_state to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy system on sync_state to tendre_system using (true) with check (true);
grant select, insert, update on sync_state to tendre_app, tendre_system;

create table revisions (
  user_id uuid not null references profiles (id) on delete cascade,
  rev bigint not null,
  table_name text not null
    check (table_name in ('profiles', 'relationships', 'moments', 'media', 'conflicts', 'conversations', 'turns', 'threads', 'messages')),
  row_id uuid not null,
  op_id uuid not null,
  device_id uuid not null,
  kind text not null check (kind in ('put', 'patch', 'delete', 'erase')),
  fields text[] not null,
  -- The new values, as one JSON object, sealed.
  field_values bytea not null,
  -- The device's clock: shown, never compared.
  at timestamptz(3) not null,
  made_at timestamptz(3) not null,
  primary key (user_id, rev)
);
create index revisions_of_row on revisions (user_id, row_id, rev desc);
create index revisions_made_at_idx on revisions (made_at) where table_name <> 'moments';
comment on table revisions is 'Every change of a synced row, sealed; those of a moment are its history.';
alter table revisions enable row level security, force row level security;
create policy own on revisions to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on revisions to tendre_system using (true);
grant select, insert on revisions to tendre_app;
grant select, delete on revisions to tendre_system;

-- What was answered to an op. The row itself is read again when the op comes twice, so no private text is kept here.
create table sync_answers (
  user_id uuid not null references profiles (id) on delete cascade,
  op_id uuid not null,
  table_name text not null
    check (table_name in ('profiles', 'relationships', 'moments', 'media', 'conflicts', 'conversations', 'turns', 'threads', 'messages')),
  row_id uuid not null,
  status text not null check (status in ('applied', 'merged', 'conflict', 'refused')),
  code text
    check (code in ('plan_limit', 'validation', 'gone', 'forbidden', 'underage', 'storage_limit', 'text_limit', 'missing_upload',
    'too_large', 'erased', 'message_limit', 'thread_closed', 'too_late')),
  details jsonb,
  fields text[],
  answered_at timestamptz(3) not null,
  primary key (user_id, op_id)
);
create index sync_answers_age on sync_answers (answered_at);
comment on table sync_answers is 'What was answered to an op, so that one that comes twice is applied once.';
alter table sync_answers enable row level security, force row level security;
create policy own on sync_answers to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on sync_answers to tendre_system using (true);
grant select, insert on sync_answers to tendre_app;
grant select, delete on sync_answers to tendre_system;

-- Ids and revs only: the live stream is a hint (server/live).
create function announce(p_user_id uuid, p_event jsonb) returns void
  language sql set search_path = public, pg_temp
  return pg_notify('tendre_live', jsonb_build_object('person', p_user_id, 'event', p_event)::text);

-- A profile changed by the server (a plan, a confirmed address) reaches the person's devices like any other change.
-- A write that took its rev itself (sync) is left alone. [Note: rev under lock]
create function take_profile_rev() returns trigger
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
alter function take_profile_rev owner to tendre_system;
create trigger take_profile_rev before update on profiles for each row execute function take_profile_rev();

-- Conflicts last: they go with the row they are about.
create function prunable_tables() returns setof text
  language sql stable set search_path = pg_catalog, pg_temp
  begin atomic
    select c.relname::text from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'purged_at' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname = 'conflicts', c.relname;
  end;
revoke execute on function prunable_tables from public;
grant execute on function prunable_tables to tendre_system;

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
revoke execute on function lock_person_for_pruning from public;

-- Thirty days in the trash: the content goes, with its history and its conflicts; the tombstone takes a new rev, so that
-- the devices forget too. One person a call; returns the rows purged, 0 when nothing is due.
create function purge_trash(p_now timestamptz) returns integer
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
alter function purge_trash owner to tendre_system;
revoke execute on function purge_trash from public;
grant execute on function purge_trash to tendre_jobs;

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
revoke execute on function forget_tombstones from public;
grant execute on function forget_tombstones to tendre_jobs;

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
revoke execute on function forget_answers from public;
grant execute on function forget_answers to tendre_jobs;

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
revoke execute on function purge_rows_of from public;

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
revoke execute on function empty_trash from public;
grant execute on function empty_trash to tendre_app;

-- A relationship that goes for good takes its moments with it, as it takes its photos: they were out of sight with it. A moment takes the
-- photos that stand nowhere else.
create function purge_moments_of_relationship() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update moments set deleted_at = new.deleted_at
  where user_id = new.user_id and relationship_id = new.id and deleted_at is null and purged_at is null;
  return null;
end $$;
alter function purge_moments_of_relationship owner to tendre_system;
revoke execute on function purge_moments_of_relationship from public;
create trigger purge_moments after update on relationships for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_moments_of_relationship(
   );

create function purge_media_of_moment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update media set deleted_at = new.deleted_at
  where user_id = new.user_id and moment_id = new.id and relationship_id is null
    and deleted_at is null and purged_at is null;
  return null;
end $$;
alter function purge_media_of_moment owner to tendre_system;
revoke execute on function purge_media_of_moment from public;
create trigger purge_media after update on moments for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_media_of_moment(
   );

-- "Erase this person everywhere": the record, its moments, their photos and videos, history, answers and conflicts go in one transaction.
-- Only the ids stay, for as long as the account: a device that comes later cannot bring anything back.
create table erasures (
  user_id uuid not null references profiles (id) on delete cascade,
  row_id uuid not null,
  erased_at timestamptz(3) not null,
  primary key (user_id, row_id)
);
comment on table erasures is 'Ids of rows that a person erased: nothing may bring them back.';
alter table erasures enable row level security, force row level security;
create policy own on erasures to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy system on erasures to tendre_system using (true) with check (true);
grant select, insert on erasures to tendre_app, tendre_system;

-- Under the person's lock, whose counter stands at p_rev: each row becomes a bare tombstone with a rev of its own, from
-- p_rev + 1 on. `erased_rows`: how many. `erased_uploads`: their files must go. `touched`: relationships that showed one
-- of these photos.
create function erase_relationship(
  p_id uuid, p_rev bigint, p_now timestamptz,
  out erased_rows integer, out erased_uploads uuid[], out touched uuid[])
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user constant uuid := current_person();
  v_record constant text[] := array[
    'user_id', 'id', 'rev', 'field_revs', 'created_at', 'updated_at', 'deleted_at', 'purged_at'];
  v_moments uuid[];
  v_media uuid[];
  v_ids uuid[];
  v_table text;
  v_blank text;
  v_count integer;
begin
  if v_user is null then raise insufficient_privilege; end if;
  v_moments := array(
    select id from moments where user_id = v_user and relationship_id = p_id and purged_at is null);
  v_media := array(
    select id from media where user_id = v_user and purged_at is null
      and (relationship_id = p_id or moment_id = any (v_moments)));
  v_ids := array[p_id] || v_moments || v_media;
  v_ids := v_ids || array(
    select id from conflicts where user_id = v_user and row_id = any (v_ids) and purged_at is null);
  touched := array(
    select distinct relationship_id from media
    where user_id = v_user and id = any (v_media) and relationship_id <> p_id);

  insert into erasures (user_id, row_id, erased_at)
    select v_user, id, p_now from unnest(v_ids) id on conflict do nothing;
  delete from revisions where user_id = v_user and row_id = any (v_ids);
  delete from sync_answers where user_id = v_user and row_id = any (v_ids);
  with dropped as (
    update uploads set state = 'dropped', facts = null
    where user_id = v_user and media_id = any (v_media) returning id)
  select coalesce(array_agg(id), '{}') into erased_uploads from dropped;

  erased_rows := 0;
  -- What hangs on another row before that row, so that no row takes another one along by itself.
  foreach v_table in array array['conflicts', 'media', 'moments', 'relationships'] loop
    select string_agg(format('%I = default', attname), ', ') into v_blank from pg_attribute
    where attrelid = format('public.%I', v_table)::regclass and attnum > 0 and not attisdropped
      and attname <> all (v_record);
    execute format(
      $update$with due as (
          select id, $3 + row_number() over (order by rev) as next from %1$I
          where user_id = $1 and id = any ($2) and purged_at is null)
        update %1$I t set %2$s, rev = due.next, field_revs = '{}', created_at = $4, updated_at = $4,
          deleted_at = $4, purged_at = $4
        from due where t.user_id = $1 and t.id = due.id$update$, v_table, v_blank)
      using v_user, v_ids, p_rev + erased_rows, p_now;
    get diagnostics v_count = row_count;
    erased_rows := erased_rows + v_count;
  end loop;
end $$;
alter function erase_relationship owner to tendre_system;
revoke execute on function erase_relationship from public;
grant execute on function erase_relationship to tendre_app;

create function current_incarnation() returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_born constant text := extract(epoch from pg_postmaster_start_time()) || ' '
    || (select oid from pg_database where datname = current_database()) || ' ' || 'sync_state'::regclass::oid;
  v_id uuid;
begin
  select id into v_id from incarnations where born = v_born;
  if v_id is not null then return v_id; end if;
  insert into incarnations (born) values (v_born) on conflict do nothing;
  select id into v_id from incarnations where born = v_born;
  return v_id;
end $$;
alter function current_incarnation owner to tendre_system;
revoke execute on function current_incarnation from public;

-- How far a person's counter came under each life before the present one.
create table sync_lineage (
  user_id uuid not null references profiles (id) on delete cascade,
  incarnation uuid not null,
  last_rev bigint not null,
  ended_at timestamptz(3) not null default now(),
  primary key (user_id, incarnation)
);
comment on table sync_lineage is 'How far a person''s counter came under each earlier life of the database.';
alter table sync_lineage enable row level security, force row level security;
create policy own on sync_lineage to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy system on sync_lineage to tendre_system using (true) with check (true);
grant select on sync_lineage to tendre_app;
grant select, insert, update, delete on sync_lineage to tendre_system;

-- Whoever takes a rev: sync, pruning, an erasure, a changed profile. A device that comes after half a year starts over
-- anyway (rule 5 on the server), so its life need not be known for longer.
create function keep_lineage() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_now constant uuid := current_incarnation();
begin
  if new.incarnation is not distinct from v_now then return new; end if;
  if tg_op = 'UPDATE' and old.incarnation is not null then
    insert into sync_lineage (user_id, incarnation, last_rev) values (old.user_id, old.incarnation, old.rev)
    on conflict (user_id, incarnation) do update set last_rev = greatest(sync_lineage.last_rev, excluded.last_rev);
    delete from sync_lineage where user_id = old.user_id and ended_at < now() - interval '200 days';
  end if;
  new.incarnation := v_now;
  return new;
end $$;
alter function keep_lineage owner to tendre_system;
revoke execute on function keep_lineage from public;
create trigger keep_lineage_of_new before insert on sync_state for each row execute function keep_lineage();
create trigger keep_lineage before update of rev on sync_state for each row when (new.rev > old.rev) execute function keep_lineage();

create function count_revision_bytes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update sync_state s set text_bytes = s.text_bytes + c.bytes
    from (select user_id, sum(octet_length(field_values)) as bytes from changed group by user_id) c
    where s.user_id = c.user_id;
  else
    update sync_state s set text_bytes = greatest(0, s.text_bytes - c.bytes)
    from (select user_id, sum(octet_length(field_values)) as bytes from changed group by user_id) c
    where s.user_id = c.user_id;
  end if;
  return null;
end $$;
alter function count_revision_bytes owner to tendre_system;
revoke execute on function count_revision_bytes from public;
create trigger count_added after insert on revisions referencing new table as changed for each statement
 
  execute function count_revision_bytes(
   );
create trigger count_removed after delete on revisions referencing old table as changed for each statement
 
  execute function count_revision_bytes(
   );

create function count_conflict_bytes() returns trigger
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
alter function count_conflict_bytes owner to tendre_system;
revoke execute on function count_conflict_bytes from public;
create trigger count_bytes after insert or delete or update on conflicts for each row execute function count_conflict_bytes();

-- How much a person wrote since the hour began (domain/plan/room.ts).
create table write_pace (
  user_id uuid primary key references profiles (id) on delete cascade,
  started_at timestamptz(3) not null,
  weight integer not null
);
comment on table write_pace is 'How much a person wrote since the hour began.';
alter table write_pace enable row level security, force row level security;
create policy own on write_pace to tendre_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update on write_pace to tendre_app;

-- A sealed row that did not open, kept when the person wrote anew over it: whoever runs the server may still mend it. It goes with the row's
-- content.
create table damaged_cells (
  user_id uuid not null references profiles (id) on delete cascade,
  table_name text not null
    check (table_name in ('profiles', 'relationships', 'moments', 'media', 'conflicts', 'conversations', 'turns', 'threads', 'messages')),
  row_id uuid not null,
  fields text[] not null,
  -- In base64.
  cells jsonb not null,
  kept_at timestamptz(3) not null
);
create index damaged_cells_user_id_row_id_idx on damaged_cells (user_id, row_id);
comment on table damaged_cells is 'What was in cells that could not be kept as they were, for whoever can mend them.';
comment on column damaged_cells.cells is
  'Sealed rows that do not open, in base64.';
alter table damaged_cells enable row level security, force row level security;
create policy own on damaged_cells to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy system on damaged_cells to tendre_system using (true) with check (true);
grant insert on damaged_cells to tendre_app;
grant select, delete on damaged_cells to tendre_system;

create function purge_damaged_cells() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from damaged_cells where user_id = new.user_id and row_id = new.id;
  return null;
end $$;
alter function purge_damaged_cells owner to tendre_system;
revoke execute on function purge_damaged_cells from public;
create trigger purge_damaged_cells after update on relationships for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_damaged_cells(
   );
create trigger purge_damaged_cells after update on moments for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_damaged_cells(
   );
create trigger purge_damaged_cells after update on conflicts for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_damaged_cells(
   );

-- The revisions of a moment are its history and stay as long as it does. Of everything else a revision is kept as long as a device may still
-- send an op that was typed before it: half a year, like the answers.
create function forget_revisions(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from revisions where ctid = any (array(
    select ctid from revisions where table_name <> 'moments' and made_at < p_now - interval '180 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_revisions owner to tendre_system;
revoke execute on function forget_revisions from public;
grant execute on function forget_revisions to tendre_jobs;

-- A row that gets a new rev is sealed again: its sealed form carries that rev. The profile's clear columns change without the key.
create function keep_rows_sealed() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception '% % got the rev % without being sealed again', tg_table_name, new.id, new.rev using errcode = '23514';
end $$;
revoke execute on function keep_rows_sealed from public;
create trigger keep_rows_sealed before update on relationships for each row when (new.purged_at is null and new.rev is distinct from old.rev
    and (new.sealed is null or not new.sealed is distinct from old.sealed)) execute function keep_rows_sealed();
create trigger keep_rows_sealed before update on moments for each row when (new.purged_at is null and new.rev is distinct from old.rev
    and (new.sealed is null or not new.sealed is distinct from old.sealed)) execute function keep_rows_sealed();
create trigger keep_rows_sealed before update on conflicts for each row when (new.purged_at is null and new.rev is distinct from old.rev
    and (new.sealed is null or not new.sealed is distinct from old.sealed)) execute function keep_rows_sealed();
