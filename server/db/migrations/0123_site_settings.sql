-- What whoever runs the server chooses in the back-office (domain/site/site-settings.ts). Nothing of a person is here; who chose it is in
-- the audit log.
create table site_settings (
  name text primary key check (name ~ '^[a-z_]{1,40}$'),
  -- None: as the server was started.
  value jsonb,
  -- Higher with every choice: one that was made on an older page is refused.
  version integer not null check (version > 0),
  changed_at timestamptz(3) not null
);
comment on table site_settings is 'Choices of the back-office, beside the settings that the server was started with.';
grant select on site_settings to tendre_app, tendre_jobs, tendre_system, tendre_office;
grant select, insert, update on site_settings to tendre_clerk;

-- Chooses, and notes it in the same transaction. `written` is false when somebody chose meanwhile: `value` and `version` are then theirs.
create function choose_setting(p_name text, p_value jsonb, p_base integer, p_reason text, out written boolean, out value jsonb, out version integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare v_before jsonb;
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtextextended('site_settings ' || p_name, 0));
  select s.value, s.version into v_before, version from site_settings s where s.name = p_name;
  version := coalesce(version, 0);
  written := version = p_base;
  if not written then
    value := v_before;
    return;
  end if;
  version := version + 1;
  value := p_value;
  insert into site_settings as s (name, value, version, changed_at) values (p_name, p_value, version, app_now())
  on conflict (name) do update set value = excluded.value, version = excluded.version, changed_at = excluded.changed_at;
  perform note_audit('setting.changed', null, p_reason, jsonb_build_object(p_name, v_before), jsonb_build_object(p_name, p_value));
end $$;
alter function choose_setting owner to tendre_clerk;
revoke execute on function choose_setting from public;
grant execute on function choose_setting to tendre_office;

-- Invitations to open an account. Of a code only its hash is kept.
create table auth.invites (
  id uuid primary key,
  -- What the operator calls it.
  label text not null check (length(label) between 1 and 80),
  code_hash text not null unique,
  most integer not null check (most between 1 and 10000),
  -- Accounts that are somebody's: an address that was never confirmed does not count.
  used integer not null default 0 check (used between 0 and most),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3)
);
comment on table auth.invites is 'Invitations to open an account, with the hash of each code; who used one stands in auth.users.';
alter table auth.invites enable row level security;
alter table auth.invites force row level security;
create policy accounts on auth.invites for select to tendre_auth using (true);
create policy system on auth.invites to tendre_system using (true) with check (true);
grant select on auth.invites to tendre_auth;
grant select, insert, update, delete on auth.invites to tendre_system;

create policy office on auth.invites for select to tendre_office using ((select is_in_office()));
grant select (id, label, most, used, created_at, expires_at, revoked_at) on auth.invites to tendre_office;
create policy clerk on auth.invites to tendre_clerk using (true) with check (true);
grant select, insert, update on auth.invites to tendre_clerk;

create function make_invite(p_id uuid, p_label text, p_code_hash text, p_most integer, p_expires_at timestamptz, p_limit integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  lock table auth.invites in share row exclusive mode;
  if (select count(*) from auth.invites i where i.revoked_at is null and i.used < i.most
      and (i.expires_at is null or i.expires_at > app_now())) >= p_limit then
    return false;
  end if;
  insert into auth.invites (id, label, code_hash, most, created_at, expires_at)
    values (p_id, p_label, p_code_hash, p_most, app_now(), p_expires_at);
  perform note_audit('invite.made', null, null, null, jsonb_build_object('label', p_label, 'most', p_most, 'expires_at', p_expires_at));
  return true;
end $$;

-- False when there is none, or it was revoked before.
create function revoke_invite(p_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_label text;
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  update auth.invites i set revoked_at = app_now() where i.id = p_id and i.revoked_at is null returning i.label into v_label;
  if not found then return false; end if;
  perform note_audit('invite.revoked', null, null, jsonb_build_object('label', v_label), null);
  return true;
end $$;
alter function make_invite owner to tendre_clerk;
alter function revoke_invite owner to tendre_clerk;
revoke execute on function make_invite, revoke_invite from public;
grant execute on function make_invite, revoke_invite to tendre_office;

-- The invitation that admitted, and whether it was counted.
alter table auth.users add column invite_id uuid references auth.invites (id) on delete set null;
alter table auth.users add column invite_used boolean not null default false;
create index users_invite_id on auth.users (invite_id) where invite_id is not null;

-- Every road to a new account ends in a row of auth.users, so the rule stands here; the routes ask first, to say why. What was begun
-- before sign-up was closed may be confirmed. An invitation counts when the account becomes somebody's, once.
create function guard_sign_up() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_mode constant text := coalesce((select value #>> '{}' from site_settings where name = 'sign_up'), 'open');
begin
  if tg_op = 'INSERT' and v_mode = 'closed' then raise exception 'sign_up_closed' using errcode = 'TD001'; end if;
  if tg_op = 'INSERT' and v_mode = 'invite' and new.invite_id is null then
    raise exception 'invite_invalid' using errcode = 'TD002';
  end if;
  -- Where accounts open without a confirmation, the row says itself that it counts.
  if new.invite_id is not null
    and (case when tg_op = 'INSERT' then new.email_verified or new.invite_used else new.email_verified and not old.invite_used end) then
    update auth.invites i set used = i.used + 1
    where i.id = new.invite_id and i.used < i.most and i.revoked_at is null
      and (i.expires_at is null or i.expires_at > new.updated_at);
    if not found and v_mode = 'invite' then raise exception 'invite_invalid' using errcode = 'TD002'; end if;
    new.invite_used := found;
  end if;
  return new;
end $$;
alter function guard_sign_up owner to tendre_system;
revoke execute on function guard_sign_up from public;
create trigger guard_sign_up before insert or update of email_verified on auth.users
  for each row execute function guard_sign_up();
