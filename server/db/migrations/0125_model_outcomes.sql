-- How calls of the model ended, by day: why they failed, how long the first word took, how many messages were given back. Of nobody.
create table model_outcomes (
  day date not null,
  model text not null check (length(model) between 1 and 200),
  outcome text not null check (outcome ~ '^[a-z_]{1,20}$'),
  -- Milliseconds within which the first word came: one of a few bounds. 0: none came, 2147483647: later than all of them.
  first_word_within integer not null check (first_word_within >= 0),
  calls integer not null default 0 check (calls >= 0),
  given_back integer not null default 0 check (given_back between 0 and calls),
  primary key (day, model, outcome, first_word_within)
);
comment on table model_outcomes is 'How calls of the language model ended, by day, reason and time to the first word: counts. Of nobody.';
grant select, insert, update, delete on model_outcomes to tendre_system;
grant select on model_outcomes to tendre_office;

create function note_model_outcome(p_model text, p_outcome text, p_first_word_within integer, p_given_back boolean, p_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into model_outcomes as m (day, model, outcome, first_word_within, calls, given_back)
  values ((p_now at time zone 'utc')::date, p_model, p_outcome, p_first_word_within, 1, p_given_back::integer)
  on conflict (day, model, outcome, first_word_within) do update set
    calls = m.calls + 1, given_back = m.given_back + excluded.given_back
$$;
alter function note_model_outcome owner to tendre_system;
revoke execute on function note_model_outcome from public;
grant execute on function note_model_outcome to tendre_app;

create or replace function forget_model_use(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from model_outcomes where day < (p_now at time zone 'utc')::date - 400;
  delete from model_use where day < (p_now at time zone 'utc')::date - 400;
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;
