-- The provider counts in whole seconds: of one second, what was written last is the newest.
alter table subscription_history add column made bigint generated always as identity;
