-- Attempts per key and window (server/http/guards/rate-limit.ts). No person's data: keys are hashes.
create unlogged table attempts (
  key bytea primary key,
  used integer not null,
  window_ends timestamptz not null
);
create index attempts_window_ends on attempts (window_ends);

-- Counts one attempt. Returns 0 when it is allowed, else the seconds to wait.
create function take_attempt(p_key bytea, p_max integer, p_window_seconds integer, p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  v_used integer;
  v_ends timestamptz;
begin
  insert into attempts as a (key, used, window_ends)
  values (p_key, 1, p_now + make_interval(secs => p_window_seconds))
  on conflict (key) do update set
    used = case when a.window_ends <= p_now then 1 else a.used + 1 end,
    window_ends = case when a.window_ends <= p_now then excluded.window_ends else a.window_ends end
  returning used, window_ends into v_used, v_ends;
  if v_used <= p_max then return 0; end if;
  return greatest(1, ceil(extract(epoch from v_ends - p_now)))::integer;
end $$;
revoke execute on function take_attempt from public;
grant execute on function take_attempt to tendre_app, tendre_auth;
