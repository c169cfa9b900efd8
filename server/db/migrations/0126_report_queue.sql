-- The queue of reports (migration 0116): the back-office sees what a report is about and decides on it. What was shown with one is opened by
-- a function of its own, after the audit log says who looks: the office's own login reads nothing that is sealed.
create policy queue on message_reports for select to tendre_office using ((select is_in_office()));
create policy clerk on message_reports to tendre_clerk using (true) with check (true);
grant select (id, reporter, reported, reason, status, created_at, decided_at, decided_by) on message_reports to tendre_office, tendre_clerk;
grant update (status, decided_at, decided_by) on message_reports to tendre_clerk;

-- The sealed part, for a superadmin who is named and looked up here.
create function read_report(p_id uuid, p_admin uuid) returns bytea
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare v_sealed bytea;
begin
  if not exists (select from profiles p join auth.users u on u.id = p.id
      where p.id = p_admin and p.role = 'superadmin' and u.banned_at is null) then
    raise exception 'not in the back-office' using errcode = '42501';
  end if;
  select r.sealed into v_sealed from message_reports r where r.id = p_id;
  return v_sealed;
end $$;
alter function read_report owner to tendre_system;
revoke execute on function read_report from public;
grant execute on function read_report to tendre_app;

-- What becomes of a report. `refusal`: 'missing'; 'decided' by somebody else since (p_seen is the status that was seen); 'nobody' when the
-- account is gone; a word of office_ban. To be open again takes back a dismissal or a warning, not a ban, which is lifted at the account.
create function decide_report(p_id uuid, p_seen text, p_status text, p_reason text, out refusal text, out status text, out reported uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare v_ban record;
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  select r.status, r.reported into status, reported from message_reports r where r.id = p_id for update;
  if not found then refusal := 'missing'; return; end if;
  if status <> p_seen or (status = 'banned' and p_status <> 'banned') then refusal := 'decided'; return; end if;
  if reported is null and p_status in ('warned', 'banned') then refusal := 'nobody'; return; end if;
  if p_status = 'banned' then
    select b.refusal into v_ban from office_ban(reported, true, p_reason) b;
    if v_ban.refusal is not null then refusal := v_ban.refusal; return; end if;
  end if;
  update message_reports r set status = p_status,
    decided_at = case when p_status <> 'open' then app_now() end, decided_by = case when p_status <> 'open' then current_person() end
  where r.id = p_id;
  -- Said in nobody's own log: whoever was reported is not told that they were.
  perform note_audit('report.decided', null, p_reason, jsonb_build_object('report', p_id, 'status', status),
    jsonb_build_object('report', p_id, 'status', p_status));
  status := p_status;
end $$;
alter function decide_report owner to tendre_clerk;
revoke execute on function decide_report from public;
grant execute on function decide_report to tendre_office;
