import type { AuditListQuery } from "#domain/admin/audit.ts";
import { auditActorKinds } from "#domain/admin/audit.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import { anywhere, type Condition, equals, type ListSource } from "./read-list.ts";

const row = {
  seq: column.int8,
  at: column.timestamptz,
  actor_kind: column.text.oneOf(auditActorKinds),
  actor_id: column.uuid.orNull,
  actor_email: column.text.orNull,
  action: column.text,
  subject_id: column.uuid.orNull,
  subject_email: column.text.orNull,
  reason: column.text.orNull,
  before: column.jsonb.orNull,
  after: column.jsonb.orNull,
  hash: column.text,
};
export type AuditRowRead = RowOf<typeof row>;

export const auditSource: ListSource<typeof row, "seq"> = {
  columns: `a.seq, a.at, a.actor_kind, a.actor_id, actor.email as actor_email, a.action, a.subject_id, subject.email as subject_email,
    a.reason, a.before, a.after, encode(a.hash, 'hex') as hash`,
  from: `audit_log a left join auth.users actor on actor.id = a.actor_id left join auth.users subject on subject.id = a.subject_id`,
  row,
  sorts: { seq: "a.seq" },
  direction: "desc",
  tie: "a.seq",
};

/** Searched by an address, an id or words of the reason. */
export function auditConditions(query: Omit<AuditListQuery, "page" | "size">): readonly Condition[] {
  const { search, action, actorId, subjectId, from, until } = query;
  return [
    equals("a.action", action),
    equals("a.actor_id", actorId),
    equals("a.subject_id", subjectId),
    (mark) => (from === undefined ? null : `a.at >= ${mark(from)}`),
    (mark) => (until === undefined ? null : `a.at < ${mark(until)}`),
    (mark) => {
      if (!search) return null;
      const pattern = mark(anywhere(search));
      return `(actor.email ilike ${pattern} or subject.email ilike ${pattern} or a.reason ilike ${pattern}
        or a.subject_id::text ilike ${pattern} or a.actor_id::text ilike ${pattern})`;
    },
  ];
}
