-- Copies of a journal that the server keeps for its person.

-- The backup that a device makes every five minutes (specification, section 3, `user_backups`): one row a person, and the ten states before
-- it. What is in it is the device's own: the server seals it, keeps it and gives it back (docs/decisions/047-backups-of-a-journal.md).
create table user_backups (
  id uuid not null,
  user_id uuid primary key references profiles (id) on delete cascade,
  -- Of the state that is in it; the seal is bound to it, and goes with it to `user_backup_versions`.
  state_id uuid not null,
  sealed bytea not null check (octet_length(sealed) <= 1048576),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint user_backups_id_key unique (user_id, id)
);
comment on table user_backups is 'The newest backup of a person, sealed.';
comment on column user_backups.sealed is 'What a device sent as `backup_data`, sealed with the person''s key and bound to its state.';
alter table user_backups enable row level security, force row level security;
create policy own on user_backups to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy erasure on user_backups for delete to tendre_system using (true);
create policy erasure_reads on user_backups for select to tendre_system using (true);
grant select, insert, delete, update (state_id, sealed, created_at, updated_at) on user_backups to tendre_app;
grant delete, select (user_id) on user_backups to tendre_system;

create table user_backup_versions (
  id uuid not null,
  user_id uuid not null references profiles (id) on delete cascade,
  sealed bytea not null check (octet_length(sealed) <= 1048576),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Order of writing, for states of one millisecond.
  made bigint generated always as identity,
  primary key (user_id, id)
);
create index user_backup_versions_newest on user_backup_versions (user_id, made desc);
comment on table user_backup_versions is 'The ten states of a backup before the newest, sealed.';
comment on column user_backup_versions.sealed is
  'What a device sent as `backup_data`, sealed with the person''s key and bound to its state.';
alter table user_backup_versions enable row level security, force row level security;
create policy own on user_backup_versions to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy erasure on user_backup_versions for delete to tendre_system using (true);
create policy erasure_reads on user_backup_versions for select to tendre_system using (true);
grant select, insert, delete on user_backup_versions to tendre_app;
grant delete, select (user_id) on user_backup_versions to tendre_system;

-- Nobody can tell from outside whether a sealed state names who is erased: all of them go in the transaction of the erasure, and the
-- device makes the next one.
create function drop_backups_of_erasure() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from user_backups where user_id in (select user_id from erased);
  delete from user_backup_versions where user_id in (select user_id from erased);
  return null;
end $$;
alter function drop_backups_of_erasure owner to tendre_system;
revoke execute on function drop_backups_of_erasure from public;
create trigger drop_backups after insert on erasures referencing new table as erased for each statement
 
  execute function drop_backups_of_erasure(
   );
