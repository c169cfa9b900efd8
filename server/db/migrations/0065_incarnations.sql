-- A database that was put back from a copy goes on from an earlier rev, and gives revs anew that a device already knows
-- for something else (docs/sync.md, device rule 12). So every life of the database has a name, and each person's counter
-- remembers how far it came under each: what a device heard under another name, or further than that, is lost here.

-- A life begins with the start of PostgreSQL, or with tables that were made anew by a restore.
create table incarnations (
  id uuid primary key default gen_random_uuid(),
  born text not null unique,
  begun_at timestamptz(3) not null default now()
);
grant select, insert on incarnations to tendre_system;

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

alter table sync_state add column incarnation uuid references incarnations (id);

-- How far a person's counter came under each life before the present one.
create table sync_lineage (
  user_id uuid not null references profiles (id) on delete cascade,
  incarnation uuid not null,
  last_rev bigint not null,
  ended_at timestamptz(3) not null default now(),
  primary key (user_id, incarnation)
);
alter table sync_lineage enable row level security;
alter table sync_lineage force row level security;
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
create trigger keep_lineage before update of rev on sync_state for each row
  when (new.rev > old.rev) execute function keep_lineage();
update sync_state set incarnation = current_incarnation();
