-- The security log (server/security-log.ts): what was refused, with ids and route patterns only. Append-only for the roles
-- the server logs in as: they add through a function and can neither read, change nor delete. Kept for 90 days.
create table security_events (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- Method and declared path, never an address as it was asked.
  route text,
  person_id uuid references profiles (id) on delete cascade,
  session_id uuid,
  -- How often within the seconds that one line stands for: a flood is one line with a count.
  times integer not null check (times > 0),
  at timestamptz(3) not null
);
create index on security_events (at);
create index on security_events (person_id, at) where person_id is not null;
alter table security_events enable row level security;
alter table security_events force row level security;
create policy system on security_events to tendre_system using (true) with check (true);
grant select, insert, delete on security_events to tendre_system;

create function note_security_events(p_events jsonb) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into public.security_events (kind, route, person_id, session_id, times, at)
    select e.kind, left(e.route, 200), p.id, e.session_id, e.times, e.at
    from jsonb_to_recordset(p_events)
      as e(kind text, route text, person_id uuid, session_id uuid, times integer, at timestamptz)
    left join public.profiles p on p.id = e.person_id;
  end;
alter function note_security_events owner to tendre_system;
revoke execute on function note_security_events from public;
grant execute on function note_security_events to tendre_app;

-- At most some thousands a call.
create function forget_security_events(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from security_events where id = any (array(
    select id from security_events where at < p_now - interval '90 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_security_events owner to tendre_system;
revoke execute on function forget_security_events from public;
grant execute on function forget_security_events to tendre_jobs;
