-- The closed sets and ranges of the domain, kept by the database too: server/db/checks.test.ts compares them with the
-- domain's own. Sealed columns cannot be checked here. A set that grows needs a migration that replaces its constraint.
-- A row that breaks a rule must not stop the server from starting (none should exist: every write was checked before).

-- 1. What a person writes, and what a device holds a copy of. A row that breaks a rule gets `otherwise`, under a new rev so
-- that the devices follow; the value that was there is kept in `damaged_cells`.
create temporary table rules (in_table text, in_column text, rule text, otherwise text) on commit drop;
insert into rules values
  ('profiles', 'age', 'age between 18 and 120', 'null'),
  ('profiles', 'locale', $$locale in ('en', 'fr')$$, $$'fr'$$),
  ('profiles', 'role', $$role in ('user', 'superadmin')$$, $$'user'$$),
  ('profiles', 'subscription_plan', $$subscription_plan in ('free', 'plus', 'pro')$$, $$'free'$$),
  ('profiles', 'subscription_status',
    $$subscription_status in ('inactive', 'active', 'canceled', 'expired')$$, $$'inactive'$$),
  ('profiles', 'relationship_goals', $$jsonb_typeof(relationship_goals) = 'array'$$, $$'[]'$$),
  ('profiles', 'interests', $$jsonb_typeof(interests) = 'array'$$, $$'[]'$$),
  ('profiles', 'memory_hidden_days', $$jsonb_typeof(memory_hidden_days) = 'array'$$, $$'[]'$$),
  ('profiles', 'memory_hidden_relationships', $$jsonb_typeof(memory_hidden_relationships) = 'array'$$, $$'[]'$$),
  ('profiles', 'memory_remembered_endings', $$jsonb_typeof(memory_remembered_endings) = 'array'$$, $$'[]'$$),
  ('profiles', 'game_pauses', $$jsonb_typeof(game_pauses) = 'array'$$, $$'[]'$$),
  ('relationships', 'age', 'age between 0 and 120', 'null'),
  ('relationships', 'city_place', $$jsonb_typeof(city_place) = 'object'$$, 'null'),
  ('relationships', 'periods', $$jsonb_typeof(periods) = 'array'$$, $$'[]'$$),
  ('relationships', 'status', $$status in ('ongoing', 'ended')$$, $$'ongoing'$$),
  ('relationships', 'type', $$type in ('serious', 'casual', 'fling', 'fwb', 'other')$$, $$'other'$$),
  ('relationships', 'rating', 'rating between 1 and 5', 'null'),
  ('relationships', 'veil', $$veil in ('open', 'folded', 'sealed')$$, $$'open'$$),
  ('relationships', 'media', $$jsonb_typeof(media) = 'array'$$, $$'[]'$$),
  ('moments', 'mood', 'mood between 1 and 5', 'null'),
  ('moments', 'feeling_before', 'feeling_before between 1 and 5', 'null'),
  ('moments', 'feeling_during', 'feeling_during between 1 and 5', 'null'),
  ('moments', 'feeling_after', 'feeling_after between 1 and 5', 'null'),
  ('media', 'position', $$position > '-infinity' and position < 'infinity'$$, '0'),
  ('media', 'consent', $$consent in ('knows', 'agreed', 'unsure')$$, $$'unsure'$$),
  ('media', 'kind', $$kind in ('photo', 'video')$$, $$'photo'$$),
  ('media', 'width', 'width > 0', 'null'),
  ('media', 'height', 'height > 0', 'null'),
  ('media', 'duration', 'duration >= 0', 'null'),
  ('media', 'bytes', 'bytes > 0', '1'),
  ('conflicts', 'table', $$"table" in ('profiles', 'relationships', 'moments', 'media')$$, 'null');
