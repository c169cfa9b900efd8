/** The back-office's page of security: who was refused at the doors, who is in, and how well accounts are kept. */
import { z } from "zod";
import { signInMethods } from "#domain/account/signed-in-devices.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { listAnswerSchema, listQuerySchema } from "./list.ts";

const count = z.int().nonnegative();
const seriesSchema = z.array(z.object({ day: z.iso.date(), value: count }));

/** What is drawn day by day. */
export const securitySeries = [
  "wrong_credentials",
  "locked",
  "banned",
  "too_many",
  "forbidden",
  "foreign_origin",
  "proved",
] as const;
export type SecuritySeries = (typeof securitySeries)[number];

export const securityOverviewSchema = z.object({
  days: count,
  at: instantSchema,
  series: z.record(z.enum(securitySeries), seriesSchema),
  bannedPeople: count,
  /** Of people whose address is confirmed. */
  factors: z.object({ people: count, withAny: count, authenticators: count, phones: count, passkeys: count }),
  sessions: z.object({
    open: count,
    /** Their second factor is due. */
    pending: count,
    remembered: count,
    people: count,
    byMethod: z.array(z.object({ method: z.enum(signInMethods).nullable(), sessions: count })),
  }),
  /** What administrators did within the period, by action. */
  acts: z.array(z.object({ action: z.string(), times: count })),
});
export type SecurityOverview = z.infer<typeof securityOverviewSchema>;

export const securityEventSchema = z.object({
  id: count,
  at: instantSchema,
  kind: z.string(),
  route: z.string().nullable(),
  personId: idSchema.nullable(),
  personEmail: z.string().nullable(),
  /** How often within the seconds that one line stands for. */
  times: count,
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
export const securityEventsQuerySchema = listQuerySchema(["at", "times"], {
  kind: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional(),
  personId: idSchema.optional(),
  from: instantSchema.optional(),
  until: instantSchema.optional(),
});
export type SecurityEventsQuery = z.infer<typeof securityEventsQuerySchema>;
export const securityEventsSchema = listAnswerSchema(securityEventSchema);

const openSessionSchema = z.object({
  id: idSchema,
  personId: idSchema,
  personEmail: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(["computer", "phone", "tablet", "other"]),
  method: z.enum(signInMethods).nullable(),
  isRemembered: z.boolean(),
  isPending: z.boolean(),
  signedInAt: instantSchema,
  lastUsedAt: instantSchema,
});
export type OpenSession = z.infer<typeof openSessionSchema>;
export const openSessionsQuerySchema = listQuerySchema(["lastUsed", "signedIn"], {
  method: z.enum(signInMethods).optional(),
  personId: idSchema.optional(),
});
export type OpenSessionsQuery = z.infer<typeof openSessionsQuerySchema>;
export const openSessionsSchema = listAnswerSchema(openSessionSchema);
