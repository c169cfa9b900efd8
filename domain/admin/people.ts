/** A person as the back-office sees them: what their account is, never what they wrote (product decisions, "Admin"). */
import { z } from "zod";
import { roles } from "#domain/account/profile.ts";
import { signInMethods } from "#domain/account/signed-in-devices.ts";
import { planIds, planNames, subscriptionStatuses } from "#domain/plan/plan.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { auditRowSchema, reasonSchema } from "./audit.ts";
import { flagSchema, listAnswerSchema, listQuerySchema } from "./list.ts";

/** The first that holds: banned, on its way to deletion, an address that nobody confirmed, or none of these. */
export const personStates = ["active", "unconfirmed", "deleting", "banned"] as const;
export type PersonState = (typeof personStates)[number];

const count = z.int().nonnegative();

export const personRowSchema = z.object({
  id: idSchema,
  email: z.string(),
  state: z.enum(personStates),
  /** The plan whose limits hold now. */
  plan: z.enum(planNames),
  planId: z.enum(planIds),
  status: z.enum(subscriptionStatuses),
  /** Paid at the provider, not given. */
  isPaid: z.boolean(),
  role: z.enum(roles),
  /** May change their own plan without paying. */
  isAdmin: z.boolean(),
  locale: z.enum(["en", "fr"]),
  createdAt: instantSchema,
  /** To the hour; null: in no session that is still open. */
  lastSeenAt: instantSchema.nullable(),
  /** That are open. */
  sessions: count,
  /** Bytes of photos and videos. */
  bytes: count,
});
export type PersonRow = z.infer<typeof personRowSchema>;

export const peopleQuerySchema = listQuerySchema(
  ["created", "email", "plan", "lastSeen", "sessions", "bytes"],
  {
    plan: z.enum(planNames).optional(),
    role: z.enum(roles).optional(),
    state: z.enum(personStates).optional(),
    isPaid: flagSchema.optional(),
    isAdmin: flagSchema.optional(),
  },
);
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;
export const peopleListSchema = listAnswerSchema(personRowSchema);

const personSessionSchema = z.object({
  id: idSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(["computer", "phone", "tablet", "other"]),
  method: z.enum(signInMethods).nullable(),
  isRemembered: z.boolean(),
  /** Its second factor is still due. */
  isPending: z.boolean(),
  signedInAt: instantSchema,
  lastUsedAt: instantSchema,
});
export type PersonSession = z.infer<typeof personSessionSchema>;

/** `limit` null: without one. */
const quotaSchema = z.object({ used: count, limit: count.nullable() });

export const personRecordSchema = z.object({
  person: personRowSchema.extend({
    timeZone: z.string(),
    isConfirmed: z.boolean(),
    bannedAt: instantSchema.nullable(),
    deletionAskedAt: instantSchema.nullable(),
    deletionDueAt: instantSchema.nullable(),
    /** It is being destroyed: nothing can be taken back. */
    isDestroying: z.boolean(),
    periodEnd: instantSchema.nullable(),
    hasPaymentProblem: z.boolean(),
    hasLoginAlerts: z.boolean(),
    hasWeeklyLetter: z.boolean(),
  }),
  waysIn: z.object({
    /** Ids of outside providers; "credential" is the password. */
    providers: z.array(z.string()),
    passkeys: count,
    authenticators: count,
    phones: count,
    tokens: count,
  }),
  quotas: z.object({
    relationships: quotaSchema,
    media: quotaSchema,
    /** Of this month, where the person lives. */
    aiMessages: quotaSchema,
  }),
  storage: z.object({
    mediaBytes: count,
    textBytes: count,
  }),
  sessions: z.array(personSessionSchema),
  /** What happened to the plan, newest first, twenty at most. */
  payments: z.array(
    z.object({
      planId: z.enum(planIds),
      status: z.enum(subscriptionStatuses),
      amount: z.number(),
      currency: z.string(),
      at: instantSchema,
    }),
  ),
  /** Refusals at the doors of the account within thirty days. */
  refusals: z.array(z.object({ kind: z.string(), times: count, lastAt: instantSchema })),
  /** Rows of the audit log about this person, newest first, twenty at most; this reading is the first. */
  audit: z.array(auditRowSchema),
});
export type PersonRecord = z.infer<typeof personRecordSchema>;

/** Why an act was refused, in `details.reason` of a 409. */
export const actRefusals = [
  /** One's own account. */
  "self",
  /** Superadmins are made and unmade on the server's own machine only. */
  "superadmin",
  /** A paid subscription is running: it is ended at the provider first. */
  "subscription",
  /** The account is being destroyed. */
  "destroying",
  /** The address is confirmed already. */
  "confirmed",
  /** The account never came in, so it has no plan and no rights yet. */
  "no_profile",
] as const;
export type ActRefusal = (typeof actRefusals)[number];

const because = { reason: reasonSchema };
export const planActSchema = z.strictObject({ plan: z.enum(planIds), ...because });
export const adminActSchema = z.strictObject({ isAdmin: z.boolean(), ...because });

/** What an act did. */
export const actAnswerSchema = z.object({
  /** False: it was so already, and nothing was written. */
  isChanged: z.boolean(),
  before: z.record(z.string(), z.json()),
  after: z.record(z.string(), z.json()),
  person: personRowSchema,
});
export type ActAnswer = z.infer<typeof actAnswerSchema>;
