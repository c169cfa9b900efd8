-- Photos and videos. A row names the finished upload whose files it shows; the files themselves are sealed and stored
-- apart (server/storage). [Note: row and file]
create table media (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  upload_id uuid,
  relationship_id uuid,
  moment_id uuid,
  caption bytea,
  position double precision not null default 0,
  is_cover boolean not null default false,
  is_blurred boolean not null default false,
  consent text not null default 'unsure',
  kind text,
  width integer,
  height integer,
  duration double precision,
  bytes integer,
  blur bytea,
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  primary key (user_id, id),
  check (purged_at is not null or (upload_id is not null and kind is not null and bytes is not null))
);
create unique index media_rev on media (user_id, rev);
create unique index media_upload on media (user_id, upload_id);
create index media_of_relationship on media (user_id, relationship_id);
create index on media (deleted_at) where deleted_at is not null and purged_at is null;
create index on media (purged_at) where purged_at is not null;
alter table media enable row level security;
alter table media force row level security;
create policy own on media to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on media to tendre_system using (true) with check (true);
grant select, insert, update on media to tendre_app;
grant select, update, delete on media to tendre_system;

-- [Note: row and file] Nothing is written to the storage before its row here is, and this row goes only after the files
-- have gone: what the storage holds is always listed. It does not go with the account, so that the files of a deleted
-- one are collected too. `facts` is what the content turned out to be, sealed.
create table uploads (
  user_id uuid not null,
  id uuid not null,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  has_poster boolean not null default false,
  state text not null default 'receiving' check (state in ('receiving', 'ready', 'refused', 'dropped')),
  refusal text,
  facts bytea,
  -- Bytes kept once it is ready.
  stored integer,
  -- The row that names it.
  media_id uuid,
  created_at timestamptz(3) not null,
  -- Collected after this unless a row names it.
  expires_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index uploads_unused on uploads (expires_at) where media_id is null;
alter table uploads enable row level security;
alter table uploads force row level security;
create policy own on uploads to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy collect on uploads to tendre_system using (true) with check (true);
grant select, insert, update, delete on uploads to tendre_app;
grant select, update, delete on uploads to tendre_system;
grant select (id) on profiles to tendre_system;

-- Uploads whose files must go: no row named them in time, their row is gone for good, or their person is. From then on
-- no op can name them; asked again they are told again, until forget_upload.
create function drop_uploads(p_now timestamptz) returns table (user_id uuid, id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare v_candidates uuid[];
begin
  -- Locked first and judged after, by a statement that sees what an op in flight has written by then.
  v_candidates := array(
    select u.id from uploads u
    where u.state = 'dropped' or (u.media_id is null and u.expires_at < p_now)
      or (u.media_id is not null and not exists (
        select from media m where m.user_id = u.user_id and m.id = u.media_id and m.upload_id = u.id))
    order by u.expires_at limit 200 for update of u skip locked);
  return query update uploads u set state = 'dropped'
    where u.id = any (v_candidates) and (
      u.state = 'dropped' or (u.media_id is null and u.expires_at < p_now)
      or (u.media_id is not null and not exists (
        select from media m where m.user_id = u.user_id and m.id = u.media_id and m.upload_id = u.id)))
    returning u.user_id, u.id;
end $$;
alter function drop_uploads owner to tendre_system;

create function forget_upload(p_user_id uuid, p_id uuid) returns void
  language sql security definer set search_path = pg_catalog
  begin atomic
    delete from public.uploads where user_id = p_user_id and id = p_id and state = 'dropped';
  end;
alter function forget_upload owner to tendre_system;

-- A relationship whose thirty days are over takes its photos with it: they are in the trash as long as it was.
create function purge_media_of_relationship() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update media set deleted_at = new.deleted_at
  where user_id = new.user_id and relationship_id = new.id and deleted_at is null and purged_at is null;
  return null;
end $$;
alter function purge_media_of_relationship owner to tendre_system;
create trigger purge_media after update on relationships for each row
  when (old.purged_at is null and new.purged_at is not null) execute function purge_media_of_relationship();

-- Photos and videos kept, as the plan counts them (specification, sections 3 and 5): living rows whose relationship is not
-- in the trash, and entries of `relationships.media` from elsewhere that are strings and no file of a device.
-- domain/media/media-list.ts has the same rule; server/features/media/media-list.test.ts holds the two equal.
create function is_stored_media(p_entry jsonb) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(p_entry) = 'string' and btrim(p_entry #>> '{}', E' \t\n\r') <> ''
    and (p_entry #>> '{}') !~* '^\s*(file|blob|content|capacitor|ionic|ph|assets-library|cdvfile|filesystem):';

create function count_media(p_user_id uuid) returns integer
  language sql stable set search_path = public
  return (
    select count(*) from media m left join relationships r on r.user_id = m.user_id and r.id = m.relationship_id
    where m.user_id = p_user_id and m.deleted_at is null and r.deleted_at is null)
  + (
    select count(*) from relationships r, jsonb_array_elements(r.media) entry
    where r.user_id = p_user_id and r.deleted_at is null and is_stored_media(entry)
      and (entry #>> '{}') not like '/api/media/%');

revoke execute on function drop_uploads, forget_upload, purge_media_of_relationship from public;
grant execute on function drop_uploads, forget_upload to tendre_jobs;
