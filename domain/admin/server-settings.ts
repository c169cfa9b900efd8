/** The page “Settings” of the back-office: what was chosen, what the server was started with, and what is wrong with it. */
import { z } from "zod";
import { inviteSchema } from "#domain/account/invite.ts";
import { signUpModes, siteSettingNames } from "#domain/site/site-settings.ts";
import { reasonSchema } from "./audit.ts";

const valueSchema = z.union([z.boolean(), z.number(), z.enum(signUpModes)]);
export type SettingValue = z.infer<typeof valueSchema>;

const settingSchema = z.object({
  name: z.enum(siteSettingNames),
  /** What the server was started with. */
  own: valueSchema,
  /** Null: nothing was chosen. */
  chosen: valueSchema.nullable(),
  inForce: valueSchema,
  /** 0: it was never changed here. */
  version: z.int(),
  changedAt: z.iso.datetime().nullable(),
});
export type Setting = z.infer<typeof settingSchema>;

export const chooseSettingSchema = z.strictObject({
  /** Null: as the server was started. */
  value: valueSchema.nullable(),
  /** The version that was seen: a later one is not written over. */
  base: z.int().min(0),
  reason: reasonSchema.optional(),
});

/** `saved` false: somebody chose meanwhile, and `setting` is theirs. */
export const chosenSettingSchema = z.object({ saved: z.boolean(), setting: settingSchema });

export const serverStateSchema = z.object({
  settings: z.array(settingSchema),
  /** Names of the environment's settings; of a secret only whether it is set. */
  environment: z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("open"), name: z.string(), value: z.string().nullable() }),
      z.object({ kind: z.literal("secret"), name: z.string(), isSet: z.boolean() }),
    ]),
  ),
  /** `about`: the settings that a warning names. */
  warnings: z.array(z.object({ code: z.string(), about: z.array(z.string()) })),
  mail: z.object({ kind: z.enum(["smtp", "sink"]), from: z.string() }),
  payments: z.object({
    kind: z.enum(["live", "test", "simulated", "off"]),
    currency: z.string(),
    /** Of the four paid plans, how many have a price at the provider. */
    prices: z.int(),
    hasWebhook: z.boolean(),
  }),
  storage: z.object({ kind: z.enum(["disk", "s3"]), answers: z.boolean(), files: z.int(), bytes: z.int() }),
  version: z.string(),
  schema: z.string(),
});
export type ServerState = z.infer<typeof serverStateSchema>;

/** `code`: what the mail server's connection said, as nodemailer names it. */
export const mailTestSchema = z.object({
  sent: z.boolean(),
  to: z.string(),
  kind: z.enum(["smtp", "sink"]),
  code: z.string().nullable(),
});

export const invitesSchema = z.object({ invites: z.array(inviteSchema) });
export const madeInviteSchema = z.object({
  invite: inviteSchema,
  /** Told this once. */
  code: z.string(),
});
