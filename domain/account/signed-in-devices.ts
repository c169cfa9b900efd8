/** Where a person is signed in, and what happened at the doors of their account, as the server tells them. No address of a caller is among it. */
import { z } from "zod";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";

export const signInMethods = ["password", "mail_link", "provider", "passkey"] as const;
export type SignInMethod = (typeof signInMethods)[number];

const deviceKinds = ["computer", "phone", "tablet", "other"] as const;

/** What a browser says of itself. Null: it says nothing that is known. */
const browserSchema = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(deviceKinds),
});
export type BrowserFacts = z.infer<typeof browserSchema>;

/** For how long a browser is not asked for the second factor, because its owner said so when they gave it. */
const trustSchema = z.object({ id: idSchema, since: instantSchema, until: instantSchema });

const signedInDeviceSchema = browserSchema.extend({
  /** The session's. */
  id: idSchema,
  isCurrent: z.boolean(),
  /** ISO 3166-1 alpha-2, of the network it signed in from; null when that is not known. */
  country: z.string().nullable(),
  /** It signed in from the server's own network, which has no country. */
  isLocal: z.boolean(),
  signedInAt: instantSchema,
  /** Written once an hour at most: the last use lies up to an hour later. */
  lastUsedAt: instantSchema,
  /** Null for a session that began before this was kept. */
  method: z.enum(signInMethods).nullable(),
  /** The name of the outside account; only with the method "provider". */
  provider: z.string().nullable(),
  isRemembered: z.boolean(),
  /** Null: this browser is asked for the second factor, where there is one. The default is for servers of before. */
  trust: trustSchema.nullable().default(null),
});
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>;

/** A trusted browser whose session is over: whoever has it and the password is in. */
const trustedBrowserSchema = browserSchema.extend(trustSchema.shape);
export type TrustedBrowser = z.infer<typeof trustedBrowserSchema>;

export const signedInDevicesSchema = z.object({
  /** This device first, then the last used. */
  sessions: z.array(signedInDeviceSchema),
  /** The default is for servers of before. */
  trusted: z.array(trustedBrowserSchema).default([]),
  loginAlerts: z.boolean(),
});
export type SignedInDevices = z.infer<typeof signedInDevicesSchema>;

/** What one's own security log tells, each in a sentence of its own. */
export const ownLogEvents = [
  "login",
  "logout",
  "session_ended",
  "trust_ended",
  "wrong_code",
  "wrong_credentials",
  "banned",
  "password_reset",
  "password_changed",
  "address_confirmed",
  "account_linked",
  "account_unlinked",
  "factor_added",
  "factor_removed",
  "backup_codes_made",
  "backup_code_used",
  "factor_loss_begun",
  "factor_loss_stopped",
  "factor_loss_used",
  "passkey_added",
  "passkey_removed",
  "passkey_refused",
  "address_change_asked",
  "address_changed",
  "address_restored",
  "phone_confirmed",
  "phone_removed",
  "alerts_on",
  "alerts_off",
  "token_made",
  "token_revoked",
  "deletion_asked",
  "deletion_taken_back",
  /** What an administrator of the server read or did (`officeEvents`). */
  "record_read",
  "record_changed",
  "plan_given",
  "admin_given",
  "admin_taken",
  "office_given",
  "office_taken",
  "access_closed",
  "access_reopened",
  "sessions_ended",
  "confirmation_sent",
  "deletion_started",
  "deletion_stopped",
] as const;
export type OwnLogEvent = (typeof ownLogEvents)[number];

/** How an action of the audit log (domain/admin/audit.ts) is told to whom it was about; any other is `record_changed`. */
export const officeEvents = {
  "person.read": "record_read",
  "plan.changed": "plan_given",
  "admin.given": "admin_given",
  "admin.taken": "admin_taken",
  "superadmin.given": "office_given",
  "superadmin.taken": "office_taken",
  "person.banned": "access_closed",
  "person.unbanned": "access_reopened",
  "sessions.ended": "sessions_ended",
  "confirmation.sent": "confirmation_sent",
  "deletion.started": "deletion_started",
  "deletion.cancelled": "deletion_stopped",
} as const satisfies Readonly<Record<string, OwnLogEvent>>;

const ownLogLineSchema = browserSchema.extend({
  id: z.string(),
  event: z.enum(ownLogEvents),
  at: instantSchema,
  /** How often within the seconds that one line stands for. */
  times: z.int().min(1),
  isCurrent: z.boolean(),
});
export type OwnLogLine = z.infer<typeof ownLogLineSchema>;

export const ownLogSchema = z.object({
  lines: z.array(ownLogLineSchema),
  /** Pass it as `before` for what is older; null when nothing is. */
  next: z.string().nullable(),
});
export type OwnLog = z.infer<typeof ownLogSchema>;
