-- Messages between people (docs/decisions/048-messages.md): each has rows of their own, sealed under a key of messages.

-- Reports of messages to whoever runs the server. What is shown of a thread is what the reporter chose, sealed under a key that is neither
-- a journal's nor a thread's, so that the back-office opens this and nothing else (docs/decisions/049-reports-of-messages.md).
create table message_reports (
  id uuid primary key,
  -- Who wrote it; null once they deleted their account.
  reporter uuid references profiles (id) on delete set null,
  reported uuid references profiles (id) on delete set null,
  reason text not null check (reason in ('spam', 'harassment', 'threat', 'minor', 'impersonation', 'other')),
  -- The note and the messages as JSON (server/features/messages/report-seal.ts).
  sealed bytea not null check (octet_length(sealed) <= 262144),
  status text not null default 'open' check (status in ('open', 'dismissed', 'warned', 'banned')),
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by uuid references profiles (id) on delete set null,
  constraint message_reports_decision_check check ((status = 'open') = (decided_at is null))
);
create index message_reports_queue on message_reports (status, created_at);
create index message_reports_reporter on message_reports (reporter, created_at);
create index message_reports_reported on message_reports (reported, created_at);
comment on table message_reports is 'Reports of messages, with what their reporter chose to show; sealed.';
comment on column message_reports.sealed is
  'The reporter''s note and the messages they attached, sealed under the server''s key of reports.';
alter table message_reports enable row level security, force row level security;
-- A report is written by its reporter and read by nobody in a person's scope.
create policy own on message_reports to tendre_app using (reporter = current_person()) with check (reporter = current_person());
create policy office on message_reports to tendre_system using (true) with check (true);
grant select (id, reporter, created_at), insert (id, reporter, reported, reason, sealed, created_at) on message_reports to tendre_app;
grant select, delete, update (status, decided_at, decided_by) on message_reports to tendre_system;

create table threads (
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
  constraint threads_sealed_check check (sealed is not null or purged_at is not null)
);
create unique index threads_rev on threads (user_id, rev);
create index threads_deleted_at_idx on threads (deleted_at) where deleted_at is not null and purged_at is null;
create index threads_purged_at_idx on threads (purged_at) where purged_at is not null;
comment on table threads is 'Synced. A person''s own copy of a conversation with another person, sealed.';
comment on column threads.sealed is 'The row in its wire form, sealed with the person''s key of messages and bound to its rev.';
alter table threads enable row level security, force row level security;
create policy own on threads to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on threads to tendre_system using (true) with check (true);
grant select, insert, update on threads to tendre_app;
grant select, update, delete on threads to tendre_system;

create trigger keep_rows_sealed before update on threads for each row when (new.purged_at is null and new.rev is distinct from old.rev
    and (new.sealed is null or not new.sealed is distinct from old.sealed)) execute function keep_rows_sealed();
create trigger purge_damaged_cells after update on threads for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_damaged_cells(
   );

create table messages (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  thread_id uuid,
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  sealed bytea,
  primary key (user_id, id),
  constraint messages_sealed_check check (sealed is not null or purged_at is not null)
);
create index messages_of_thread on messages (user_id, thread_id, created_at);
create unique index messages_rev on messages (user_id, rev);
create index messages_deleted_at_idx on messages (deleted_at) where deleted_at is not null and purged_at is null;
create index messages_purged_at_idx on messages (purged_at) where purged_at is not null;
comment on table messages is 'Synced. A person''s own copy of a message, sealed; each belongs to a thread.';
comment on column messages.sealed is 'The row in its wire form, sealed with the person''s key of messages and bound to its rev.';
alter table messages enable row level security, force row level security;
create policy own on messages to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on messages to tendre_system using (true) with check (true);
grant select, insert, update on messages to tendre_app;
grant select, update, delete on messages to tendre_system;

create trigger keep_rows_sealed before update on messages for each row when (new.purged_at is null and new.rev is distinct from old.rev
    and (new.sealed is null or not new.sealed is distinct from old.sealed)) execute function keep_rows_sealed();
create trigger purge_damaged_cells after update on messages for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_damaged_cells(
   );

-- A thread that goes for good takes its messages with it.
create function purge_messages_of_thread() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update messages set deleted_at = new.deleted_at
  where user_id = new.user_id and thread_id = new.id and deleted_at is null and purged_at is null;
  return null;
end $$;
alter function purge_messages_of_thread owner to tendre_system;
revoke execute on function purge_messages_of_thread from public;
create trigger purge_messages after update on threads for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_messages_of_thread(
   );

-- Whose the other end of a thread is. The person of one end never learns the id, nor whether their address led to anybody.
create table thread_ends (
  user_id uuid not null references profiles (id) on delete cascade,
  thread_id uuid not null,
  -- Null: nobody was found yet, or they deleted their account.
  peer_id uuid references profiles (id) on delete set null,
  -- Somebody was found.
  is_bound boolean not null default false,
  -- As the sealed row says it: what is let through is decided by it.
  answer text not null check (answer in ('none', 'accepted', 'ignored')),
  is_blocked boolean not null default false,
  made_at timestamptz(3) not null,
  primary key (user_id, thread_id)
);
create index thread_ends_peer on thread_ends (peer_id);
create index thread_ends_pair on thread_ends (user_id, peer_id);
create index thread_ends_left on thread_ends (user_id) where is_bound and peer_id is null;
comment on table thread_ends is 'Whose the other end of each thread is, and whether they are let through.';
alter table thread_ends enable row level security, force row level security;
create policy own on thread_ends to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy system on thread_ends for select to tendre_system using (true);
grant select, insert, delete, update (peer_id, is_bound, answer, is_blocked) on thread_ends to tendre_app;
grant select on thread_ends to tendre_system;

