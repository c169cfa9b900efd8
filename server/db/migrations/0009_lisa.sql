-- Conversations with LISA: what was said, and how much of it a month allows.

-- Conversations with LISA and their turns: synced and sealed like everything else a person has. What hangs on a conversation is found by
-- `conversation_id`, which is in clear for that alone.
create table conversations (
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
  constraint conversations_sealed_check check (sealed is not null or purged_at is not null)
);
create unique index conversations_rev on conversations (user_id, rev);
create index conversations_deleted_at_idx on conversations (deleted_at) where deleted_at is not null and purged_at is null;
create index conversations_purged_at_idx on conversations (purged_at) where purged_at is not null;
comment on table conversations is 'Synced. Conversations with LISA, sealed.';
comment on column conversations.sealed is 'The row in its wire form, sealed with the person''s key and bound to its rev.';
alter table conversations enable row level security, force row level security;
create policy own on conversations to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on conversations to tendre_system using (true) with check (true);
grant select, insert, update on conversations to tendre_app;
grant select, update, delete on conversations to tendre_system;

create trigger keep_rows_sealed before update on conversations for each row when (new.purged_at is null and new.rev is distinct from old.rev
    and (new.sealed is null or not new.sealed is distinct from old.sealed)) execute function keep_rows_sealed();
create trigger purge_damaged_cells after update on conversations for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_damaged_cells(
   );

create table turns (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  conversation_id uuid,
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  sealed bytea,
  primary key (user_id, id),
  constraint turns_sealed_check check (sealed is not null or purged_at is not null)
);
create index turns_of_conversation on turns (user_id, conversation_id);
create unique index turns_rev on turns (user_id, rev);
create index turns_deleted_at_idx on turns (deleted_at) where deleted_at is not null and purged_at is null;
create index turns_purged_at_idx on turns (purged_at) where purged_at is not null;
comment on table turns is 'Synced. A question and the replies to it, sealed; each belongs to a conversation.';
comment on column turns.sealed is 'The row in its wire form, sealed with the person''s key and bound to its rev.';
alter table turns enable row level security, force row level security;
create policy own on turns to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on turns to tendre_system using (true) with check (true);
grant select, insert, update on turns to tendre_app;
grant select, update, delete on turns to tendre_system;

create trigger keep_rows_sealed before update on turns for each row when (new.purged_at is null and new.rev is distinct from old.rev
    and (new.sealed is null or not new.sealed is distinct from old.sealed)) execute function keep_rows_sealed();
create trigger purge_damaged_cells after update on turns for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_damaged_cells(
   );

-- A conversation that goes for good takes its turns with it.
create function purge_turns_of_conversation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update turns set deleted_at = new.deleted_at
  where user_id = new.user_id and conversation_id = new.id and deleted_at is null and purged_at is null;
  return null;
end $$;
alter function purge_turns_of_conversation owner to tendre_system;
revoke execute on function purge_turns_of_conversation from public;
create trigger purge_turns after update on conversations for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_turns_of_conversation(
   );

-- As `erase_relationship` for a person: the conversation and its turns become bare tombstones, with nothing of what was said.
create function erase_conversation(
  p_id uuid, p_rev bigint, p_now timestamptz,
  out erased_rows integer, out erased_uploads uuid[], out touched uuid[])
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user constant uuid := current_person();
  v_record constant text[] := array[
    'user_id', 'id', 'rev', 'field_revs', 'created_at', 'updated_at', 'deleted_at', 'purged_at'];
  v_ids uuid[];
  v_table text;
  v_blank text;
  v_count integer;
begin
  if v_user is null then raise insufficient_privilege; end if;
  v_ids := array[p_id] || array(
    select id from turns where user_id = v_user and conversation_id = p_id and purged_at is null);
  v_ids := v_ids || array(
    select id from conflicts where user_id = v_user and row_id = any (v_ids) and purged_at is null);
  insert into erasures (user_id, row_id, erased_at)
    select v_user, id, p_now from unnest(v_ids) id on conflict do nothing;
  delete from revisions where user_id = v_user and row_id = any (v_ids);
  delete from sync_answers where user_id = v_user and row_id = any (v_ids);
  erased_rows := 0;
  erased_uploads := '{}';
  touched := '{}';
  foreach v_table in array array['conflicts', 'turns', 'conversations'] loop
    select string_agg(format('%I = default', attname), ', ') into v_blank from pg_attribute
    where attrelid = format('public.%I', v_table)::regclass and attnum > 0 and not attisdropped
      and attname <> all (v_record);
    execute format(
      $update$with due as (
          select id, $3 + row_number() over (order by rev) as next from %1$I
          where user_id = $1 and id = any ($2) and purged_at is null)
        update %1$I t set %2$s, rev = due.next, field_revs = '{}', created_at = $4, updated_at = $4,
          deleted_at = $4, purged_at = $4
        from due where t.user_id = $1 and t.id = due.id$update$, v_table, v_blank)
      using v_user, v_ids, p_rev + erased_rows, p_now;
    get diagnostics v_count = row_count;
    erased_rows := erased_rows + v_count;
  end loop;
