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

create table help_countries (
  -- ISO 3166-1 alpha-2.
  country text primary key check (country ~ '^[A-Z]{2}$'),
  -- domain/site/served-help.ts. None: the built-in entry, or none.
  help jsonb check (octet_length(help::text) <= 32768),
  version integer not null check (version > 0),
  changed_at timestamptz(3) not null
);
comment on table help_countries is 'Help lines of a country that stand in place of the built-in ones.';

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

grant select on announcements, help_countries, site_texts to tendre_app, tendre_office;
grant select, insert, update on announcements, help_countries to tendre_clerk;
grant select, insert on site_texts to tendre_clerk;
grant select, delete on announcements to tendre_system;

-- A new announcement has the base 0. `written` is false when it was changed meanwhile, `version` is then the one that is there; null when
-- there is none, it was withdrawn, or there are p_limit of them.
create function write_announcement(p_id uuid, p_texts jsonb, p_starts_at timestamptz, p_ends_at timestamptz, p_base integer, p_limit integer,
  out written boolean, out version integer)
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
  perform note_audit(case p_base when 0 then 'announcement.made' else 'announcement.changed' end, null, null,
    case when p_base > 0 then jsonb_build_object('id', p_id, 'texts', v_row.texts, 'starts_at', v_row.starts_at, 'ends_at', v_row.ends_at) end,
    jsonb_build_object('id', p_id, 'texts', p_texts, 'starts_at', p_starts_at, 'ends_at', p_ends_at));
end $$;

create function withdraw_announcement(p_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_texts jsonb;
begin
  if not is_in_office() then raise exception 'not in the back-office' using errcode = '42501'; end if;
  update announcements a set withdrawn_at = app_now() where a.id = p_id and a.withdrawn_at is null returning a.texts into v_texts;
  if not found then return false; end if;
  perform note_audit('announcement.withdrawn', null, null, jsonb_build_object('id', p_id, 'texts', v_texts), null);
  return true;
end $$;

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
create function text_facts(p_document text, p_language text, p_version integer, p_body text) returns jsonb
  language sql immutable set search_path = pg_catalog, pg_temp
  return jsonb_build_object('document', p_document, 'language', p_language, 'version', p_version, 'letters', length(p_body),
    'sha256', encode(sha256(convert_to(p_body, 'UTF8')), 'hex'));

do $$
declare v_call text;
begin
  foreach v_call in array array[
    'write_announcement(uuid, jsonb, timestamptz, timestamptz, integer, integer)', 'withdraw_announcement(uuid)',
    'write_help(text, jsonb, integer, text)', 'publish_text(text, text, text, integer, text)', 'text_facts(text, text, integer, text)'] loop
    execute format('alter function %s owner to tendre_clerk', v_call);
    execute format('revoke execute on function %s from public', v_call);
    execute format('grant execute on function %s to tendre_office', v_call);
  end loop;
end $$;

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
