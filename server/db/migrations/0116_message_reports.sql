-- Reports of messages to whoever runs the server. What is shown of a thread is what the reporter chose, sealed under a key that is neither
-- a journal's nor a thread's, so that the back-office opens this and nothing else (docs/decisions/049-reports-of-messages.md).
create table message_reports (
  id uuid primary key,
  -- Who wrote it; null once they deleted their account.
  reporter uuid references profiles (id) on delete set null,
  reported uuid references profiles (id) on delete set null,
  reason text not null check (reason in ('spam', 'harassment', 'threat', 'minor', 'impersonation', 'other')),
  -- The note and the messages as JSON (server/features/messages/report-seal.ts).
  sealed bytea not null check (octet_length(sealed) <= 262144),
  status text not null default 'open' check (status in ('open', 'dismissed', 'warned', 'banned')),
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by uuid references profiles (id) on delete set null,
  constraint message_reports_decision_check check ((status = 'open') = (decided_at is null))
);
create index message_reports_queue on message_reports (status, created_at);
create index message_reports_reporter on message_reports (reporter, created_at);
create index message_reports_reported on message_reports (reported, created_at);
comment on table message_reports is 'Reports of messages, with what their reporter chose to show; sealed.';
comment on column message_reports.sealed is 'The reporter''s note and the messages they attached, sealed under the server''s key of reports.';

alter table message_reports enable row level security;
alter table message_reports force row level security;
-- A report is written by its reporter and read by nobody in a person's scope.
create policy own on message_reports to tendre_app using (reporter = current_person()) with check (reporter = current_person());
grant select (id, reporter, created_at), insert (id, reporter, reported, reason, sealed, created_at) on message_reports to tendre_app;
create policy office on message_reports to tendre_system using (true) with check (true);
grant select, update (status, decided_at, decided_by), delete on message_reports to tendre_system;
