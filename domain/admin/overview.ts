/** The back-office's first page: what the whole server holds and does, in counts of nobody in particular. */
import { z } from "zod";
import { planIds } from "#domain/plan/plan.ts";
import { instantSchema } from "#domain/wire/wire.ts";

const count = z.int().nonnegative();
/** `2026-11-24`, in UTC. */
const daySchema = z.iso.date();
/** One value a day, the oldest first; null: nobody counted that day yet. */
const seriesSchema = z.array(z.object({ day: daySchema, value: z.number().nullable() }));
export type DaySeries = z.infer<typeof seriesSchema>;

/** What is counted every hour, since it cannot be found out afterwards. */
export const dayCounts = ["people", "active", "paying", "media_bytes"] as const;

export const jobStates = ["waiting", "running", "done", "failed"] as const;

export const overviewSchema = z.object({
  days: count,
  at: instantSchema,
  people: z.object({
    total: count,
    unconfirmed: count,
    deleting: count,
    banned: count,
    superadmins: count,
    /** With a session used within the last 24 hours, 7 and 30 days. */
    activeDay: count,
    activeWeek: count,
    activeMonth: count,
    signUps: seriesSchema,
    /** Counted every hour from the day this server could: earlier days are null. */
    active: seriesSchema,
  }),
  plans: z.array(z.object({ planId: z.enum(planIds), paid: count, given: count })),
  revenue: z.object({
    currency: z.string(),
    /** What the running subscriptions bring in a month at today's prices: a twelfth of a yearly one. */
    perMonth: z.number().nonnegative(),
    paying: count,
    paymentProblems: count,
    /** First payments and ends of paid plans within the period. */
    begun: count,
    ended: count,
    /** Ends over those who paid at its beginning; null when nobody did. */
    churn: z.number().min(0).nullable(),
    taken: seriesSchema,
  }),
  ai: z.object({
    /** Replies counted this month and the month before, everybody's. */
    months: z.array(z.object({ month: z.string(), replies: count, people: count })),
    /** The model outside; an empty name: none is set. */
    model: z.string(),
    calls: seriesSchema,
    failures: seriesSchema,
    tokens: seriesSchema,
    /** Of a day; null: without one. */
    tokenLimit: count.nullable(),
  }),
  storage: z.object({
    kind: z.enum(["disk", "s3"]),
    mediaBytes: count,
    mediaFiles: count,
    unfinishedUploads: count,
    textBytes: count,
    media: seriesSchema,
  }),
  jobs: z.array(
    z.object({
      name: z.string(),
      cron: z.string(),
      state: z.enum(jobStates).nullable(),
      lastDoneAt: instantSchema.nullable(),
      /** Failed runs that are still remembered: those of a day. */
      failed: count,
    }),
  ),
  /** Requests that the server could not answer (5xx), by day. */
  errors: seriesSchema,
  database: z.object({
    bytes: count,
    connections: count,
    mostConnections: count,
    version: z.string(),
    schema: z.string(),
    isRefusingWrites: z.boolean(),
    largest: z.array(z.object({ table: z.string(), bytes: count })),
  }),
  mail: z.object({
    kind: z.enum(["smtp", "sink"]),
    /** Since this process started. */
    sent: count,
    failed: count,
    lastSentAt: instantSchema.nullable(),
    lastFailedAt: instantSchema.nullable(),
  }),
  audit: z.object({ rows: count }),
});
export type Overview = z.infer<typeof overviewSchema>;
