-- Every change of every row, and every answer given (docs/sync.md, "On the server" 1 and 5).

create table revisions (
  user_id uuid not null references profiles (id) on delete cascade,
  rev bigint not null,
  table_name text not null,
  row_id uuid not null,
  op_id uuid not null,
  device_id uuid not null,
  kind text not null,
  fields text[] not null,
  -- The new values, as one JSON object, sealed.
  field_values bytea not null,
  -- The device's clock: shown, never compared.
  at timestamptz(3) not null,
  made_at timestamptz(3) not null,
  primary key (user_id, rev)
);
create index revisions_of_row on revisions (user_id, row_id, rev desc);
alter table revisions enable row level security;
alter table revisions force row level security;
create policy own on revisions to tendre_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert on revisions to tendre_app;

-- What was answered to an op. The row itself is read again when the op comes twice, so no private text is kept here.
create table sync_answers (
  user_id uuid not null references profiles (id) on delete cascade,
  op_id uuid not null,
  table_name text not null,
  row_id uuid not null,
  status text not null,
  code text,
  details jsonb,
  fields text[],
  answered_at timestamptz(3) not null,
  primary key (user_id, op_id)
);
create index sync_answers_age on sync_answers (answered_at);
alter table sync_answers enable row level security;
alter table sync_answers force row level security;
create policy own on sync_answers to tendre_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert on sync_answers to tendre_app;

-- A person's counter begins at 1, which their profile takes: a first pull from 0 brings it.
alter table sync_state alter column rev set default 1;
alter table profiles alter column rev set default 1;
create unique index profiles_rev on profiles (id, rev);

-- Ids and revs only: the live stream is a hint (server/live).
create function announce(p_user_id uuid, p_event jsonb) returns void
  language sql set search_path = public
  return pg_notify('tendre_live', jsonb_build_object('person', p_user_id, 'event', p_event)::text);

-- A profile changed by the server (a plan, a confirmed address) reaches the person's devices like any other change.
-- A write that took its rev itself (sync) is left alone. [Note: rev under lock]
grant select, insert, update on sync_state to tendre_system;
create policy system on sync_state to tendre_system using (true) with check (true);

create function take_profile_rev() returns trigger
  language plpgsql security definer set search_path = public as $$
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
alter function take_profile_rev() owner to tendre_system;
create trigger take_profile_rev before update on profiles for each row execute function take_profile_rev();
