-- A profile photo is an upload whose media_id is its person: no row of the journal can name it. The profile shows one of them by its
-- address; the collection of files takes those that it does not show.
grant select (avatar_url), update (avatar_url) on profiles to tendre_system;

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

create or replace function drop_uploads(p_now timestamptz) returns table (user_id uuid, id uuid)
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
