-- `seals` says, sealed itself, which sealed cells a row has and at which rev each was sealed (server/features/sync/sealed-cells.ts):
-- an older value put back into its own cell does not open, and a cell that was taken away is missed. Null: nothing is
-- sealed, or it was before this migration; then the next write of the row binds it, or the job reseal-rows.
alter table profiles add column seals bytea;
alter table relationships add column seals bytea;
alter table moments add column seals bytea;
alter table media add column seals bytea;
alter table conflicts add column seals bytea;

-- The bytes of a cell that did not open, kept when the person wrote anew over it: whoever runs the server may still mend them.
-- They go with the row's content.
create table damaged_cells (
  user_id uuid not null references profiles (id) on delete cascade,
  table_name text not null,
  row_id uuid not null,
  fields text[] not null,
  -- Every sealed cell of the row as it was, in base64, with `seals`.
  cells jsonb not null,
  kept_at timestamptz(3) not null
);
create index on damaged_cells (user_id, row_id);
alter table damaged_cells enable row level security;
alter table damaged_cells force row level security;
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
do $$
declare v_table text;
begin
  foreach v_table in array array['relationships', 'moments', 'media', 'conflicts'] loop
    execute format(
      'create trigger purge_damaged_cells after update on %I for each row
       when (old.purged_at is null and new.purged_at is not null) execute function purge_damaged_cells()', v_table);
  end loop;
end $$;

-- Rows that were sealed before: empty once the job is through.
create index relationships_unbound on relationships (id) where seals is null and notes is not null;
create index moments_unbound on moments (id)
  where seals is null and (word is not null or text is not null or tags is not null or place is not null);
create index media_unbound on media (id) where seals is null and (caption is not null or blur is not null);
create index conflicts_unbound on conflicts (id) where seals is null and (value is not null or base_value is not null);

create function find_unbound_rows(p_limit integer) returns table (user_id uuid, table_name text, id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    (select r.user_id, 'relationships', r.id from public.relationships r
      where r.seals is null and r.notes is not null limit p_limit)
    union all
    (select m.user_id, 'moments', m.id from public.moments m
      where m.seals is null
        and (m.word is not null or m.text is not null or m.tags is not null or m.place is not null) limit p_limit)
    union all
    (select f.user_id, 'media', f.id from public.media f
      where f.seals is null and (f.caption is not null or f.blur is not null) limit p_limit)
    union all
    (select c.user_id, 'conflicts', c.id from public.conflicts c
      where c.seals is null and (c.value is not null or c.base_value is not null) limit p_limit)
    limit p_limit;
  end;
alter function find_unbound_rows owner to tendre_system;
revoke execute on function find_unbound_rows from public;
grant execute on function find_unbound_rows to tendre_jobs;
