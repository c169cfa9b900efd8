-- The stand-in payment provider (server/standin-payments): what a real one would keep at its own place. It is asked
-- without a person, so no scope of the app ever sees it; with real keys it stays empty.
create schema standin;
grant usage on schema standin to tendre_app;

-- `body` is the object as the provider's API writes it.
create table standin.objects (
  id text primary key,
  kind text not null,
  customer text,
  body jsonb not null,
  -- Only subscriptions that go on: when something is next due.
  due_at timestamptz(3),
  made bigint generated always as identity
);
create index on standin.objects (customer, kind);
create index on standin.objects (due_at) where due_at is not null;
-- Answers given under an idempotency key.
create table standin.answers (
  key text primary key,
  status integer not null,
  body jsonb not null
);
-- What happened, and what the webhook has not yet taken.
create table standin.events (
  id text primary key,
  body jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz(3),
  made bigint generated always as identity
);
create index on standin.events (next_at) where next_at is not null;

do $$
declare v_table text;
begin
  foreach v_table in array array['objects', 'answers', 'events'] loop
    execute format('alter table standin.%I enable row level security', v_table);
    execute format('alter table standin.%I force row level security', v_table);
    execute format('create policy nobody on standin.%I to tendre_app using (current_person() is null) with check (current_person() is null)', v_table);
    execute format('grant select, insert, update, delete on standin.%I to tendre_app', v_table);
  end loop;
end $$;