-- A date as it is remembered (domain/time/vague-date.ts): a year, a month or season of it, or a day.
insert into rules
  select in_table, in_column, format(
    $$%1$I ~ '^\d{4}(-(0[1-9]|1[0-2]|2[1-4])(-(0[1-9]|[12]\d|3[01]))?)?$' and left(%1$I, 4) between '1900' and '2200'$$,
    in_column), otherwise
  from (values
    ('relationships', 'start_date', 'null'),
    ('relationships', 'end_date', 'null'),
    ('moments', 'occurred_on', $$to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')$$)
  ) as dates (in_table, in_column, otherwise);
-- A day.
insert into rules
  select in_table, in_column, format($$%I ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'$$, in_column), 'null'
  from (values ('relationships', 'veil_until'), ('moments', 'sealed_until'), ('moments', 'reread_on')) as days (in_table, in_column);

comment on column damaged_cells.cells is
  'Sealed cells in base64 with "seals", or the clear values that a check of migration 0096 refused.';

-- The owner sees no person's rows while their policies are forced.
do $$
declare v_table text;
begin
  foreach v_table in array array['profiles', 'relationships', 'moments', 'media', 'conflicts', 'sync_state', 'damaged_cells',
    'billing', 'uploads', 'auth.users'] loop
    execute format('alter table %s no force row level security', v_table);
  end loop;
end $$;

do $$
declare
  v record;
  v_row record;
  v_rev bigint;
  v_device constant text := '00000000-0000-7000-8000-000000000001';
begin
  for v in select * from rules order by in_table, in_column loop
    for v_row in execute format('select %I as user_id, id, to_jsonb(%I) as was from %I where not (%s)',
      case v.in_table when 'profiles' then 'id' else 'user_id' end, v.in_column, v.in_table, v.rule)
    loop
      insert into damaged_cells (user_id, table_name, row_id, fields, cells, kept_at) values (
        v_row.user_id, v.in_table, v_row.id, array[v.in_column], jsonb_build_object(v.in_column, v_row.was), now());
      if v.in_table = 'profiles' then
        -- Its trigger takes the rev (0021).
        execute format('update profiles set %I = %s where id = $1', v.in_column, v.otherwise) using v_row.id;
        continue;
      end if;
      insert into sync_state as s (user_id, rev) values (v_row.user_id, 2)
        on conflict (user_id) do update set rev = s.rev + 1 returning s.rev into v_rev;
      execute format(
        'update %I set %I = %s, rev = $3, updated_at = now(), field_revs = field_revs || $4 where user_id = $1 and id = $2',
        v.in_table, v.in_column, v.otherwise)
        using v_row.user_id, v_row.id, v_rev, jsonb_build_object(v.in_column, jsonb_build_array(v_rev, v_device));
    end loop;
    execute format('alter table %I add constraint %I check (%s)',
      v.in_table, v.in_table || '_' || v.in_column || '_check', v.rule);
  end loop;
end $$;

-- 2. What only the server writes. Rows that change later are mended; of the others, a rule that an old row breaks holds for
-- new rows only.
update auth.users set locale = 'fr' where locale not in ('en', 'fr');
update billing b set plan_id = case p.subscription_plan when 'free' then 'free' else p.subscription_plan || '_monthly' end
  from profiles p
  where p.id = b.user_id and b.plan_id not in ('free', 'plus_monthly', 'plus_yearly', 'pro_monthly', 'pro_yearly');
update uploads set refusal = 'unreadable'
  where refusal not in ('unsupported_type', 'unreadable', 'too_many_pixels', 'too_slow', 'poster_unreadable');

do $$
declare
  v record;
  v_plans constant text := $in$in ('free', 'plus_monthly', 'plus_yearly', 'pro_monthly', 'pro_yearly')$in$;
  v_tables constant text := $in$in ('profiles', 'relationships', 'moments', 'media', 'conflicts')$in$;
begin
  for v in select * from (values
    ('auth', 'users', 'locale', $in$locale in ('en', 'fr')$in$),
    ('public', 'plan_limits', 'plan', $in$plan in ('free', 'plus', 'pro')$in$),
    ('public', 'billing', 'plan_id', 'plan_id ' || v_plans),
    ('public', 'subscription_history', 'plan', 'plan ' || v_plans),
    ('public', 'ai_usage', 'month', $in$month ~ '^\d{4}-(0[1-9]|1[0-2])$'$in$),
    ('public', 'revisions', 'table_name', 'table_name ' || v_tables),
    ('public', 'revisions', 'kind', $in$kind in ('put', 'patch', 'delete', 'erase')$in$),
    ('public', 'sync_answers', 'table_name', 'table_name ' || v_tables),
    ('public', 'sync_answers', 'status', $in$status in ('applied', 'merged', 'conflict', 'refused')$in$),
    ('public', 'sync_answers', 'code', $in$code in ('plan_limit', 'validation', 'gone', 'forbidden', 'underage',
      'storage_limit', 'text_limit', 'missing_upload', 'too_large', 'erased')$in$),
    ('public', 'damaged_cells', 'table_name', 'table_name ' || v_tables),
    ('public', 'uploads', 'refusal', $in$refusal in ('unsupported_type', 'unreadable', 'too_many_pixels', 'too_slow',
      'poster_unreadable')$in$),
    ('public', 'uploads', 'stored', 'stored >= 0')
  ) as listed (in_schema, in_table, in_column, rule)
  loop
    execute format('alter table %I.%I add constraint %I check (%s) not valid',
      v.in_schema, v.in_table, v.in_table || '_' || v.in_column || '_check', v.rule);
    begin
      execute format('alter table %I.%I validate constraint %I',
        v.in_schema, v.in_table, v.in_table || '_' || v.in_column || '_check');
    exception when check_violation then
      raise warning '%.% has older rows that break its rule on %; it holds for new ones', v.in_schema, v.in_table, v.in_column;
    end;
  end loop;
end $$;

do $$
declare v_table text;
begin
  foreach v_table in array array['profiles', 'relationships', 'moments', 'media', 'conflicts', 'sync_state', 'damaged_cells',
    'billing', 'uploads', 'auth.users'] loop
    execute format('alter table %s force row level security', v_table);
  end loop;
end $$;
