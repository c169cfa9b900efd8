-- Announcements and the end of an invitation take a reason, as every other act of the back-office: they are read by everybody, or shut people
-- out (docs/decisions/059-what-an-act-asks-for.md).
drop function write_announcement(uuid, jsonb, timestamptz, timestamptz, integer, integer);
drop function withdraw_announcement(uuid);
drop function revoke_invite(uuid);

-- A new announcement has the base 0. `written` is false when it was changed meanwhile, `version` is then the one that is there; null when
-- there is none, it was withdrawn, or there are p_limit of them.
create function write_announcement(p_id uuid, p_texts jsonb, p_starts_at timestamptz, p_ends_at timestamptz, p_base integer, p_limit integer,
  p_reason text, out written boolean, out version integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare v_row announcements;
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  lock table announcements in share row exclusive mode;
  select a.* into v_row from announcements a where a.id = p_id and a.withdrawn_at is null;
  version := v_row.version;
  written := false;
  if p_base = 0 then
    if exists (select from announcements a where a.id = p_id) then return; end if;
    if (select count(*) from announcements a where a.withdrawn_at is null and a.ends_at > app_now()) >= p_limit then
      version := null;
      return;
    end if;
    insert into announcements (id, texts, starts_at, ends_at, version, created_at)
      values (p_id, p_texts, p_starts_at, p_ends_at, 1, app_now());
  else
    if version is distinct from p_base then return; end if;
    update announcements a set texts = p_texts, starts_at = p_starts_at, ends_at = p_ends_at, version = p_base + 1 where a.id = p_id;
  end if;
  written := true;
  version := p_base + 1;
  perform note_audit(case p_base when 0 then 'announcement.made' else 'announcement.changed' end, null, p_reason,
    case when p_base > 0 then announcement_facts(p_id, v_row.texts, v_row.starts_at, v_row.ends_at) end,
    announcement_facts(p_id, p_texts, p_starts_at, p_ends_at));
end $$;
create function announcement_facts(p_id uuid, p_texts jsonb, p_starts_at timestamptz, p_ends_at timestamptz) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
  return jsonb_build_object('id', p_id, 'texts', p_texts, 'starts_at', p_starts_at, 'ends_at', p_ends_at);

create function withdraw_announcement(p_id uuid, p_reason text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_row announcements;
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  update announcements a set withdrawn_at = app_now() where a.id = p_id and a.withdrawn_at is null returning a.* into v_row;
  if not found then return false; end if;
  perform note_audit('announcement.withdrawn', null, p_reason,
    announcement_facts(p_id, v_row.texts, v_row.starts_at, v_row.ends_at), null);
  return true;
end $$;

-- False when there is none, or it was revoked before.
create function revoke_invite(p_id uuid, p_reason text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_invite auth.invites;
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  update auth.invites i set revoked_at = app_now() where i.id = p_id and i.revoked_at is null returning i.* into v_invite;
  if not found then return false; end if;
  perform note_audit('invite.revoked', null, p_reason, jsonb_build_object('label', v_invite.label, 'most', v_invite.most,
    'used', v_invite.used, 'revoked', false), jsonb_build_object('label', v_invite.label, 'most', v_invite.most,
    'used', v_invite.used, 'revoked', true));
  return true;
end $$;

do $$
declare v_call text;
begin
  foreach v_call in array array[
    'write_announcement(uuid, jsonb, timestamptz, timestamptz, integer, integer, text)', 'withdraw_announcement(uuid, text)',
    'announcement_facts(uuid, jsonb, timestamptz, timestamptz)', 'revoke_invite(uuid, text)'] loop
    execute format('alter function %s owner to tendre_clerk', v_call);
    execute format('revoke execute on function %s from public', v_call);
    execute format('grant execute on function %s to tendre_office', v_call);
  end loop;
end $$;
