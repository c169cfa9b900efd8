-- What whoever runs the server chooses and says to everybody, and the letters that come in answer.

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
grant select on site_settings to tendre_app, tendre_jobs, tendre_office, tendre_system;
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
alter function make_invite owner to tendre_clerk;
revoke execute on function make_invite from public;
grant execute on function make_invite to tendre_office;

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
alter function revoke_invite owner to tendre_clerk;
revoke execute on function revoke_invite from public;
grant execute on function revoke_invite to tendre_office;

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
create trigger guard_sign_up before insert or update of email_verified on auth.users for each row execute function guard_sign_up();

-- What the back-office writes for everyone to read: announcements, help lines by country, legal and support texts. Nothing of a person is
-- here; who wrote it is in the audit log.
create table announcements (
  id uuid primary key,
  -- {"en": …, "fr": …}; empty in a language that does not get it.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 8192),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  version integer not null check (version > 0),
  created_at timestamptz(3) not null,
  withdrawn_at timestamptz(3),
  check (starts_at < ends_at)
);
create index announcements_ends_at on announcements (ends_at) where withdrawn_at is null;
comment on table announcements is 'Announcements in the frame of the app, by language, with their days.';
grant select on announcements to tendre_app, tendre_office;
grant select, insert, update on announcements to tendre_clerk;
grant select, delete on announcements to tendre_system;

create table help_countries (
  -- ISO 3166-1 alpha-2.
  country text primary key check (country ~ '^[A-Z]{2}$'),
  -- domain/site/served-help.ts. None: the built-in entry, or none.
  help jsonb check (octet_length(help::text) <= 32768),
  version integer not null check (version > 0),
  changed_at timestamptz(3) not null
);
comment on table help_countries is 'Help lines of a country that stand in place of the built-in ones.';
grant select on help_countries to tendre_app, tendre_office;
grant select, insert, update on help_countries to tendre_clerk;

create table site_texts (
  document text not null check (document in ('privacy', 'terms', 'support')),
  language text not null check (language in ('en', 'fr')),
  -- 1, 2, 3 …; version 0 is the built-in text.
  version integer not null check (version > 0),
  -- None: the built-in text again, from here on.
  body text check (length(body) between 1 and 60000),
  published_at timestamptz(3) not null,
  primary key (document, language, version)
);
comment on table site_texts is 'Every version of the legal and support texts that was published in place of the built-in ones.';
grant select on site_texts to tendre_app, tendre_office;
grant select, insert on site_texts to tendre_clerk;

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
alter function write_announcement owner to tendre_clerk;
revoke execute on function write_announcement from public;
grant execute on function write_announcement to tendre_office;

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
alter function withdraw_announcement owner to tendre_clerk;
revoke execute on function withdraw_announcement from public;
grant execute on function withdraw_announcement to tendre_office;