-- Which rows the other side has not heard of: written with the row, removed once it is there. It holds no words; what is brought is the
-- row as it is then, so doing it twice, or late, changes nothing.
create table deliveries (
  user_id uuid not null references profiles (id) on delete cascade,
  row_id uuid not null,
  kind text not null check (kind in ('message', 'thread')),
  thread_id uuid not null,
  -- Rises with every change of the row, so that one that comes during a delivery is not lost with it.
  version integer not null default 1,
  seq bigint generated always as identity,
  made_at timestamptz(3) not null,
  tries integer not null default 0,
  due_at timestamptz(3) not null,
  primary key (user_id, row_id)
);
create index deliveries_due on deliveries (due_at);
comment on table deliveries is 'Messages and answers that the other side has not heard of yet, by their ids.';
alter table deliveries enable row level security, force row level security;
create policy own on deliveries to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy system on deliveries to tendre_system using (true);
grant select, insert, delete, update (version, tries, due_at) on deliveries to tendre_app;
grant select, delete on deliveries to tendre_system;

-- How much a person wrote lately (domain/message/message.ts, messageLimits).
create table message_pace (
  user_id uuid primary key references profiles (id) on delete cascade,
  minute_at timestamptz(3) not null,
  in_minute integer not null,
  day_at timestamptz(3) not null,
  in_day integer not null,
  requests integer not null
);
comment on table message_pace is 'Messages that a person sent within the present minute and day.';
alter table message_pace enable row level security, force row level security;
create policy own on message_pace to tendre_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update on message_pace to tendre_app;

-- What the other end is shown of one's own person, and whether anything may reach or leave them.
create function messaging_state(
  out first_name text, out handle text, out messages_are_on boolean, out discoverable boolean, out messages_from text,
  out read_receipts boolean, out is_away boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select p.first_name, p.handle, p.messages_are_on, p.discoverable, p.messages_from, p.read_receipts,
      u.id is null or u.banned_at is not null or u.deletion_requested_at is not null
    from public.profiles p left join auth.users u on u.id = p.id
    where p.id = public.current_person();
  end;
alter function messaging_state owner to tendre_system;
revoke execute on function messaging_state from public;
grant execute on function messaging_state to tendre_app;

-- Who is reached by an exact address, if they want to be.
create function find_addressee(p_kind text, p_value text, p_digests bytea[]) returns uuid
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_people uuid[];
begin
  if p_kind = 'email' then
    v_people := array(select u.id from auth.users u where u.email = p_value and u.email_verified);
  elsif p_kind = 'handle' then
    v_people := array(select p.id from public.profiles p where p.handle = p_value);
  else
    v_people := array(
      select n.user_id from auth.phone_numbers n where n.digest = any (p_digests) order by n.confirmed_at desc);
  end if;
  return (
    select p.id from unnest(v_people) with ordinality found (id, place)
    join public.profiles p on p.id = found.id
    join auth.users u on u.id = p.id
    where p.id is distinct from public.current_person()
      and p.messages_are_on and p.discoverable and p.messages_from = 'anyone'
      and u.banned_at is null and u.deletion_requested_at is null
    order by found.place limit 1);
end $$;
alter function find_addressee owner to tendre_system;
revoke execute on function find_addressee from public;
grant execute on function find_addressee to tendre_app;

-- Gives one's own profile this handle, or none. False: it is somebody else's.
create function take_handle(p_handle text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.profiles set handle = p_handle where id = public.current_person() and handle is distinct from p_handle;
  return true;
exception when unique_violation then
  return false;
end $$;
alter function take_handle owner to tendre_system;
revoke execute on function take_handle from public;
grant execute on function take_handle to tendre_app;

create function find_undelivered(p_now timestamptz) returns table (user_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select d.user_id from public.deliveries d where d.due_at <= p_now group by d.user_id order by min(d.due_at) limit 200;
  end;
alter function find_undelivered owner to tendre_system;
revoke execute on function find_undelivered from public;
grant execute on function find_undelivered to tendre_jobs;

create function find_left_threads() returns table (user_id uuid, thread_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select t.user_id, t.thread_id from public.thread_ends t where t.is_bound and t.peer_id is null limit 200;
  end;
alter function find_left_threads owner to tendre_system;
revoke execute on function find_left_threads from public;
grant execute on function find_left_threads to tendre_jobs;

create function forget_deliveries(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from deliveries where ctid = any (array(
    select ctid from deliveries where made_at < p_now - interval '7 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_deliveries owner to tendre_system;
revoke execute on function forget_deliveries from public;
grant execute on function forget_deliveries to tendre_jobs;

-- Reports that were decided, and those that nobody decided for long.
create function forget_message_reports(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from message_reports where ctid = any (array(
    select ctid from message_reports
    where coalesce(decided_at, created_at + interval '275 days') < p_now - interval '90 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_message_reports owner to tendre_system;
revoke execute on function forget_message_reports from public;
grant execute on function forget_message_reports to tendre_jobs;
