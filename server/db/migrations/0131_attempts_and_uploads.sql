-- Whoever proves the mailbox of an account takes the count of others' guesses off it: they keep nobody out who reads its mail.
create function forgive_attempts(p_key bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from public.attempts where attempts.key = p_key;
  end;
revoke execute on function forgive_attempts from public;
grant execute on function forgive_attempts to tendre_app;

-- The files of an account that is gone. Marked first, which waits for a part that is being stored and lets none in after it; forgotten once
-- their folders are removed. What is cut off in between is collected like any other.
create function drop_uploads_of_gone(p_user_id uuid) returns table (id uuid)
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update public.uploads u set state = 'dropped', facts = null
    where u.user_id = p_user_id and not exists (select from public.profiles p where p.id = p_user_id)
    returning u.id;
  end;
create function forget_uploads_of_gone(p_user_id uuid, p_ids uuid[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    delete from public.uploads u where u.user_id = p_user_id and u.id = any (p_ids) and u.state = 'dropped'
      and not exists (select from public.profiles p where p.id = p_user_id);
  end;
alter function drop_uploads_of_gone owner to tendre_system;
alter function forget_uploads_of_gone owner to tendre_system;
revoke execute on function drop_uploads_of_gone, forget_uploads_of_gone from public;
grant execute on function drop_uploads_of_gone, forget_uploads_of_gone to tendre_app;
