-- What a journal has room for (domain/plan/room.ts): how much text is kept, and how fast it is written.

-- Bytes of sealed text that are kept: every version in `revisions`, and both values of every conflict. Counted where they
-- are written and taken away, by length alone.
alter table sync_state add column text_bytes bigint not null default 0;

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
create trigger count_added after insert on revisions
  referencing new table as changed for each statement execute function count_revision_bytes();
create trigger count_removed after delete on revisions
  referencing old table as changed for each statement execute function count_revision_bytes();

create function count_conflict_bytes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before bigint := 0;
  v_after bigint := 0;
  v_user uuid;
begin
  if tg_op <> 'INSERT' then
    v_user := old.user_id;
    v_before := coalesce(octet_length(old.value), 0) + coalesce(octet_length(old.base_value), 0);
  end if;
  if tg_op <> 'DELETE' then
    v_user := new.user_id;
    v_after := coalesce(octet_length(new.value), 0) + coalesce(octet_length(new.base_value), 0);
  end if;
  if v_before <> v_after then
    update sync_state set text_bytes = greatest(0, text_bytes + v_after - v_before) where user_id = v_user;
  end if;
  return null;
end $$;
alter function count_conflict_bytes owner to tendre_system;
create trigger count_bytes after insert or update or delete on conflicts
  for each row execute function count_conflict_bytes();

revoke execute on function count_revision_bytes, count_conflict_bytes from public;

-- What is there already.
create function count_text_bytes() returns void
  language sql security definer set search_path = public, pg_temp as $$
  update sync_state s set text_bytes =
    coalesce((select sum(octet_length(field_values)) from revisions r where r.user_id = s.user_id), 0)
    + coalesce((select sum(coalesce(octet_length(value), 0) + coalesce(octet_length(base_value), 0))
        from conflicts c where c.user_id = s.user_id), 0)
$$;
alter function count_text_bytes owner to tendre_system;
select count_text_bytes();
drop function count_text_bytes;

-- How much a person wrote since the hour began.
create table write_pace (
  user_id uuid primary key references profiles (id) on delete cascade,
  started_at timestamptz(3) not null,
  weight integer not null
);
alter table write_pace enable row level security;
alter table write_pace force row level security;
create policy own on write_pace to tendre_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update on write_pace to tendre_app;

-- Photos of a moment, for the rule of age.
create index media_of_moment on media (user_id, moment_id) where moment_id is not null;
