-- A session that ends is told to the streams it holds open (server/live), whatever ended it: a sign-out, a new password,
-- another device, the sweep.
create function tell_session_ended() returns trigger
  language plpgsql set search_path = pg_catalog as $$
begin
  perform pg_notify('tendre_live', jsonb_build_object(
    'person', old.user_id, 'session', old.id, 'event', jsonb_build_object('type', 'signed-out'))::text);
  return null;
end $$;
create trigger tell_session_ended after delete on auth.sessions for each row execute function tell_session_ended();
