-- Platform roles are given from the command line on the server only (decisions, "Accounts"): by whoever may log in as the
-- owner. Nobody the server logs in as may call these.
create policy roles on profiles for update to tendre_system using (true) with check (true);
grant update (role) on profiles to tendre_system;

-- The address as it was before and after, or no row when nobody confirmed has it.
create function set_person_role(p_email text, p_role text) returns table (id uuid, email text, role text)
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  if p_role not in ('user', 'superadmin') then raise exception 'unknown role'; end if;
  return query update public.profiles p set role = p_role
    where p.email = lower(p_email) and p.email_verified
    returning p.id, p.email, p.role;
end $$;
alter function set_person_role owner to tendre_system;
revoke execute on function set_person_role from public;

create function list_superadmins() returns table (id uuid, email text)
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return query select p.id, p.email from public.profiles p where p.role = 'superadmin' order by p.email;
end $$;
alter function list_superadmins owner to tendre_system;
revoke execute on function list_superadmins from public;
