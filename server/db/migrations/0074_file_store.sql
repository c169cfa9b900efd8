-- Which storage the files of this database are in. Servers of one database must see the same files; one with a disk of its
-- own would take parts that the next request does not find.
create table file_store (
  is_only boolean primary key default true check (is_only),
  id uuid not null
);
alter table file_store enable row level security;
alter table file_store force row level security;
create policy system on file_store to tendre_system using (true) with check (true);
grant select, insert, update on file_store to tendre_system;

-- Whether the storage with this mark is the database's. The first one is; another takes its place while no file is listed
-- (p_is_moved: or when whoever runs the server says that the files were moved).
create function claim_file_store(p_id uuid, p_is_moved boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into file_store (id) values (p_id) on conflict do nothing;
  update file_store set id = p_id
  where id <> p_id and (p_is_moved or not exists (select from uploads where state in ('receiving', 'ready')));
  return exists (select from file_store where id = p_id);
end $$;
alter function claim_file_store owner to tendre_system;
revoke execute on function claim_file_store from public;
grant execute on function claim_file_store to tendre_app;
