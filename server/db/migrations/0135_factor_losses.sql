-- The way back for whoever lost every second factor (docs/decisions/080-a-way-back-for-a-lost-factor.md): asked for by a sign-in that waits, begun
-- by a link to the mailbox, open after a wait in which two mails and every signed-in device can stop it.
create table auth.factor_losses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Only hashes, as of session tokens. Of the link that begins it; null once it was used.
  ask_hash text unique,
  ask_expires_at timestamptz(3),
  -- Of the links that stop it: the one that was mailed when it was begun, and the one of the reminder.
  stop_hash text unique,
  remind_hash text unique,
  begun_at timestamptz(3),
  due_at timestamptz(3),
  until timestamptz(3),
  reminded_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- Asked for, or begun.
  constraint factor_losses_asked_check check ((begun_at is null) = (ask_hash is not null) and (begun_at is null) = (ask_expires_at is not null)),
  constraint factor_losses_begun_check check (
    (begun_at is null) = (due_at is null) and (begun_at is null) = (until is null) and (begun_at is null) = (stop_hash is null)),
  constraint factor_losses_order_check check (begun_at < due_at and due_at < until),
  constraint factor_losses_reminded_check check ((reminded_at is null) = (remind_hash is null) and (reminded_at is null or begun_at is not null))
);
create index factor_losses_due_at on auth.factor_losses (due_at) where reminded_at is null;
comment on table auth.factor_losses is 'Ways back for lost second factors that were asked for or wait; one of each person, gone once it was stopped, used or is over.';

alter table auth.factor_losses enable row level security;
alter table auth.factor_losses force row level security;
create policy accounts on auth.factor_losses to tendre_auth using (true) with check (true);
create policy sweep on auth.factor_losses to tendre_system using (true);
grant select, insert, update, delete on auth.factor_losses to tendre_auth;
grant select, delete on auth.factor_losses to tendre_system;

create function sweep_factor_losses(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    -- A day later: who opens an old link is told that it is old.
    delete from auth.factor_losses where coalesce(until, ask_expires_at) < p_now - interval '1 day';
  end;
alter function sweep_factor_losses owner to tendre_system;
revoke execute on function sweep_factor_losses from public;
grant execute on function sweep_factor_losses to tendre_app;

-- The day that a mail names is the reader's.
create function reader_timezone(p_user_id uuid) returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return (select p.timezone from public.profiles p where p.id = p_user_id);
end $$;
alter function reader_timezone owner to tendre_system;
revoke execute on function reader_timezone from public;
grant execute on function reader_timezone to tendre_auth;

-- An administrator who signs an account out everywhere leaves this door shut too.
create policy acts on auth.factor_losses for delete to tendre_clerk using (true);
create policy clerk on auth.factor_losses for select to tendre_clerk using (true);
grant delete, select (user_id) on auth.factor_losses to tendre_clerk;
create or replace function office_end_sessions(p_person uuid, p_reason text, out refusal text, out changed boolean, out before jsonb, out after jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_ended integer;
begin
  refusal := begin_act(p_person, false);
  if refusal is not null then return; end if;
  delete from auth.trusted_browsers t where t.user_id = p_person;
  delete from auth.factor_losses l where l.user_id = p_person;
  delete from auth.sessions s where s.user_id = p_person;
  get diagnostics v_ended = row_count;
  changed := v_ended > 0;
  before := jsonb_build_object('sessions', v_ended);
  after := jsonb_build_object('sessions', 0);
  if changed then perform note_audit('sessions.ended', p_person, p_reason, before, after); end if;
end $$;
