-- Conversations with LISA and their turns: synced and sealed like everything else a person has. What hangs on a conversation is found by
-- `conversation_id`, which is in clear for that alone.
create table conversations (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  sealed bytea,
  primary key (user_id, id),
  constraint conversations_sealed_check check (sealed is not null or purged_at is not null)
);
create table turns (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  conversation_id uuid,
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  sealed bytea,
  primary key (user_id, id),
  constraint turns_sealed_check check (sealed is not null or purged_at is not null)
);
create index turns_of_conversation on turns (user_id, conversation_id);
comment on table conversations is 'Synced. Conversations with LISA, sealed.';
comment on table turns is 'Synced. A question and the replies to it, sealed; each belongs to a conversation.';

do $$
declare v_table text;
begin
  foreach v_table in array array['conversations', 'turns'] loop
    execute format('create unique index %I on %I (user_id, rev)', v_table || '_rev', v_table);
    execute format('create index on %I (deleted_at) where deleted_at is not null and purged_at is null', v_table);
    execute format('create index on %I (purged_at) where purged_at is not null', v_table);
    execute format('comment on column %I.sealed is %L', v_table,
      'The row in its wire form, sealed with the person''s key and bound to its rev.');
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own on %I to tendre_app using (user_id = current_person()) with check (user_id = current_person())', v_table);
    execute format('create policy prune on %I to tendre_system using (true) with check (true)', v_table);
    execute format('grant select, insert, update on %I to tendre_app', v_table);
    execute format('grant select, update, delete on %I to tendre_system', v_table);
    execute format(
      'create trigger keep_rows_sealed before update on %I for each row
       when (new.purged_at is null and new.rev is distinct from old.rev
         and (new.sealed is null or new.sealed is not distinct from old.sealed))
       execute function keep_rows_sealed()', v_table);
    execute format(
      'create trigger purge_damaged_cells after update on %I for each row
       when (old.purged_at is null and new.purged_at is not null) execute function purge_damaged_cells()', v_table);
  end loop;
  foreach v_table in array array['revisions', 'sync_answers', 'damaged_cells'] loop
    execute format('alter table %I drop constraint %I', v_table, v_table || '_table_name_check');
    execute format(
      'alter table %I add constraint %I check (table_name in
        (''profiles'', ''relationships'', ''moments'', ''media'', ''conflicts'', ''conversations'', ''turns''))',
      v_table, v_table || '_table_name_check');
  end loop;
end $$;

-- A conversation that goes for good takes its turns with it.
create function purge_turns_of_conversation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update turns set deleted_at = new.deleted_at
  where user_id = new.user_id and conversation_id = new.id and deleted_at is null and purged_at is null;
  return null;
end $$;
alter function purge_turns_of_conversation owner to tendre_system;
revoke execute on function purge_turns_of_conversation from public;
create trigger purge_turns after update on conversations for each row
  when (old.purged_at is null and new.purged_at is not null) execute function purge_turns_of_conversation();

-- As migration 0055 does it for a person: the conversation and its turns become bare tombstones, with nothing of what was said.
create function erase_conversation(
  p_id uuid, p_rev bigint, p_now timestamptz,
  out erased_rows integer, out erased_uploads uuid[], out touched uuid[])
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user constant uuid := current_person();
  v_record constant text[] := array[
    'user_id', 'id', 'rev', 'field_revs', 'created_at', 'updated_at', 'deleted_at', 'purged_at'];
  v_ids uuid[];
  v_table text;
  v_blank text;
  v_count integer;
begin
  if v_user is null then raise insufficient_privilege; end if;
  v_ids := array[p_id] || array(
    select id from turns where user_id = v_user and conversation_id = p_id and purged_at is null);
  v_ids := v_ids || array(
    select id from conflicts where user_id = v_user and row_id = any (v_ids) and purged_at is null);
  insert into erasures (user_id, row_id, erased_at)
    select v_user, id, p_now from unnest(v_ids) id on conflict do nothing;
  delete from revisions where user_id = v_user and row_id = any (v_ids);
  delete from sync_answers where user_id = v_user and row_id = any (v_ids);
  erased_rows := 0;
  erased_uploads := '{}';
  touched := '{}';
  foreach v_table in array array['conflicts', 'turns', 'conversations'] loop
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
alter function erase_conversation owner to tendre_system;
revoke execute on function erase_conversation from public;
grant execute on function erase_conversation to tendre_app;
