import type { AuditAction } from "#domain/admin/audit.ts";
import type { Transaction } from "#server/db/database.ts";

type Audited = {
  readonly action: AuditAction;
  readonly subjectId?: string;
  readonly reason?: string;
  /** Fields that are not private, by their column's name. */
  readonly before?: object;
  readonly after?: object;
};

/**
 * Notes in the transaction of what it notes; the actor and the time are the transaction's. To be the last statement of it: the log's head is
 * locked from here to the end.
 */
export async function noteAudit(tx: Transaction, { action, subjectId, reason, before, after }: Audited) {
  await tx.rows({
    name: "note-audit",
    text: "select note_audit($1, $2, $3, $4, $5)",
    values: [action, subjectId ?? null, reason ?? null, textOf(before), textOf(after)],
  });
}

const textOf = (fields: object | undefined) => (fields === undefined ? null : JSON.stringify(fields));
