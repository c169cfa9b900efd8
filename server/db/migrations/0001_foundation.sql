-- The person, their key and their counter. Every table with a person's data follows the pattern of `profiles`:
-- row-level security enabled and forced, one policy on current_person(), grants to the group that needs them.

revoke all on schema public from public;
grant usage on schema public to tendre_app, tendre_auth;
grant usage, create on schema public to tendre_system;

create function current_person() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create table profiles (
  id uuid primary key,
  email text not null,
  email_verified boolean not null default false,
  first_name text,
  last_name text,
  avatar_url text,
  age integer,
  location text,
  relationship_goals jsonb not null default '[]',
  bio bytea,
  interests jsonb not null default '[]',
  onboarding_completed boolean not null default false,
  partner_word text,
  locale text not null default 'fr',
  timezone text not null default 'Europe/Paris',
  is_admin boolean not null default false,
  role text not null default 'user',
  subscription_plan text not null default 'free',
  subscription_status text not null default 'inactive',
  current_period_end timestamptz,
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  rev bigint not null default 0,
  field_revs jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
alter table profiles enable row level security;
alter table profiles force row level security;
create policy own on profiles to tendre_app using (id = current_person()) with check (id = current_person());
grant select, insert, update on profiles to tendre_app;

-- The person's data key, wrapped by the master key outside the database. Deleting this row destroys every private text.
create table person_keys (
  user_id uuid primary key references profiles (id) on delete cascade,
  wrapped_key bytea not null,
  created_at timestamptz not null default now()
);
alter table person_keys enable row level security;
alter table person_keys force row level security;
create policy own on person_keys to tendre_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert on person_keys to tendre_app;

-- [Note: rev under lock] One row per person: the lock every write takes, and the counter it takes a rev from, so the
-- order of commits is the order of revs (docs/sync.md, server rules 1 and 2).
create table sync_state (
  user_id uuid primary key references profiles (id) on delete cascade,
  rev bigint not null default 0,
  -- Tombstones at or below this rev are gone: a device that stopped there starts over.
  oldest_rev bigint not null default 0
);
alter table sync_state enable row level security;
alter table sync_state force row level security;
create policy own on sync_state to tendre_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update on sync_state to tendre_app;
