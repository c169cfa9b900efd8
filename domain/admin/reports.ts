/** Reports of messages, as the back-office sees them: the queue, what was shown with one, and what becomes of it. */
import { z } from "zod";
import { reportedMessagesSchema, reportReasons, reportStates } from "#domain/message/message-report.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { reasonSchema } from "./audit.ts";
import { listAnswerSchema, listQuerySchema } from "./list.ts";

export const reportRowSchema = z.object({
  id: idSchema,
  reason: z.enum(reportReasons),
  status: z.enum(reportStates),
  createdAt: instantSchema,
  decidedAt: instantSchema.nullable(),
  /** Null: their account is gone. */
  reporterEmail: z.string().nullable(),
  reportedId: idSchema.nullable(),
  reportedEmail: z.string().nullable(),
  /** Reports about the same account, this one among them. */
  about: z.int(),
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** The usual one asks who waits longest. */
export const reportSorts = ["createdAt", "decidedAt", "reported", "about"] as const;
export const reportListQuerySchema = listQuerySchema(reportSorts, {
  status: z.enum(reportStates).optional(),
  reason: z.enum(reportReasons).optional(),
});
export type ReportListQuery = z.infer<typeof reportListQuerySchema>;
export const reportListSchema = listAnswerSchema(reportRowSchema);

/** `shown` null: no key of this server opens it. */
export const openedReportSchema = z.object({
  report: reportRowSchema,
  shown: z.object({ note: z.string(), messages: reportedMessagesSchema }).nullable(),
});
export type OpenedReport = z.infer<typeof openedReportSchema>;

export const decideReportSchema = z.strictObject({
  /** The state that was seen: one that was decided since is not decided again. */
  seen: z.enum(reportStates),
  status: z.enum(reportStates),
  reason: reasonSchema,
});

/** `decided`: by somebody else meanwhile. `nobody`: the account is gone. `self`, `superadmin`: whom nobody bans from here. */
export const reportRefusals = ["decided", "nobody", "self", "superadmin"] as const;
export const decidedReportSchema = z.object({
  refusal: z.enum(reportRefusals).nullable(),
  report: reportRowSchema,
});
