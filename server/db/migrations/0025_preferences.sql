-- What a person asked of memories, of the Game and of pictures (domain/account/profile.ts).
alter table profiles
  add column memory_hidden_days jsonb not null default '[]',
  add column memory_hidden_relationships jsonb not null default '[]',
  add column memory_remembered_endings jsonb not null default '[]',
  add column game_is_on boolean not null default true,
  add column game_pauses jsonb not null default '[]',
  add column blur_media boolean not null default false;
