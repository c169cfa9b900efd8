-- Photos and videos, and the files they come from.

-- Photos and videos. A row names the finished upload whose files it shows; the files themselves are sealed and stored
-- apart (server/storage). [Note: row and file]
create table media (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  upload_id uuid,
  relationship_id uuid,
  moment_id uuid,
  "position" double precision not null default 0
    check ("position" > '-Infinity'::double precision and "position" < 'Infinity'::double precision),
  kind text check (kind in ('photo', 'video')),
  bytes integer check (bytes > 0),
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  sealed bytea,
  primary key (user_id, id),
  check (purged_at is not null or upload_id is not null and kind is not null and bytes is not null),
  constraint media_sealed_check check (sealed is not null or purged_at is not null)
);
create unique index media_rev on media (user_id, rev);
create unique index media_upload on media (user_id, upload_id);
create index media_of_relationship on media (user_id, relationship_id);
create index media_deleted_at_idx on media (deleted_at) where deleted_at is not null and purged_at is null;
create index media_purged_at_idx on media (purged_at) where purged_at is not null;
-- Photos of a moment, for the rule of age.
create index media_of_moment on media (user_id, moment_id) where moment_id is not null;
comment on table media is 'Synced. Photos and videos; each row names the finished upload whose files it shows.';
comment on column media.sealed is 'The row in its wire form, sealed with the person''s key and bound to its rev.';
alter table media enable row level security, force row level security;
create policy own on media to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on media to tendre_system using (true) with check (true);
grant select, insert, update on media to tendre_app;
grant select, update, delete on media to tendre_system;

create trigger purge_damaged_cells after update on media for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_damaged_cells(
   );
create trigger keep_rows_sealed before update on media for each row when (new.purged_at is null and new.rev is distinct from old.rev
    and (new.sealed is null or not new.sealed is distinct from old.sealed)) execute function keep_rows_sealed();

-- [Note: row and file] Nothing is written to the storage before its row here is, and this row goes only after the files
-- have gone: what the storage holds is always listed. It does not go with the account, so that the files of a deleted
-- one are collected too. `facts` is what the content turned out to be, sealed.
create table uploads (
  user_id uuid not null,
  id uuid not null,
  bytes integer not null check (bytes > 0),
  received integer not null default 0,
  has_poster boolean not null default false,
  state text not null default 'receiving' check (state in ('receiving', 'ready', 'refused', 'dropped')),
  refusal text
    check (refusal in ('unsupported_type', 'unreadable', 'moving_picture', 'too_long', 'too_many_pixels', 'too_slow',
    'poster_unreadable')),
  facts bytea,
  -- Bytes kept once it is ready.
  stored integer check (stored >= 0),
  -- The row that names it.
  media_id uuid,
  created_at timestamptz(3) not null,
  -- Collected after this unless a row names it.
  expires_at timestamptz(3) not null,
  primary key (user_id, id),
  check (received between 0 and bytes)
);
create index uploads_unused on uploads (expires_at) where media_id is null;
comment on table uploads is 'Files on their way and files kept: whatever the storage holds is listed here. Note "row and file".';
alter table uploads enable row level security, force row level security;
create policy own on uploads to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy collect on uploads to tendre_system using (true) with check (true);
grant select, insert, update, delete on uploads to tendre_app;
grant select, update, delete on uploads to tendre_system;

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
        select from media m where m.user_id = u.user_id and m.id = u.media_id and m.upload_id = u.id)
        and not exists (
        select from profiles p where p.id = u.user_id and p.avatar_url = '/api/profile/photo?v=' || u.id))
    order by u.expires_at limit 200 for update of u skip locked);
  return query update uploads u set state = 'dropped'
    where u.id = any (v_candidates) and (
      u.state = 'dropped' or (u.media_id is null and u.expires_at < p_now)
      or (u.media_id is not null and not exists (
        select from media m where m.user_id = u.user_id and m.id = u.media_id and m.upload_id = u.id)
        and not exists (
        select from profiles p where p.id = u.user_id and p.avatar_url = '/api/profile/photo?v=' || u.id)))
    returning u.user_id, u.id;
end $$;
alter function drop_uploads owner to tendre_system;
revoke execute on function drop_uploads from public;
grant execute on function drop_uploads to tendre_jobs;

