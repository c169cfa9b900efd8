-- How a model outside was used, by day: for its health, what it costs, and the limit of a day. Nothing of a person is here.
create table model_use (
  day date not null,
  model text not null check (length(model) between 1 and 200),
  calls integer not null default 0 check (calls >= 0),
  failures integer not null default 0 check (failures between 0 and calls),
  input_tokens bigint not null default 0 check (input_tokens >= 0),
  output_tokens bigint not null default 0 check (output_tokens >= 0),
  well_at timestamptz(3),
  failed_at timestamptz(3),
  primary key (day, model)
);
comment on table model_use is 'Calls of the language model by day: counts, tokens and when it last answered or failed. Of nobody.';
grant select, insert, update, delete on model_use to tendre_system;

-- One call that ended. `p_failed`: the provider did not answer as it should.
create function note_model_use(p_model text, p_failed boolean, p_input bigint, p_output bigint, p_now timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into model_use as m (day, model, calls, failures, input_tokens, output_tokens, well_at, failed_at)
  values ((p_now at time zone 'utc')::date, p_model, 1, p_failed::integer, greatest(p_input, 0), greatest(p_output, 0),
    case when not p_failed then p_now end, case when p_failed then p_now end)
  on conflict (day, model) do update set
    calls = m.calls + 1,
    failures = m.failures + excluded.failures,
    input_tokens = m.input_tokens + excluded.input_tokens,
    output_tokens = m.output_tokens + excluded.output_tokens,
    well_at = coalesce(greatest(m.well_at, excluded.well_at), m.well_at, excluded.well_at),
    failed_at = coalesce(greatest(m.failed_at, excluded.failed_at), m.failed_at, excluded.failed_at);
end $$;

-- Today's tokens of every model, and when this one last answered or failed.
create function read_model_use(
  p_model text, p_now timestamptz, out tokens bigint, out well_at timestamptz, out failed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(m.input_tokens + m.output_tokens) filter (where m.day = (p_now at time zone 'utc')::date), 0)::bigint,
    max(m.well_at) filter (where m.model = p_model), max(m.failed_at) filter (where m.model = p_model)
  from model_use m where m.day >= (p_now at time zone 'utc')::date - 1
$$;

create function forget_model_use(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_forgotten integer;
begin
  delete from model_use where day < (p_now at time zone 'utc')::date - 400;
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;

do $$
declare v_call text;
begin
  foreach v_call in array array[
    'note_model_use(text, boolean, bigint, bigint, timestamptz)', 'read_model_use(text, timestamptz)', 'forget_model_use(timestamptz)'] loop
    execute format('alter function %s owner to tendre_system', v_call);
    execute format('revoke execute on function %s from public', v_call);
  end loop;
end $$;
grant execute on function note_model_use to tendre_app;
grant execute on function read_model_use to tendre_app;
grant execute on function forget_model_use to tendre_jobs;
