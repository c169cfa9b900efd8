-- What the operator did on the server's own machine before there was an audit log (migration 0119) stands in its chain from here on, under the
-- time it was done: whoever changes it now is found. That it was so until today nobody can prove, so each row says when it was taken in.
alter table operator_acts no force row level security;
alter table audit_log no force row level security;
do $$
declare v_act record;
begin
  for v_act in
    select o.person_id, o.at, m.action
    from operator_acts o join (values ('grant', 'superadmin.given'), ('revoke', 'superadmin.taken'), ('ban', 'person.banned'),
      ('unban', 'person.unbanned'), ('rotate-keys', 'keys.rotated')) m (act, action) on m.act = o.act
    where not exists (select from audit_log a where a.actor_kind = 'operator' and a.action = m.action and a.at = o.at::timestamptz(3))
    order by o.id
  loop
    perform append_audit('operator', null, v_act.action, v_act.person_id, null, null,
      jsonb_build_object('taken_in', to_char(now() at time zone 'utc', 'YYYY-MM-DD')), v_act.at);
  end loop;
end $$;
alter table operator_acts force row level security;
alter table audit_log force row level security;
