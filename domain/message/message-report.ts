/** A report of somebody's messages to whoever runs the server: what of it travels (`POST /api/messages/reports`). */
import { z } from "zod";
import { lines } from "#domain/text/text-schemas.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { messageLimits } from "./message.ts";

export const reportReasons = ["spam", "harassment", "threat", "minor", "impersonation", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What became of a report. */
export const reportStates = ["open", "dismissed", "warned", "banned"] as const;
export type ReportState = (typeof reportStates)[number];

/**
 * The messages are named, not quoted: the server takes their text from the reporter's own copies, so that nobody is reported for what they
 * did not write. No other message of the thread is shown to anyone.
 */
export const messageReportSchema = z.strictObject({
  thread_id: idSchema,
  reason: z.enum(reportReasons),
  note: lines(messageLimits.reportNote).default(""),
  message_ids: z.array(idSchema).max(messageLimits.reported).default([]),
});
export type MessageReport = z.input<typeof messageReportSchema>;

/** What is sealed with a report, and opened by the back-office alone: the messages as the reporter had them. */
export const reportedMessagesSchema = z.array(
  z.strictObject({
    id: z.string(),
    is_mine: z.boolean(),
    sent_at: z.string().nullable(),
    edited_at: z.string().nullable(),
    /** Null: taken back by its sender. */
    body: z.string().nullable(),
  }),
);

/** A report of one's own, for whoever wrote it. */
export const ownReportSchema = z.object({ id: idSchema });

/** `PUT /api/messages/handle`: the name that is wanted; null gives the handle back. The whole handle is in the answer and in the profile. */
export const handleRequestSchema = z.strictObject({ name: z.string().max(100).nullable() });
export const handleAnswerSchema = z.object({ handle: z.string().nullable() });
