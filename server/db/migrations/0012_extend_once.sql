-- Requests that arrive together extend a session once: the first writes, the others find it written.
create or replace function extend_session(p_session_id uuid, p_now timestamptz, p_expires_at timestamptz) returns void
  language sql security definer set search_path = pg_catalog
  begin atomic
    update auth.sessions set expires_at = p_expires_at, last_used_at = p_now
    where id = p_session_id and last_used_at <= p_now - interval '1 hour';
  end;
