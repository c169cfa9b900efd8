-- What the back-office draws day by day and cannot be found out afterwards: how many were there, how many paid, how much was kept. Counts of
-- nobody, written every hour over the day's own row (server/jobs/count-day.ts).
create table day_counts (
  -- In UTC.
  day date not null,
  name text not null check (name in ('people', 'active', 'paying', 'media_bytes')),
  value bigint not null check (value >= 0),
  primary key (day, name)
);
comment on table day_counts is 'Counts of each day, of nobody: who was active, who paid, what was kept.';
grant select on day_counts to tendre_office;
grant select, insert, update, delete on day_counts to tendre_system;

create function count_day(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_day constant date := (p_now at time zone 'utc')::date;
begin
  insert into day_counts as d (day, name, value)
  select v_day, c.name, c.value from (values
    ('people', (select count(*) from auth.users u where u.email_verified)),
    ('active', (select count(distinct s.user_id) from auth.sessions s where s.last_used_at >= v_day::timestamp at time zone 'utc')),
    ('paying', (select count(*) from profiles p
      where p.stripe_subscription_id is not null and p.subscription_status in ('active', 'canceled'))),
    ('media_bytes', (select coalesce(sum(coalesce(f.stored, f.received)), 0) from uploads f where f.state <> 'dropped'))
  ) as c (name, value)
  -- Who was there in the morning and signed out since was there.
  on conflict (day, name) do update set value = case when d.name = 'active' then greatest(d.value, excluded.value) else excluded.value end;
  delete from day_counts d where d.day < v_day - 800;
  return 0;
end $$;
alter function count_day owner to tendre_system;
revoke execute on function count_day from public;
grant execute on function count_day to tendre_jobs;

-- The tables of pg-boss are its own: the jobs let the office read of them how each job is (server/jobs/run-jobs.ts).
grant usage on schema pgboss to tendre_office;
