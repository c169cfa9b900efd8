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

alter table support_letters enable row level security;
alter table support_letters force row level security;
create policy system on support_letters to tendre_system using (true) with check (true);
grant select, insert, update (mailed_at), delete on support_letters to tendre_system;
create policy queue on support_letters for select to tendre_office using ((select is_in_office()));
create policy clerk on support_letters to tendre_clerk using (true) with check (true);
grant select (id, user_id, is_priority, locale, state, created_at, answered_at, mailed_at) on support_letters to tendre_office, tendre_clerk;
grant update (state, answered_at) on support_letters to tendre_clerk;

-- What was sealed with a key of before still opens after a new master key.
alter table retired_seals drop constraint retired_seals_purpose_check;
alter table retired_seals add constraint retired_seals_purpose_check
  check (purpose in ('device-lock', 'deletion-receipt', 'message-report', 'phone-digest', 'support-letter'));

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

-- Somebody can open the back-office, so somebody can read what is written.
create function has_office() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  return exists (select from profiles p join auth.users u on u.id = p.id where p.role = 'superadmin' and u.banned_at is null);
alter function has_office owner to tendre_clerk;

-- The mail of a letter did not leave: the job tries it again.
create function unmail_letter(p_id uuid) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update support_letters set mailed_at = null where id = p_id;
  end;
alter function unmail_letter owner to tendre_system;

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

revoke execute on function keep_letter, read_letter, has_office, unmail_letter, take_letters, forget_letters from public;
grant execute on function keep_letter, read_letter, has_office, unmail_letter to tendre_app;
grant execute on function take_letters, unmail_letter, forget_letters to tendre_jobs;

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
