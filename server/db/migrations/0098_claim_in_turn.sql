-- Two servers that started at once could change the mark between each other's statements: one of them was refused. The row is
-- locked first, so that whoever claims it hears of its own mark.
create or replace function claim_file_store(p_id uuid, p_is_moved boolean) returns boolean
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
