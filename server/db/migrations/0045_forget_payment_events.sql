-- An event is refused after five minutes and sent again for three days at most: what is a month old need not be known.
-- At most some thousands a call.
grant select, delete on payment_events to tendre_system;
create policy prune on payment_events to tendre_system using (true);
create index payment_events_age on payment_events (received_at);
create function forget_payment_events(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from payment_events where ctid = any (array(
    select ctid from payment_events where received_at < p_now - interval '30 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_payment_events owner to tendre_system;
revoke execute on function forget_payment_events from public;
grant execute on function forget_payment_events to tendre_jobs;
