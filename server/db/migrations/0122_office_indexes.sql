-- For the lists of the back-office: the newest accounts first, and what was paid or ended within a period.
create index users_created_at on auth.users (created_at desc, id desc);
create index subscription_history_age on subscription_history (created_at);
create index security_events_kind on security_events (kind, at);
