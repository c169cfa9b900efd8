import type { ReportRow } from "#domain/admin/reports.ts";
import type { ReportRowRead } from "./queries.ts";

export const presentReport = (row: ReportRowRead): ReportRow => ({
  id: row.id,
  reason: row.reason,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  reporterEmail: row.reporter_email,
  reportedId: row.reported_id,
  reportedEmail: row.reported_email,
  about: row.about,
});
