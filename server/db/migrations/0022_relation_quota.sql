-- The limits of domain/plan/plan.ts, for the functions that check them; server/features/relationships/quota.test.ts holds
-- the two equal. null: unlimited.
create table plan_limits (
  plan text primary key,
  relations integer,
  images integer,
  ai_messages integer not null
);
insert into plan_limits (plan, relations, images, ai_messages) values
  ('free', 3, 3, 30),
  ('plus', 10, 10, 150),
  ('pro', null, null, 400);
grant select on plan_limits to tendre_app, tendre_system;

-- The plan that holds now: a cancelled one whose period is over is free (specification, section 4).
create function current_plan(p_user_id uuid) returns text
  language sql stable set search_path = public
  return (
    select case when subscription_status = 'canceled' and current_period_end < now() then 'free' else subscription_plan end
    from profiles where id = p_user_id);

-- Whether one more relationship may be kept (specification, section 7). Rows in the trash do not count. Whoever adds
-- a row calls it while holding the person's lock. Another person's id is refused with insufficient_privilege.
create function check_relation_quota(
  p_user_id uuid, out "canAdd" boolean, out "count" integer, out "limit" integer)
  language plpgsql stable set search_path = public as $$
begin
  if p_user_id is distinct from current_person() then
    raise exception 'not your own quota' using errcode = '42501';
  end if;
  select count(*) into "count" from relationships where user_id = p_user_id and deleted_at is null;
  select relations into "limit" from plan_limits where plan = coalesce(current_plan(p_user_id), 'free');
  if not found then
    select relations into "limit" from plan_limits where plan = 'free';
  end if;
  "canAdd" := "limit" is null or "count" < "limit";
end $$;
