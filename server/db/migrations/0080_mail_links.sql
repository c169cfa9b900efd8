-- Links of mails that prove a mailbox: one of each purpose per person, so that only the newest works, once.
create table auth.mail_links (
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  -- Only a hash, as of session tokens.
  token_hash text not null unique,
  -- Of the mark that the signing-up browser holds; null when the link was asked for elsewhere.
  browser_hash text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, purpose)
);
alter table auth.mail_links enable row level security;
alter table auth.mail_links force row level security;
create policy accounts on auth.mail_links to tendre_auth using (true) with check (true);
create policy sweep on auth.mail_links to tendre_system using (true);
grant select, insert, update, delete on auth.mail_links to tendre_auth;
grant select, delete on auth.mail_links to tendre_system;

create or replace function sweep_accounts(p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog
  begin atomic
    delete from auth.sessions where expires_at < p_now;
    delete from auth.verifications where expires_at < p_now;
    -- A day later: who opens an old link is told that it is old.
    delete from auth.mail_links where expires_at < p_now - interval '1 day';
  end;

-- Whom a mail is addressed to: what the person chose since they signed up, else what they said then.
grant select (locale) on public.profiles to tendre_system;
create function letter_reader(p_user_id uuid) returns table (first_name text, locale text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select coalesce(p.first_name, u.first_name), coalesce(p.locale, u.locale)
    from auth.users u left join public.profiles p on p.id = u.id
    where u.id = p_user_id;
end $$;
alter function letter_reader owner to tendre_system;
revoke execute on function letter_reader from public;
grant execute on function letter_reader to tendre_auth;

-- What was made before a mailbox was proved, or joined to a password by a provider's word alone, may be somebody else's:
-- such outside accounts are linked again from a signed-in session. Sessions have an absolute end from now on.
alter table auth.accounts no force row level security;
alter table auth.sessions no force row level security;
alter table auth.users no force row level security;
alter table auth.verifications no force row level security;

create temporary table doubtful on commit drop as
  select distinct a.user_id from auth.accounts a join auth.users u on u.id = a.user_id
  where a.provider_id <> 'credential'
    and (not u.email_verified
      or exists (select from auth.accounts c where c.user_id = u.id and c.provider_id = 'credential'));
delete from auth.sessions where user_id in (select user_id from doubtful);
delete from auth.accounts where provider_id <> 'credential' and user_id in (select user_id from doubtful);
update auth.sessions s set expires_at = least(expires_at,
  created_at + case when remembered then interval '90 days' else interval '7 days' end);
delete from auth.verifications;

alter table auth.accounts force row level security;
alter table auth.sessions force row level security;
alter table auth.users force row level security;
alter table auth.verifications force row level security;
