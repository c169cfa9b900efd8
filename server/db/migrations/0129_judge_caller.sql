-- Whoever acts is asked for once more inside the transaction that acts, right before it commits: the session or token is there, nobody was
-- banned, and the proof that the act needs is recent (docs/decisions/073-judged-where-it-acts.md).
create function judge_caller(p_kind text, p_id uuid, p_person_id uuid, p_now timestamptz, p_stale_proof timestamptz)
  returns void language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  proven timestamptz;
begin
  if p_kind = 'token' then
    select t.created_at into proven from auth.access_tokens t join auth.users u on u.id = t.user_id
      where t.id = p_id and u.id = p_person_id and t.revoked_at is null and (t.expires_at is null or t.expires_at > p_now)
        and u.banned_at is null and u.deletion_requested_at is null;
  else
    select coalesce(s.proven_at, s.created_at) into proven from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = p_id and u.id = p_person_id and s.expires_at > p_now and u.banned_at is null
        and s.second_factor_pending = (p_kind = 'pending')
        and (p_kind <> 'signed' or u.deletion_requested_at is null);
  end if;
  if not found then
    raise exception 'the caller may not act any more' using errcode = 'TD401';
  end if;
  if proven <= p_stale_proof then
    raise exception 'the proof is too old' using errcode = 'TD403';
  end if;
end $$;
alter function judge_caller owner to tendre_system;
revoke execute on function judge_caller from public;
grant execute on function judge_caller to tendre_app, tendre_auth;
