-- "Erase this person everywhere": the record, its moments, their photos and videos, history, answers and conflicts go in
-- one transaction. Only the ids stay, for as long as the account: a device that comes later cannot bring anything back.

create table erasures (
  user_id uuid not null references profiles (id) on delete cascade,
  row_id uuid not null,
  erased_at timestamptz(3) not null,
  primary key (user_id, row_id)
);
alter table erasures enable row level security;
alter table erasures force row level security;
create policy own on erasures to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy system on erasures to tendre_system using (true) with check (true);
grant select, insert on erasures to tendre_app;
grant select, insert on erasures to tendre_system;

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
  -- What hangs on another row before that row, so that no row takes another one along by itself (0030, 0052).
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
