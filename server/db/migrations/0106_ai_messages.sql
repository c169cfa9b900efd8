-- A message to LISA is reserved before its reply and counted once the reply is there (product decisions, "AI"). The row's id is the
-- device's: whatever is asked twice for one message is done once. A reservation that nobody came back for is over after ten minutes,
-- with nothing to write, so that no crash can take a message from anyone or give one back twice.
create table ai_messages (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  reserved_at timestamptz(3) not null,
  delivered_at timestamptz(3),
  primary key (user_id, id)
);
create index ai_messages_reserved on ai_messages (user_id, month, reserved_at) where delivered_at is null;
create index ai_messages_age on ai_messages (reserved_at);
comment on table ai_messages is 'Messages to LISA that are reserved or were counted, by the device''s id: none is counted twice.';
alter table ai_messages enable row level security;
alter table ai_messages force row level security;
create policy own on ai_messages to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy system on ai_messages to tendre_system using (true) with check (true);
grant select on ai_messages to tendre_app;
grant select, insert, update, delete on ai_messages to tendre_system;

create or replace function check_ai_quota(
  p_user_id uuid, out "canSend" boolean, out used integer, out "limit" integer, out remaining integer)
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  v_month constant text := quota_month(p_user_id);
begin
  perform refuse_other_person(p_user_id);
  select coalesce((select u.used from ai_usage u where u.user_id = p_user_id and u.month = v_month), 0)
    + (select count(*) from ai_messages m where m.user_id = p_user_id and m.month = v_month
        and m.delivered_at is null and m.reserved_at > app_now() - interval '10 minutes')
    into used;
  select ai_messages into "limit" from plan_limits where plan = coalesce(current_plan(p_user_id), 'free');
  if not found then
    select ai_messages into "limit" from plan_limits where plan = 'free';
  end if;
  remaining := greatest("limit" - used, 0);
  "canSend" := remaining > 0;
end $$;

-- Whoever changes what is used waits here for whoever else does.
create function lock_ai_month(p_user_id uuid, p_month text) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into ai_usage (user_id, month, used) values (p_user_id, p_month, 0) on conflict do nothing;
  perform from ai_usage where user_id = p_user_id and month = p_month for update;
end $$;

create or replace function increment_ai_usage(
  p_user_id uuid, out counted boolean, out "canSend" boolean, out used integer, out "limit" integer,
  out remaining integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_month constant text := quota_month(p_user_id);
begin
  perform refuse_other_person(p_user_id);
  perform lock_ai_month(p_user_id, v_month);
  select q."canSend" into counted from check_ai_quota(p_user_id) q;
  if counted then
    update ai_usage u set used = u.used + 1 where u.user_id = p_user_id and u.month = v_month;
  end if;
  select q."canSend", q.used, q."limit", q.remaining into "canSend", used, "limit", remaining
  from check_ai_quota(p_user_id) q;
end $$;

-- Keeps one message of this month for a reply that is being made. `reserved`: it is kept, by this call or an earlier one.
create function reserve_ai_message(
  p_user_id uuid, p_message_id uuid, out reserved boolean, out "canSend" boolean, out used integer,
  out "limit" integer, out remaining integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_month constant text := quota_month(p_user_id);
begin
  perform refuse_other_person(p_user_id);
  perform lock_ai_month(p_user_id, v_month);
  reserved := exists (
    select from ai_messages m where m.user_id = p_user_id and m.id = p_message_id
      and (m.delivered_at is not null or m.reserved_at > app_now() - interval '10 minutes'));
  if not reserved then
    select q."canSend" into reserved from check_ai_quota(p_user_id) q;
    if reserved then
      insert into ai_messages as m (user_id, id, month, reserved_at) values (p_user_id, p_message_id, v_month, app_now())
      on conflict (user_id, id) do update set month = v_month, reserved_at = app_now();
    end if;
  end if;
  select q."canSend", q.used, q."limit", q.remaining into "canSend", used, "limit", remaining
  from check_ai_quota(p_user_id) q;
end $$;

-- The reply was given: counted once, whatever the limit. One that was made offline was never reserved; it counts in the month in which
-- the device gave it, if that is this one or the one before.
create function deliver_ai_message(
  p_user_id uuid, p_message_id uuid, p_month text, out "canSend" boolean, out used integer, out "limit" integer,
  out remaining integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_now constant text := quota_month(p_user_id);
  v_month text := v_now;
begin
  perform refuse_other_person(p_user_id);
  if p_month = to_char(to_date(v_now, 'YYYY-MM') - interval '1 month', 'YYYY-MM') then v_month := p_month; end if;
  perform lock_ai_month(p_user_id, v_now);
  insert into ai_messages (user_id, id, month, reserved_at) values (p_user_id, p_message_id, v_month, app_now())
  on conflict do nothing;
  update ai_messages m set delivered_at = app_now()
  where m.user_id = p_user_id and m.id = p_message_id and m.delivered_at is null returning m.month into v_month;
  if found then
    perform lock_ai_month(p_user_id, v_month);
    update ai_usage u set used = u.used + 1 where u.user_id = p_user_id and u.month = v_month;
  end if;
  select q."canSend", q.used, q."limit", q.remaining into "canSend", used, "limit", remaining
  from check_ai_quota(p_user_id) q;
end $$;

-- No reply came: what was reserved is free again. One that was counted stays so.
create function give_back_ai_message(
  p_user_id uuid, p_message_id uuid, out "canSend" boolean, out used integer, out "limit" integer, out remaining integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform refuse_other_person(p_user_id);
  delete from ai_messages m where m.user_id = p_user_id and m.id = p_message_id and m.delivered_at is null;
  select q."canSend", q.used, q."limit", q.remaining into "canSend", used, "limit", remaining
  from check_ai_quota(p_user_id) q;
end $$;

create function forget_ai_messages(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from ai_messages where ctid = any (array(
    select ctid from ai_messages where reserved_at < p_now - interval '180 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_ai_messages owner to tendre_system;
revoke execute on function forget_ai_messages from public;
grant execute on function forget_ai_messages to tendre_jobs;

do $$
declare v_call text;
begin
  foreach v_call in array array['reserve_ai_message(uuid, uuid)', 'deliver_ai_message(uuid, uuid, text)', 'give_back_ai_message(uuid, uuid)'] loop
    execute format('alter function %s owner to tendre_system', v_call);
    execute format('revoke execute on function %s from public', v_call);
    execute format('grant execute on function %s to tendre_app', v_call);
  end loop;
end $$;
revoke execute on function lock_ai_month from public;
grant execute on function lock_ai_month to tendre_system;
