-- What has run out is taken away: sessions, links, windows of attempts. Called now and then by the server itself.
create policy sweep on auth.verifications to tendre_system using (true);
grant select, delete on auth.verifications to tendre_system;

create function sweep_attempts(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog
  begin atomic
    delete from public.attempts where window_ends < p_now;
  end;
revoke execute on function sweep_attempts from public;
grant execute on function sweep_attempts to tendre_app;

create function sweep_accounts(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog
  begin atomic
    delete from auth.sessions where expires_at < p_now;
    delete from auth.verifications where expires_at < p_now;
  end;
alter function sweep_accounts owner to tendre_system;
revoke execute on function sweep_accounts from public;
grant execute on function sweep_accounts to tendre_app;