end $$;
alter function erase_conversation owner to tendre_system;
revoke execute on function erase_conversation from public;
grant execute on function erase_conversation to tendre_app;

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
alter table ai_messages enable row level security, force row level security;
create policy own on ai_messages to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy system on ai_messages to tendre_system using (true) with check (true);
grant select on ai_messages to tendre_app;
grant select, insert, update, delete on ai_messages to tendre_system;

-- Whoever changes what is used waits here for whoever else does.
create function lock_ai_month(p_user_id uuid, p_month text) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into ai_usage (user_id, month, used) values (p_user_id, p_month, 0) on conflict do nothing;
  perform from ai_usage where user_id = p_user_id and month = p_month for update;
end $$;
revoke execute on function lock_ai_month from public;
grant execute on function lock_ai_month to tendre_system;

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
alter function reserve_ai_message owner to tendre_system;
revoke execute on function reserve_ai_message from public;
grant execute on function reserve_ai_message to tendre_app;

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
alter function deliver_ai_message owner to tendre_system;
revoke execute on function deliver_ai_message from public;
grant execute on function deliver_ai_message to tendre_app;

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
alter function give_back_ai_message owner to tendre_system;
revoke execute on function give_back_ai_message from public;
grant execute on function give_back_ai_message to tendre_app;

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

-- How a model outside was used, by day: for its health, what it costs, and the limit of a day. Nothing of a person is here.
create table model_use (
  day date not null,
  model text not null check (length(model) between 1 and 200),
  calls integer not null default 0 check (calls >= 0),
  failures integer not null default 0,
  input_tokens bigint not null default 0 check (input_tokens >= 0),
  output_tokens bigint not null default 0 check (output_tokens >= 0),
  well_at timestamptz(3),
  failed_at timestamptz(3),
  primary key (day, model),
  check (failures between 0 and calls)
);
comment on table model_use is 'Calls of the language model by day: counts, tokens and when it last answered or failed. Of nobody.';
grant select, insert, update, delete on model_use to tendre_system;

-- One call that ended. `p_failed`: the provider did not answer as it should.
create function note_model_use(p_model text, p_failed boolean, p_input bigint, p_output bigint, p_now timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into model_use as m (day, model, calls, failures, input_tokens, output_tokens, well_at, failed_at)
  values ((p_now at time zone 'utc')::date, p_model, 1, p_failed::integer, greatest(p_input, 0), greatest(p_output, 0),
    case when not p_failed then p_now end, case when p_failed then p_now end)
  on conflict (day, model) do update set
    calls = m.calls + 1,
    failures = m.failures + excluded.failures,
    input_tokens = m.input_tokens + excluded.input_tokens,
    output_tokens = m.output_tokens + excluded.output_tokens,
    well_at = coalesce(greatest(m.well_at, excluded.well_at), m.well_at, excluded.well_at),
    failed_at = coalesce(greatest(m.failed_at, excluded.failed_at), m.failed_at, excluded.failed_at);
end $$;
alter function note_model_use owner to tendre_system;
revoke execute on function note_model_use from public;
grant execute on function note_model_use to tendre_app;

-- Today's tokens of every model, and when this one last answered or failed.
create function read_model_use(
  p_model text, p_now timestamptz, out tokens bigint, out well_at timestamptz, out failed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(m.input_tokens + m.output_tokens) filter (where m.day = (p_now at time zone 'utc')::date), 0)::bigint,
    max(m.well_at) filter (where m.model = p_model), max(m.failed_at) filter (where m.model = p_model)
  from model_use m where m.day >= (p_now at time zone 'utc')::date - 1
$$;
alter function read_model_use owner to tendre_system;
revoke execute on function read_model_use from public;
grant execute on function read_model_use to tendre_app;

create function forget_model_use(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from model_outcomes where day < (p_now at time zone 'utc')::date - 400;
  delete from model_use where day < (p_now at time zone 'utc')::date - 400;
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_model_use owner to tendre_system;
revoke execute on function forget_model_use from public;
grant execute on function forget_model_use to tendre_jobs;

-- How calls of the model ended, by day: why they failed, how long the first word took, how many messages were given back. Of nobody.
create table model_outcomes (
  day date not null,
  model text not null check (length(model) between 1 and 200),
  outcome text not null check (outcome ~ '^[a-z_]{1,20}$'),
  -- Milliseconds within which the first word came: one of a few bounds. 0: none came, 2147483647: later than all of them.
  first_word_within integer not null check (first_word_within >= 0),
  calls integer not null default 0 check (calls >= 0),
  given_back integer not null default 0,
  primary key (day, model, outcome, first_word_within),
  check (given_back between 0 and calls)
);
comment on table model_outcomes is 'How calls of the language model ended, by day, reason and time to the first word: counts. Of nobody.';
grant select, insert, update, delete on model_outcomes to tendre_system;

create function note_model_outcome(p_model text, p_outcome text, p_first_word_within integer, p_given_back boolean, p_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into model_outcomes as m (day, model, outcome, first_word_within, calls, given_back)
  values ((p_now at time zone 'utc')::date, p_model, p_outcome, p_first_word_within, 1, p_given_back::integer)
  on conflict (day, model, outcome, first_word_within) do update set
    calls = m.calls + 1, given_back = m.given_back + excluded.given_back
$$;
alter function note_model_outcome owner to tendre_system;
revoke execute on function note_model_outcome from public;
grant execute on function note_model_outcome to tendre_app;
