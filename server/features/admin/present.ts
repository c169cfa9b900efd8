/** A row of the audit log as the back-office sees it. */
import { type AuditRow, auditRowSchema } from "#domain/admin/audit.ts";
import type { AuditRowRead } from "./queries/audit-list.ts";

export const presentAudit = (row: AuditRowRead): AuditRow =>
  auditRowSchema.parse({
    seq: row.seq,
    at: row.at.toISOString(),
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    actorEmail: row.actor_email,
    action: row.action,
    subjectId: row.subject_id,
    subjectEmail: row.subject_email,
    reason: row.reason,
    before: row.before,
    after: row.after,
    hash: row.hash,
  });
