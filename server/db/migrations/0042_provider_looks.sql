-- How often the provider was asked and believed: an answer fetched before another one was written is fetched again
-- (server/features/billing/mutations/follow-provider.ts).
alter table billing add column looked bigint not null default 0;

-- What was bought in the simulation ends when real keys are set. Returns how many ended.
create function end_simulated_subscriptions(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_found record;
  v_ended integer := 0;
begin
  for v_found in
    select p.id, p.stripe_subscription_id,
      coalesce((select b.plan_id from billing b where b.user_id = p.id), p.subscription_plan || '_monthly') as plan_id
    from profiles p where p.stripe_subscription_id like 'sub\_standin\_%' limit 100 for no key update of p skip locked
  loop
    perform expire_subscription(v_found.id, v_found.plan_id, v_found.stripe_subscription_id, p_now);
    v_ended := v_ended + 1;
  end loop;
  return v_ended;
end $$;
alter function end_simulated_subscriptions owner to tendre_system;
revoke execute on function end_simulated_subscriptions from public;
grant execute on function end_simulated_subscriptions to tendre_jobs;