create function forget_upload(p_user_id uuid, p_id uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from public.uploads where user_id = p_user_id and id = p_id and state = 'dropped';
  end;
alter function forget_upload owner to tendre_system;
revoke execute on function forget_upload from public;
grant execute on function forget_upload to tendre_jobs;

-- A profile photo is an upload whose media_id is its person: no row of the journal can name it. The profile shows one of them by its
-- address; the collection of files takes those that it does not show.
create function show_profile_photo(p_upload uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_person constant uuid := current_person();
  v_address constant text := '/api/profile/photo?v=' || p_upload;
begin
  if v_person is null then raise insufficient_privilege; end if;
  if p_upload is not null and not exists (
    select from uploads where user_id = v_person and id = p_upload and media_id = v_person and state = 'ready') then
    raise exception 'not a photo of one''s own' using errcode = '22023';
  end if;
  update profiles set avatar_url = v_address where id = v_person and avatar_url is distinct from v_address;
end $$;
alter function show_profile_photo owner to tendre_system;
revoke execute on function show_profile_photo from public;
grant execute on function show_profile_photo to tendre_app;

-- A relationship whose thirty days are over takes its photos with it: they are in the trash as long as it was.
create function purge_media_of_relationship() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update media set deleted_at = new.deleted_at
  where user_id = new.user_id and relationship_id = new.id and deleted_at is null and purged_at is null;
  return null;
end $$;
alter function purge_media_of_relationship owner to tendre_system;
revoke execute on function purge_media_of_relationship from public;
create trigger purge_media after update on relationships for each row when (old.purged_at is null and new.purged_at is not null)
  execute function purge_media_of_relationship(
   );

-- Photos and videos kept, as the plan counts them (specification, sections 3 and 5): living rows whose relationship is not in the trash, and
-- entries of `relationships.media` from elsewhere. domain/media/media-list.ts has the same rule.
create function count_media(p_user_id uuid) returns integer
  language sql stable set search_path = public, pg_temp
  return (select count(*) from media m left join relationships r on r.user_id = m.user_id and r.id = m.relationship_id
    where m.user_id = p_user_id and m.deleted_at is null and r.deleted_at is null)
    + (select coalesce(sum(r.media_elsewhere), 0) from relationships r
      where r.user_id = p_user_id and r.deleted_at is null);

-- Which storage the files of this database are in. Servers of one database must see the same files; one with a disk of its
-- own would take parts that the next request does not find.
create table file_store (
  is_only boolean default true primary key check (is_only),
  id uuid not null
);
comment on table file_store is 'The mark of the storage that holds this database''s files.';
alter table file_store enable row level security, force row level security;
create policy system on file_store to tendre_system using (true) with check (true);
grant select, insert, update on file_store to tendre_system;

-- Whether the storage with this mark is the database's. The first one is; another takes its place while no file is listed (p_is_moved: or
-- when whoever runs the server says that the files were moved). The row is locked first, so that of two servers that start at once each hears
-- of its own mark.
create function claim_file_store(p_id uuid, p_is_moved boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id uuid;
begin
  insert into file_store (id) values (p_id) on conflict do nothing;
  select id into v_id from file_store for update;
  if v_id = p_id then return true; end if;
  if not p_is_moved and exists (select from uploads where state in ('receiving', 'ready')) then return false; end if;
  update file_store set id = p_id;
  return true;
end $$;
alter function claim_file_store owner to tendre_system;
revoke execute on function claim_file_store from public;
grant execute on function claim_file_store to tendre_app;

-- The files of an account that is gone. Marked first, which waits for a part that is being stored and lets none in after it; forgotten once
-- their folders are removed. What is cut off in between is collected like any other.
create function drop_uploads_of_gone(p_user_id uuid) returns table (id uuid)
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update public.uploads u set state = 'dropped', facts = null
    where u.user_id = p_user_id and not exists (select from public.profiles p where p.id = p_user_id)
    returning u.id;
  end;
alter function drop_uploads_of_gone owner to tendre_system;
revoke execute on function drop_uploads_of_gone from public;
grant execute on function drop_uploads_of_gone to tendre_app;

create function forget_uploads_of_gone(p_user_id uuid, p_ids uuid[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from public.uploads u where u.user_id = p_user_id and u.id = any (p_ids) and u.state = 'dropped'
      and not exists (select from public.profiles p where p.id = p_user_id);
  end;
alter function forget_uploads_of_gone owner to tendre_system;
revoke execute on function forget_uploads_of_gone from public;
grant execute on function forget_uploads_of_gone to tendre_app;
