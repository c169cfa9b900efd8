-- The telephone (docs/decisions/030-address-and-telephone.md): a number of one's own, and the second factor `phone`, whose sealed secret is
-- its number. Numbers are sealed under the person's key `rest`, codes are hashed under it: nobody can try a million codes on a copy.
alter table auth.factors add constraint factors_phone_check check (factor_type <> 'phone' or secret is not null);
-- Of the code that was sent; null where an app shows it.
alter table auth.factor_challenges add column code_hash text;

create table auth.phone_numbers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  number bytea not null,
  confirmed_at timestamptz(3) not null
);
comment on table auth.phone_numbers is 'Telephone numbers that their person confirmed by a code; sealed.';

create table auth.phone_checks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  number bytea not null,
  code_hash text not null,
  expires_at timestamptz(3) not null
);
comment on table auth.phone_checks is 'Numbers that wait for the code that was sent to them; the newest of each person.';

do $$
declare v_table text;
begin
  foreach v_table in array array['phone_numbers', 'phone_checks'] loop
    execute format('alter table auth.%I enable row level security', v_table);
    execute format('alter table auth.%I force row level security', v_table);
    execute format('create policy accounts on auth.%I to tendre_auth using (true) with check (true)', v_table);
    execute format('grant select, insert, update, delete on auth.%I to tendre_auth', v_table);
  end loop;
end $$;

create policy sweep on auth.phone_checks to tendre_system using (true);
grant select, delete on auth.phone_checks to tendre_system;
create function sweep_phone_checks(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from auth.phone_checks where expires_at < p_now;
  end;
alter function sweep_phone_checks owner to tendre_system;
revoke execute on function sweep_phone_checks from public;
grant execute on function sweep_phone_checks to tendre_app;
