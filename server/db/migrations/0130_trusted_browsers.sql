-- A trusted browser is one of its person's devices: it is shown with the session that it opened last, and ends with it. What is kept of the
-- browser itself tells it apart once that session is over.
alter table auth.trusted_browsers add column session_id uuid, add column user_agent text;
comment on column auth.trusted_browsers.session_id is 'The session it opened last; it may be over. Ending it from a list ends the trust, signing out does not.';

-- An administrator who signs an account out everywhere leaves no door either.
create policy acts on auth.trusted_browsers for delete to tendre_clerk using (true);
create policy clerk on auth.trusted_browsers for select to tendre_clerk using (true);
grant delete, select (user_id) on auth.trusted_browsers to tendre_clerk;
create or replace function office_end_sessions(p_person uuid, p_reason text, out refusal text, out changed boolean, out before jsonb, out after jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_ended integer;
begin
  refusal := begin_act(p_person, false);
  if refusal is not null then return; end if;
  delete from auth.trusted_browsers t where t.user_id = p_person;
  delete from auth.sessions s where s.user_id = p_person;
  get diagnostics v_ended = row_count;
  changed := v_ended > 0;
  before := jsonb_build_object('sessions', v_ended);
  after := jsonb_build_object('sessions', 0);
  if changed then perform note_audit('sessions.ended', p_person, p_reason, before, after); end if;
end $$;
