-- Every table that grows by use has an end (docs/self-hosting.md, "What is kept, and for how long"). Each function takes at
-- most some thousands of rows a call and returns how many went.

-- Who came and went, and on what device: a year, and no more than five hundred lines a person.
create policy prune on session_events to tendre_system using (true);
grant select, delete on session_events to tendre_system;
create index on session_events (created_at);
create function forget_session_events(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_forgotten integer;
  v_more integer;
begin
  delete from session_events where id = any (array(
    select id from session_events where created_at < p_now - interval '365 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  delete from session_events where id = any (array(
    select old.id from (select user_id from session_events group by user_id having count(*) > 500 limit 20) crowded,
      lateral (select id from session_events e where e.user_id = crowded.user_id
        order by created_at desc, id desc offset 500 limit 5000) old));
  get diagnostics v_more = row_count;
  return v_forgotten + v_more;
end $$;
alter function forget_session_events owner to tendre_system;

-- The revisions of a moment are its history and stay as long as it does. Of everything else a revision is kept as long as a
-- device may still send an op that was typed before it: half a year, like the answers.
create index on revisions (made_at) where table_name <> 'moments';
create function forget_revisions(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from revisions where ctid = any (array(
    select ctid from revisions where table_name <> 'moments' and made_at < p_now - interval '180 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_revisions owner to tendre_system;

-- The simulated provider: answers under an idempotency key and events that were taken go after thirty days, and so do the
-- pages of a payment or a portal that nobody can open any more. Customers, subscriptions and invoices stay: they are bills.
alter table standin.answers add column made_at timestamptz(3) not null default now();
do $$
declare v_table text;
begin
  foreach v_table in array array['objects', 'answers', 'events'] loop
    execute format('create policy prune on standin.%I to tendre_system using (true)', v_table);
    execute format('grant select, delete on standin.%I to tendre_system', v_table);
  end loop;
end $$;
grant usage on schema standin to tendre_system;
create function forget_standin(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before constant timestamptz := p_now - interval '30 days';
  v_rows integer;
  v_forgotten integer := 0;
begin
  delete from standin.answers where key = any (array(
    select key from standin.answers where made_at < v_before limit 5000));
  get diagnostics v_rows = row_count;
  v_forgotten := v_forgotten + v_rows;
  delete from standin.events where id = any (array(
    select id from standin.events
    where next_at is null and to_timestamp((body ->> 'created')::bigint) < v_before limit 5000));
  get diagnostics v_rows = row_count;
  v_forgotten := v_forgotten + v_rows;
  delete from standin.objects where id = any (array(
    select id from standin.objects
    where kind in ('checkout.session', 'billing_portal.session')
      and to_timestamp((body ->> 'created')::bigint) < v_before limit 5000));
  get diagnostics v_rows = row_count;
  return v_forgotten + v_rows;
end $$;
alter function forget_standin owner to tendre_system;

revoke execute on function forget_session_events, forget_revisions, forget_standin from public;
grant execute on function forget_session_events, forget_revisions, forget_standin to tendre_jobs;
