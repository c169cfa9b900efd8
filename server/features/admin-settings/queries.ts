/** What the page “Settings” shows: the choices with their versions, the environment without its secrets, the invitations. */
import type { ServerState, Setting } from "#domain/admin/server-settings.ts";
import { checkEnvironment } from "#domain/backend/environment.ts";
import { readChosenSettings, settingsInForce, siteSettingNames } from "#domain/site/site-settings.ts";
import type { Transaction } from "#server/db/database.ts";
import { schemaVersion } from "#server/db/migrate.ts";
import { type Env, settingNames } from "#server/env.ts";
import { ownSettings } from "#server/features/site/queries.ts";
import { isLiveKey, isSimulated, paymentFaults, priceIdsOf } from "#server/payments/payment-settings.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { startWarnings } from "#server/start-warnings.ts";
import { version } from "#server/version.ts";

const row = {
  name: column.text,
  value: column.jsonb.orNull,
  version: column.int4,
  changed_at: column.timestamptz,
};

export async function readSettingRows(tx: Transaction, env: Env): Promise<readonly Setting[]> {
  const rows = await tx.rows({ text: "select name, value, version, changed_at from site_settings", row });
  const chosen = readChosenSettings(rows);
  const own = ownSettings(env);
  const inForce = settingsInForce(own, chosen);
  return siteSettingNames.map((name) => {
    const found = rows.find((each) => each.name === name);
    return {
      name,
      own: own[name],
      chosen: chosen[name] ?? null,
      inForce: inForce[name],
      version: found?.version ?? 0,
      changedAt: found?.changed_at.toISOString() ?? null,
    };
  });
}

/** Settings whose value is shown: whatever is not in this list may hold a secret, and is told to be set or not. */
const shown: ReadonlySet<string> = new Set<keyof Env>([
  "NODE_ENV",
  "PORT",
  "HOST",
  "PUBLIC_URL",
  "TRUSTED_PROXIES",
  "DATABASE_TIMEOUT",
  "AUTH_REQUIRE_EMAIL_CONFIRMATION",
  "ACCOUNT_DELETION_GRACE_DAYS",
  "MAIL_FROM",
  "SUPPORT_EMAIL",
  "SMS_PER_DAY",
  "SMS_COUNTRIES",
  "BACKEND_NAME",
  "OIDC_NAME",
  "MEDIA_MAX_BYTES",
  "STORAGE_QUOTA_MB",
  "STORAGE_QUOTA_PRO_MB",
  "MEDIA_PROCESSES",
  "MEDIA_STORE_MOVED",
  "S3_BUCKET",
  "S3_REGION",
  "PAYMENTS_SIMULATED",
  "BILLING_CURRENCY",
  "AI_MODEL",
  "AI_ENABLED",
  "AI_DAILY_TOKENS",
  "LOG_LEVEL",
]);

function listEnvironment(env: Env): ServerState["environment"] {
  const values = new Map<string, unknown>(Object.entries(env));
  return settingNames.map((name) => {
    const value = values.get(name);
    if (!shown.has(name)) return { kind: "secret", name, isSet: value !== undefined } as const;
    return { kind: "open", name, value: value === undefined ? null : String(value) } as const;
  });
}

/** The rules of the start (specification, section 5) and this server's own, with the settings that each is about. */
function listWarnings({ env, mailer }: Pick<Services, "env" | "mailer">): ServerState["warnings"] {
  const warnings = Map.groupBy(startWarnings(env, mailer), ({ code }) => code);
  const odd = checkEnvironment({ aiBaseUrl: env.AI_BASE_URL });
  return [
    ...[...warnings].map(([code, texts]) => ({
      code,
      about: settingNames.filter((name) => texts.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text))),
    })),
    ...(odd.length > 0 ? [{ code: "environment-refused", about: ["AI_BASE_URL"] }] : []),
  ];
}

function paymentState(env: Env): ServerState["payments"] {
  const key = env.STRIPE_SECRET_KEY;
  const isOff = key === undefined ? !isSimulated(env) : paymentFaults(env).length > 0;
  return {
    kind: isOff ? "off" : key === undefined ? "simulated" : isLiveKey(key) ? "live" : "test",
    currency: env.BILLING_CURRENCY,
    prices: Object.keys(priceIdsOf(env)).length,
    hasWebhook: env.STRIPE_WEBHOOK_SECRET !== undefined,
  };
}

export async function readServerState(
  tx: Transaction,
  { env, mailer, files }: Pick<Services, "env" | "mailer" | "files">,
  answers: boolean,
): Promise<ServerState> {
  const [used] = await tx.rows({
    text: "select count(*) as files, coalesce(sum(stored), 0)::bigint as bytes from uploads where state = 'ready'",
    row: { files: column.int8, bytes: column.int8 },
  });
  return {
    settings: [...(await readSettingRows(tx, env))],
    environment: listEnvironment(env),
    warnings: listWarnings({ env, mailer }),
    mail: { kind: mailer.kind, from: env.MAIL_FROM },
    payments: paymentState(env),
    storage: {
      kind: files.kind,
      answers,
      files: used?.files ?? 0,
      bytes: used?.bytes ?? 0,
    },
    version,
    schema: schemaVersion(),
  };
}

/** Milliseconds. */
const storagePatience = 3_000;

/** Whether the storage can be read now. */
export async function storageAnswers(files: Services["files"]): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), storagePatience);
  const read = files.get("store-mark").then(
    () => true,
    () => false,
  );
  return Promise.race([read, late.promise]).finally(() => clearTimeout(timer));
}

const inviteRow = {
  id: column.uuid,
  label: column.text,
  most: column.int4,
  used: column.int4,
  created_at: column.timestamptz,
  expires_at: column.timestamptz.orNull,
  revoked_at: column.timestamptz.orNull,
};
export type InviteRow = RowOf<typeof inviteRow>;

/** The newest first. */
export function readInvites(tx: Transaction): Promise<InviteRow[]> {
  return tx.rows({
    text: `select id, label, most, used, created_at, expires_at, revoked_at from auth.invites
      order by created_at desc, id limit 500`,
    row: inviteRow,
  });
}
