-- What a person writes. The key begins with the owner: an id that another person uses is simply not there, and the tables shard by owner
-- unchanged. A row is kept in its wire form, sealed as one value (docs/decisions/025-sealed-rows.md); `purged_at`: the content is gone and
-- only the tombstone remains.

create table relationships (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  sealed bytea,
  -- How many entries of the sealed list `media` count as photos and are not from here
  -- (server/features/media/mutations/relationship-media.ts).
  media_elsewhere integer not null default 0,
  primary key (user_id, id),
  constraint relationships_sealed_check check (sealed is not null or purged_at is not null)
);
create unique index relationships_rev on relationships (user_id, rev);
create index relationships_recent on relationships (user_id, created_at desc, id);
create index relationships_deleted_at_idx on relationships (deleted_at) where deleted_at is not null and purged_at is null;
create index relationships_purged_at_idx on relationships (purged_at) where purged_at is not null;
comment on table relationships is 'Synced. The relationships of a person.';
comment on column relationships.sealed is 'The row in its wire form, sealed with the person''s key and bound to its rev.';
alter table relationships enable row level security, force row level security;
create policy own on relationships to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on relationships to tendre_system using (true) with check (true);
grant select, insert, update on relationships to tendre_app;
grant select, update, delete on relationships to tendre_system;

create table moments (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  relationship_id uuid,
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  sealed bytea,
  primary key (user_id, id),
  constraint moments_sealed_check check (sealed is not null or purged_at is not null)
);
create unique index moments_rev on moments (user_id, rev);
create index moments_deleted_at_idx on moments (deleted_at) where deleted_at is not null and purged_at is null;
create index moments_purged_at_idx on moments (purged_at) where purged_at is not null;
create index moments_of_relationship on moments (user_id, relationship_id);
comment on table moments is 'Synced. The dated entries of a journal, on a relationship or on none.';
comment on column moments.sealed is 'The row in its wire form, sealed with the person''s key and bound to its rev.';
alter table moments enable row level security, force row level security;
create policy own on moments to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on moments to tendre_system using (true) with check (true);
grant select, insert, update on moments to tendre_app;
grant select, update, delete on moments to tendre_system;

-- A value that lost a merge, kept beside the row until the person chooses (domain/sync/synced-tables.ts).
create table conflicts (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null,
  row_id uuid,
  op_id uuid,
  rev bigint not null,
  field_revs jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purged_at timestamptz(3),
  sealed bytea,
  primary key (user_id, id),
  constraint conflicts_sealed_check check (sealed is not null or purged_at is not null)
);
create unique index conflicts_rev on conflicts (user_id, rev);
create index conflicts_of_row on conflicts (user_id, row_id);
create index conflicts_deleted_at_idx on conflicts (deleted_at) where deleted_at is not null and purged_at is null;
create index conflicts_purged_at_idx on conflicts (purged_at) where purged_at is not null;
comment on table conflicts is 'Synced. Values that lost a merge, until the person chooses.';
comment on column conflicts.sealed is 'The row in its wire form, sealed with the person''s key and bound to its rev.';
alter table conflicts enable row level security, force row level security;
create policy own on conflicts to tendre_app using (user_id = current_person()) with check (user_id = current_person());
create policy prune on conflicts to tendre_system using (true) with check (true);
grant select, insert, update on conflicts to tendre_app;
grant select, update, delete on conflicts to tendre_system;
