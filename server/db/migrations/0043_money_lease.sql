-- One request about a person's money at a time, on whatever instance. A lease and not a lock: no connection is held while
-- the provider is asked, and what died in the middle lets go by itself. The database's own clock, which nobody moves.
alter table billing add column busy_until timestamptz;