-- `written` is false when somebody wrote meanwhile: `help` and `version` are then theirs.
create function write_help(p_country text, p_help jsonb, p_base integer, p_reason text, out written boolean, out help jsonb, out version integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare v_before jsonb;
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  lock table help_countries in share row exclusive mode;
  select h.help, h.version into v_before, version from help_countries h where h.country = p_country;
  version := coalesce(version, 0);
  written := version = p_base;
  help := v_before;
  if not written then return; end if;
  version := version + 1;
  help := p_help;
  insert into help_countries as h (country, help, version, changed_at) values (p_country, p_help, version, app_now())
  on conflict (country) do update set help = excluded.help, version = excluded.version, changed_at = excluded.changed_at;
  perform note_audit('help.changed', null, p_reason, jsonb_build_object(p_country, v_before), jsonb_build_object(p_country, p_help));
end $$;
alter function write_help owner to tendre_clerk;
revoke execute on function write_help from public;
grant execute on function write_help to tendre_office;

-- `written` is false when somebody published meanwhile: `body` and `version` are then theirs. Of a text the log has its length and hash.
create function publish_text(p_document text, p_language text, p_body text, p_base integer, p_reason text, out written boolean, out body text,
  out version integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare v_before text;
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtextextended('site_texts', 0));
  select t.body, t.version into v_before, version from site_texts t
    where t.document = p_document and t.language = p_language order by t.version desc limit 1;
  version := coalesce(version, 0);
  written := version = p_base;
  body := v_before;
  if not written then return; end if;
  version := version + 1;
  body := p_body;
  insert into site_texts (document, language, version, body, published_at) values (p_document, p_language, version, p_body, app_now());
  perform note_audit('text.published', null, p_reason, text_facts(p_document, p_language, version - 1, v_before),
    text_facts(p_document, p_language, version, p_body));
end $$;
alter function publish_text owner to tendre_clerk;
revoke execute on function publish_text from public;
grant execute on function publish_text to tendre_office;

create function text_facts(p_document text, p_language text, p_version integer, p_body text) returns jsonb
  language sql immutable set search_path = pg_catalog, pg_temp
  return jsonb_build_object('document', p_document, 'language', p_language, 'version', p_version, 'letters', length(p_body),
    'sha256', encode(sha256(convert_to(p_body, 'UTF8')), 'hex'));
alter function text_facts owner to tendre_clerk;
revoke execute on function text_facts from public;
grant execute on function text_facts to tendre_office;

-- A year after their last day; a withdrawn one a year after it was.
create function forget_announcements(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from announcements where least(ends_at, withdrawn_at) < p_now - interval '1 year';
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_announcements owner to tendre_system;
revoke execute on function forget_announcements from public;
grant execute on function forget_announcements to tendre_jobs;

create function announcement_facts(p_id uuid, p_texts jsonb, p_starts_at timestamptz, p_ends_at timestamptz) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
  return jsonb_build_object('id', p_id, 'texts', p_texts, 'starts_at', p_starts_at, 'ends_at', p_ends_at);
alter function announcement_facts owner to tendre_clerk;
revoke execute on function announcement_facts from public;
grant execute on function announcement_facts to tendre_office;

-- Letters that Help takes to whoever runs the server (docs/decisions/078-letters-to-the-operator.md). What was written is sealed under a key
-- that opens letters and nothing else; the back-office sees who waits, and opens one after the audit log says who looks.
create table support_letters (
  id uuid primary key,
  -- Made by the page that sends it: a letter that is sent twice is one.
  key uuid not null,
  -- Null: whoever wrote was not signed in.
  user_id uuid references profiles (id) on delete cascade,
  is_priority boolean not null,
  -- Of the page.
  locale text not null check (locale in ('en', 'fr')),
  -- Subject, words, the address to answer to, and what is known of who wrote, as JSON (server/features/support/letter-seal.ts).
  sealed bytea not null check (octet_length(sealed) <= 65536),
  state text not null default 'open' check (state in ('open', 'answered')),
  created_at timestamptz(3) not null,
  answered_at timestamptz(3),
  -- When its mail was taken to be sent; null: none was, or it is tried again.
  mailed_at timestamptz(3),
  constraint support_letters_answer_check check ((state = 'open') = (answered_at is null))
);
create unique index support_letters_key on support_letters (user_id, key) nulls not distinct;
create index support_letters_queue on support_letters (state, is_priority, created_at);
comment on table support_letters is 'Letters to whoever runs the server; sealed.';
comment on column support_letters.sealed is 'Subject, words and the address to answer to, sealed under the server''s key of letters.';
alter table support_letters enable row level security, force row level security;
create policy system on support_letters to tendre_system using (true) with check (true);
create policy queue on support_letters for select to tendre_office using ((select is_in_office()));
create policy clerk on support_letters to tendre_clerk using (true) with check (true);
grant select (id, user_id, is_priority, locale, state, created_at, answered_at, mailed_at), update (state,
  answered_at) on support_letters to tendre_clerk;
grant select (id, user_id, is_priority, locale, state, created_at, answered_at, mailed_at) on support_letters to tendre_office;
grant select, insert, delete, update (mailed_at) on support_letters to tendre_system;

-- Keeps a letter of whoever the transaction is for, or of nobody. Sent again it is not kept twice; what is there already is given back.
create function keep_letter(p_id uuid, p_key uuid, p_priority boolean, p_locale text, p_sealed bytea, p_now timestamptz, p_mailed boolean,
    out id uuid, out sealed bytea, out is_priority boolean, out is_new boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  insert into support_letters (id, key, user_id, is_priority, locale, sealed, created_at, mailed_at)
    values (p_id, p_key, current_person(), p_priority, p_locale, p_sealed, p_now, case when p_mailed then p_now end)
    on conflict (user_id, key) do nothing;
  is_new := found;
  select l.id, l.sealed, l.is_priority into id, sealed, is_priority from support_letters l
    where l.user_id is not distinct from current_person() and l.key = p_key;
end $$;
alter function keep_letter owner to tendre_system;
revoke execute on function keep_letter from public;
grant execute on function keep_letter to tendre_app;

-- The sealed part, for a superadmin who is named and looked up here.
create function read_letter(p_id uuid, p_admin uuid) returns bytea
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare v_sealed bytea;
begin
  if not exists (select from profiles p join auth.users u on u.id = p.id
      where p.id = p_admin and p.role = 'superadmin' and u.banned_at is null) then
    raise exception 'not in the back-office' using errcode = '42501';
  end if;
  select l.sealed into v_sealed from support_letters l where l.id = p_id;
  return v_sealed;
end $$;
alter function read_letter owner to tendre_system;
revoke execute on function read_letter from public;
grant execute on function read_letter to tendre_app;

-- Somebody can open the back-office, so somebody can read what is written.
create function has_office() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  return exists (select from profiles p join auth.users u on u.id = p.id where p.role = 'superadmin' and u.banned_at is null);
alter function has_office owner to tendre_clerk;
revoke execute on function has_office from public;
grant execute on function has_office to tendre_app;

-- The mail of a letter did not leave: the job tries it again.
create function unmail_letter(p_id uuid) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update support_letters set mailed_at = null where id = p_id;
  end;
alter function unmail_letter owner to tendre_system;
revoke execute on function unmail_letter from public;
grant execute on function unmail_letter to tendre_app, tendre_jobs;

-- Letters of the last seven days without a mail, taken: two processes send one, and one that dies in between none rather than two.
create function take_letters(p_now timestamptz) returns table (id uuid, is_priority boolean, locale text, created_at timestamptz, sealed bytea)
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update support_letters l set mailed_at = p_now
    where l.id in (select w.id from support_letters w
      where w.mailed_at is null and w.state = 'open' and w.created_at > p_now - interval '7 days'
      order by w.is_priority desc, w.created_at limit 50 for update skip locked)
    returning l.id, l.is_priority, l.locale, l.created_at, l.sealed;
  end;
alter function take_letters owner to tendre_system;
revoke execute on function take_letters from public;
grant execute on function take_letters to tendre_jobs;

-- Ninety days after the answer, and a year without one.
create function forget_letters(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from support_letters where ctid = any (array(
    select ctid from support_letters
    where coalesce(answered_at, created_at + interval '275 days') < p_now - interval '90 days' limit 5000));
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
alter function forget_letters owner to tendre_system;
revoke execute on function forget_letters from public;
grant execute on function forget_letters to tendre_jobs;

-- Answered, or open again. `refusal`: 'missing'; 'changed' by somebody else since (p_seen is the state that was seen).
create function mark_letter(p_id uuid, p_seen text, p_state text, out refusal text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_state text;
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  select l.state into v_state from support_letters l where l.id = p_id for update;
  if not found then refusal := 'missing'; return; end if;
  if v_state <> p_seen then refusal := 'changed'; return; end if;
  if v_state = p_state then return; end if;
  update support_letters l set state = p_state, answered_at = case when p_state = 'answered' then app_now() end where l.id = p_id;
  perform note_audit(case p_state when 'answered' then 'letter.answered' else 'letter.reopened' end, null, null,
    jsonb_build_object('letter', p_id, 'state', v_state), jsonb_build_object('letter', p_id, 'state', p_state));
end $$;
alter function mark_letter owner to tendre_clerk;
revoke execute on function mark_letter from public;
grant execute on function mark_letter to tendre_office;
