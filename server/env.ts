/** All settings, read and validated once. docs/self-hosting.md documents them. */
import { resolve } from "node:path";
import { z } from "zod";
import {
  checkEnvironment,
  type EnvironmentWarning,
  environmentDefaults,
  environmentNames,
} from "#domain/backend/environment.ts";
import { uploadLimit } from "#domain/media/upload.ts";
import { billingCurrencies } from "#domain/plan/billing.ts";
import { type StorageLimits, storageLimitsOf } from "#domain/plan/storage.ts";
import { isEmail } from "#domain/text/email.ts";

const flag = (fallback: boolean) =>
  z
    .enum(["true", "false"])
    .default(fallback ? "true" : "false")
    .transform((text) => text === "true");

import { StartRefusal } from "./start-refusal.ts";

/** `test` is for this project's own tests; the others are the specification's. */
const nodeEnvironments = ["test", ...environmentNames] as const;

const envSchema = z.object({
  /** An unknown name causes a warning (server/run-server.ts) and counts as production. */
  NODE_ENV: z.string().default("development").pipe(z.enum(nodeEnvironments).catch("production")),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("localhost"),
  /** The public address, when there is a proxy in front. */
  PUBLIC_URL: z.url().optional(),
  /** The number of our own proxies in front; 0: `X-Forwarded-For` is ignored. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  TENDRE_DATA: z.string().min(1).default("./data"),
  DATABASE_URL: z.string().min(1).optional(),
  /** Milliseconds that one statement may take; other timeouts derive from it (server/db/database-limits.ts). */
  DATABASE_TIMEOUT: z.coerce.number().int().min(100).max(600_000).default(10_000),
  /** 32 bytes in base64url; generated into the data folder when absent. */
  MASTER_KEY: z.string().min(43).optional(),
  /** The next MASTER_KEY, while keys are being rotated. */
  MASTER_KEY_NEXT: z.string().min(43).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  AUTH_REQUIRE_EMAIL_CONFIRMATION: flag(true),
  /** Days between the request to delete an account and its end (product decisions). */
  ACCOUNT_DELETION_GRACE_DAYS: z.coerce.number().int().min(0).max(365).default(30),
  SMTP_URL: z.url().optional(),
  /** Where what is written to Help goes. */
  SUPPORT_EMAIL: z.email().optional(),
  MAIL_FROM: z.string().default("Tendre <no-reply@tendre.invalid>"),
  /** Text messages: the provider's address that each is posted to, and what proves that it is us. */
  SMS_URL: z
    .url()
    .refine(
      (url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/.test(url),
      "must be https",
    )
    .optional(),
  SMS_AUTHORIZATION: z.string().min(1).optional(),
  /** `{to}` and `{text}` are put in; JSON, or a form's (server/sms/create-sms-sender.ts). Default: JSON of these two. */
  SMS_BODY: z
    .string()
    .refine((body) => body.includes("{to}") && body.includes("{text}"), "must contain {to} and {text}")
    .optional(),
  /** Messages of a day, over all accounts. */
  SMS_PER_DAY: z.coerce.number().int().min(0).max(1_000_000).default(500),
  /** ISO 3166-1 alpha-2, with commas; without it numbers of all countries are taken. */
  SMS_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(?:,[A-Z]{2})*$/)
    .optional(),
  BACKEND_NAME: z.string().min(1).max(40).default("Tendre"),
  ADMIN_EMAIL: z.string().refine(isEmail, "not an e-mail address").optional(),
  /** Outside accounts: each provider is offered only when it is configured. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  /** PKCS#8 in PEM; line ends may be written as \\n. */
  APPLE_PRIVATE_KEY: z.string().optional(),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** The label of its button. */
  OIDC_NAME: z.string().min(1).max(40).default("OpenID"),
  /** Photos and videos: bytes of one file; megabytes of all files of one person, on Free and Plus, and on Pro (without it: no limit). */
  MEDIA_MAX_BYTES: z.coerce.number().int().min(1).max(1_000_000_000).default(uploadLimit),
  STORAGE_QUOTA_MB: z.coerce.number().positive().max(1e9).default(environmentDefaults.storageQuota),
  STORAGE_QUOTA_PRO_MB: z.coerce.number().positive().max(1e9).optional(),
  /** Processes that open photos and videos at once; each takes up to 450 MB. */
  MEDIA_PROCESSES: z.coerce.number().int().min(1).max(16).default(2),
  /** Confirms once that the files of this database were moved to this storage, whatever its mark. */
  MEDIA_STORE_MOVED: flag(false),
  /** Files are stored in this bucket instead of the data folder. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  /** The endpoint of a store other than Amazon's. */
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Card payments. Without a secret key they are simulated by the server (server/standin-payments). */
  STRIPE_SECRET_KEY: z.string().optional(),
  /** A server that others can reach simulates payments only with this setting. */
  PAYMENTS_SIMULATED: flag(false),
  STRIPE_PUBLISHABLE_KEY: z.string().default("pk_test_placeholder"),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_PLUS_MONTHLY: z.string().optional(),
  STRIPE_PRICE_PLUS_YEARLY: z.string().optional(),
  STRIPE_PRICE_PRO_MONTHLY: z.string().optional(),
  STRIPE_PRICE_PRO_YEARLY: z.string().optional(),
  /** The currency that is shown and charged. */
  BILLING_CURRENCY: z.enum(billingCurrencies).default("usd"),
  /** A model outside that may write LISA's replies: any server of the OpenAI dialect, with its version in the path. */
  AI_BASE_URL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().min(1).max(200).default("gpt-4o-mini"),
  AI_ENABLED: flag(true),
  /** Tokens of a day (UTC), of everybody; 0: no limit. */
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).default(5_000_000),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** The names of all settings; `.env.example` and docs/self-hosting.md are held to them. */
export const settingNames: readonly string[] = Object.keys(envSchema.shape);

export type Env = Omit<z.infer<typeof envSchema>, "TENDRE_DATA"> & { readonly TENDRE_DATA: string };

/** @throws StartRefusal naming each invalid setting, one a line. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = envSchema.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new StartRefusal(`These settings cannot be read:\n${lines.join("\n")}`);
  }
  return { ...parsed.data, TENDRE_DATA: resolve(parsed.data.TENDRE_DATA) };
}

/** The specification's checks of those settings that the server has (section 5). */
export function checkSettings(source: NodeJS.ProcessEnv): readonly EnvironmentWarning[] {
  const { NODE_ENV: environment, AI_BASE_URL: aiBaseUrl } = source;
  return checkEnvironment({ aiBaseUrl, ...(environment === "test" ? {} : { environment }) });
}

/** Bytes of photos and videos by plan. */
export const storageLimits = (env: Pick<Env, "STORAGE_QUOTA_MB" | "STORAGE_QUOTA_PRO_MB">): StorageLimits =>
  storageLimitsOf({ megabytes: env.STORAGE_QUOTA_MB, proMegabytes: env.STORAGE_QUOTA_PRO_MB });

export function isProduction(env: Env): boolean {
  return env.NODE_ENV === "production";
}
