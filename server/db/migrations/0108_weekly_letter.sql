-- Whether a mail says on Sunday evenings that the week's letter can be opened. The letter itself is composed on the device. With the
-- account, as the login alerts are: an edit that was made offline long ago must not switch it on again.
alter table auth.users
  add column weekly_letter boolean not null default false,
  add column weekly_letter_sent_on date;
comment on column auth.users.weekly_letter_sent_on is 'The Sunday, where the person lives, of the last mail about a weekly letter.';
create index users_weekly_letter on auth.users (id) where weekly_letter;
grant update (weekly_letter_sent_on) on auth.users to tendre_system;

-- The hour where a person lives; in UTC when the zone is not known here.
create function local_time(p_zone text, p_now timestamptz) returns timestamp
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return p_now at time zone coalesce(p_zone, 'UTC');
exception when invalid_parameter_value then
  return p_now at time zone 'UTC';
end $$;

-- Whose letter is due: on Sunday from six in the evening, where they live. Taken first: two processes send one mail, and one that dies
-- in between none rather than two.
create function take_weekly_letters(p_now timestamptz) returns table (email text, first_name text, locale text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    with due as (
      select u.id, local_time(p.timezone, p_now)::date as sunday
      from auth.users u join profiles p on p.id = u.id
      where u.weekly_letter and u.email_verified and u.banned_at is null and u.deletion_due_at is null
        and extract(isodow from local_time(p.timezone, p_now)) = 7 and extract(hour from local_time(p.timezone, p_now)) >= 18
        and u.weekly_letter_sent_on is distinct from local_time(p.timezone, p_now)::date
      order by u.id limit 500
      for update of u skip locked
    ), taken as (
      update auth.users u set weekly_letter_sent_on = due.sunday from due where u.id = due.id returning u.id, u.email
    )
    select taken.email, p.first_name, p.locale from taken join profiles p on p.id = taken.id;
end $$;
alter function take_weekly_letters owner to tendre_system;
revoke execute on function take_weekly_letters from public;
grant execute on function take_weekly_letters to tendre_jobs;
grant execute on function local_time to tendre_system;
