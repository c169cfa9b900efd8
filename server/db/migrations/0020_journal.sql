-- What a person writes. The key begins with the owner: an id that another person uses is simply not there, and the
-- tables shard by owner unchanged. `purged_at`: the content is gone and only the tombstone remains.

create table relationships (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  name text,
  age integer,
  city text,
  city_place jsonb,
  meeting_place text,
  start_date text,
  end_date text,
  periods jsonb not null default '[]',
  status text not null default 'ongoing',
  type text not null default 'other',
  rating integer,
  notes bytea,
  veil text not null default 'open',
  veil_until text,
  media jsonb not null default '[]',
  -- Name and city without case and accents, for the search of the HTTP API.
  folded text not null default '',
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  primary key (user_id, id),
  check (name is not null or purged_at is not null)
);
create unique index relationships_rev on relationships (user_id, rev);
create index relationships_recent on relationships (user_id, created_at desc, id);
alter table relationships enable row level security;
alter table relationships force row level security;
create policy own on relationships to tendre_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update on relationships to tendre_app;

create table moments (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  relationship_id uuid,
  occurred_on text,
  mood integer,
  feeling_before integer,
  feeling_during integer,
  feeling_after integer,
  word bytea,
  text bytea,
  tags bytea,
  place bytea,
  is_milestone boolean not null default false,
  sealed_until text,
  is_closing boolean not null default false,
  reread_on text,
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  primary key (user_id, id),
  check (occurred_on is not null or purged_at is not null)
);
create unique index moments_rev on moments (user_id, rev);
create index moments_of_relationship on moments (user_id, relationship_id, occurred_on desc, id);
create index moments_in_order on moments (user_id, occurred_on desc, id);
alter table moments enable row level security;
alter table moments force row level security;
create policy own on moments to tendre_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update on moments to tendre_app;

-- A value that lost a merge, kept beside the row until the person chooses (domain/sync/synced-tables.ts).
create table conflicts (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  "table" text,
  row_id uuid,
  field text,
  value bytea,
  base_value bytea,
  device_id uuid,
  at timestamptz(3),
  op_id uuid,
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  primary key (user_id, id)
);
create unique index conflicts_rev on conflicts (user_id, rev);
create index conflicts_of_row on conflicts (user_id, row_id);
alter table conflicts enable row level security;
alter table conflicts force row level security;
create policy own on conflicts to tendre_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update on conflicts to tendre_app;
