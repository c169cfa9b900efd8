/** The audit log of the back-office: what is noted of every read of a person's record and of every change (product decisions, "Admin"). */
import { z } from "zod";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { listAnswerSchema, listQuerySchema } from "./list.ts";

/** What was done: `<what it was done to>.<what>`. */
export const auditActions = [
  "person.read",
  "person.banned",
  "person.unbanned",
  "plan.changed",
  "admin.given",
  "admin.taken",
  "sessions.ended",
  "confirmation.sent",
  "deletion.started",
  "deletion.cancelled",
  "people.exported",
  "security.exported",
  "audit.exported",
  "reports.exported",
  "report.read",
  "report.decided",
  "letter.read",
  "letter.answered",
  "letter.reopened",
  "help.changed",
  "text.published",
  "announcement.made",
  "announcement.changed",
  "announcement.withdrawn",
  "setting.changed",
  "invite.made",
  "invite.revoked",
  "mail.tested",
  /** On the server's own machine (scripts/admin.ts). */
  "superadmin.given",
  "superadmin.taken",
  "keys.rotated",
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditActorKinds = ["superadmin", "operator"] as const;

/** Fields that are not private, by their column's name. */
const auditFieldsSchema = z.record(z.string(), z.json()).nullable();

export const auditRowSchema = z.object({
  /** 1, 2, 3 … without a gap. */
  seq: z.int().positive(),
  at: instantSchema,
  actorKind: z.enum(auditActorKinds),
  actorId: idSchema.nullable(),
  /** Null: the operator, or an account that was deleted since. */
  actorEmail: z.string().nullable(),
  /** A row of a newer server may hold an action that this build does not know. */
  action: z.string(),
  subjectId: idSchema.nullable(),
  subjectEmail: z.string().nullable(),
  reason: z.string().nullable(),
  before: auditFieldsSchema,
  after: auditFieldsSchema,
  /** Hexadecimal; each is over the row and the hash of the row before. */
  hash: z.string(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

export const auditListQuerySchema = listQuerySchema(["seq"], {
  action: z.enum(auditActions).optional(),
  actorId: idSchema.optional(),
  subjectId: idSchema.optional(),
  /** From this instant on, and before that one. */
  from: instantSchema.optional(),
  until: instantSchema.optional(),
});
export type AuditListQuery = z.infer<typeof auditListQuerySchema>;
export const auditListSchema = listAnswerSchema(auditRowSchema);

/** Why something is done to somebody's account: kept in the audit log as it is written. */
export const reasonSchema = z.string().trim().min(3).max(500);
/** All that an act takes beside what it is done to. */
export const reasonActSchema = z.strictObject({ reason: reasonSchema });
