-- What is noted of an account before its first sign-in is its owner's too. An account has its profile from the first sign-in on: an event that was
-- written before that, as the confirmed address of somebody who reads their mail in another browser, was nobody's.
alter table security_events
  drop constraint security_events_person_id_fkey,
  add constraint security_events_person_id_fkey foreign key (person_id) references auth.users (id) on delete cascade;

create or replace function note_security_events(p_events jsonb) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into public.security_events (kind, route, person_id, session_id, times, at)
    select e.kind, left(e.route, 200), u.id, e.session_id, e.times, e.at
    from rows from (
        jsonb_to_recordset(p_events) as (kind text, route text, person_id uuid, session_id uuid, times integer, at timestamptz)
      ) with ordinality as e(kind, route, person_id, session_id, times, at, place)
    left join auth.users u on u.id = e.person_id
    -- Ids tell the order of what happened in one millisecond.
    order by e.place;
  end;
