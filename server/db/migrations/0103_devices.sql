-- How a session began: shown to its person beside it. Null for sessions that are older than this.
alter table auth.sessions
  add column sign_in_method text
    constraint sessions_sign_in_method_check check (sign_in_method in ('password', 'mail_link', 'provider')),
  add column sign_in_provider text;
comment on column auth.sessions.sign_in_provider is 'The id of the outside account''s provider; only with the method "provider".';

-- Whether a sign-in from an unknown browser is told by mail. With the account, not in the synced profile: an edit that was made
-- offline long ago must not switch it.
alter table auth.users add column login_alerts boolean not null default true;

-- One's own part of the security log, the newest thousand lines. The roles the server logs in as may still read nothing else of it
-- (docs/decisions/027-own-security-log.md).
create function read_own_security_events(p_kinds text[])
  returns table (id bigint, kind text, session_id uuid, times integer, at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select e.id, e.kind, e.session_id, e.times, e.at::timestamptz
    from security_events e
    where e.person_id = current_person() and e.kind = any (p_kinds)
    order by e.at desc, e.id desc limit 1000;
end $$;
alter function read_own_security_events owner to tendre_system;
revoke execute on function read_own_security_events from public;
grant execute on function read_own_security_events to tendre_app;
