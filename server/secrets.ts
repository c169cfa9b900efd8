/** Secrets, generated on first start into the data folder, mode 0600. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Env } from "./env.ts";
import { StartRefusal } from "./start-refusal.ts";
import { writeOnce } from "./write-once.ts";

const secretsSchema = z.object({
  masterKey: z.string().min(43),
  authSecret: z.string().min(32),
  /** While keys are being rotated (`npm run admin -- rotate-keys`). */
  nextMasterKey: z.string().min(43).optional(),
});
export type Secrets = z.infer<typeof secretsSchema>;

/** The master keys a server knows, the one it was set up with first. */
export const masterSecretsOf = ({ masterKey, nextMasterKey }: Secrets): readonly string[] =>
  nextMasterKey === undefined ? [masterKey] : [masterKey, nextMasterKey];

/**
 * Settings take precedence over the file; the file is created when it is missing. Base64url strings of 32 bytes.
 * @throws StartRefusal when the file is missing beside a database that was sealed with its key, or cannot be read
 */
export async function loadSecrets(env: Env): Promise<Secrets> {
  const { MASTER_KEY, MASTER_KEY_NEXT, AUTH_SECRET, TENDRE_DATA, DATABASE_URL } = env;
  const next = MASTER_KEY_NEXT ? { nextMasterKey: MASTER_KEY_NEXT } : {};
  if (MASTER_KEY && AUTH_SECRET) return { masterKey: MASTER_KEY, authSecret: AUTH_SECRET, ...next };
  const path = secretsPath(env);
  // The keys are created before the database: a database without keys has lost them.
  if (
    !MASTER_KEY &&
    !DATABASE_URL &&
    !existsSync(path) &&
    existsSync(join(TENDRE_DATA, "postgres/PG_VERSION"))
  )
    throw new StartRefusal(
      `${path} is missing, and the database beside it cannot be read without the key it held. Put the file back from your copy, or set MASTER_KEY and AUTH_SECRET.`,
    );
  await mkdir(TENDRE_DATA, { recursive: true, mode: 0o755 });
  const fresh = JSON.stringify({ masterKey: newSecret(), authSecret: newSecret() });
  const kept = readSecrets(path, await writeOnce(path, fresh));
  const authSecret = AUTH_SECRET ?? kept.authSecret;
  return MASTER_KEY ? { masterKey: MASTER_KEY, authSecret, ...next } : { ...kept, authSecret };
}

/**
 * The secrets that are there; nothing is made.
 * @throws StartRefusal when the file cannot be read
 */
export async function findSecrets(env: Env): Promise<Secrets | null> {
  const { MASTER_KEY, MASTER_KEY_NEXT, AUTH_SECRET } = env;
  const path = secretsPath(env);
  const file = existsSync(path) ? readSecrets(path, await readFile(path, "utf8")) : null;
  if (!MASTER_KEY) return file && { ...file, authSecret: AUTH_SECRET ?? file.authSecret };
  return {
    masterKey: MASTER_KEY,
    // Without one the next start makes it: it signs sessions and opens nothing that is kept.
    authSecret: AUTH_SECRET ?? file?.authSecret ?? "",
    ...(MASTER_KEY_NEXT ? { nextMasterKey: MASTER_KEY_NEXT } : {}),
  };
}

/** Puts secrets into a data folder that has none. */
export async function putSecrets(env: Env, text: string): Promise<void> {
  readSecrets("The file of keys", text);
  await writeOnce(secretsPath(env), text);
}

const secretsPath = ({ TENDRE_DATA }: Pick<Env, "TENDRE_DATA">) => join(TENDRE_DATA, "secrets.json");

function readSecrets(path: string, text: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new StartRefusal(`${path} cannot be read: it must hold masterKey and authSecret as JSON.`);
  }
}

/**
 * The two master keys of a rotation. With the keys in the data folder the next one is made and kept there first, so that a running server
 * finds it and a rotation that was cut off goes on with the same.
 * @throws StartRefusal when MASTER_KEY is set and MASTER_KEY_NEXT is not
 */
export async function beginRotation(env: Env): Promise<{ readonly from: string; readonly to: string }> {
  const kept = await loadSecrets(env);
  const { masterKey: from, nextMasterKey } = kept;
  if (nextMasterKey) return { from, to: nextMasterKey };
  if (env.MASTER_KEY)
    throw new StartRefusal(
      "MASTER_KEY is set, so the next one must be too: give every server and this command MASTER_KEY_NEXT (32 random bytes, base64url), restart the servers, then run this again.",
    );
  const to = newSecret();
  await replaceSecrets(env, { ...kept, nextMasterKey: to });
  return { from, to };
}

/**
 * Every key is wrapped by the next master key: it is the master key from now on. The earlier file stays beside it, for backups of before.
 * @returns the path of the earlier file; null where the keys are settings, which only the operator can change
 */
export async function endRotation(env: Env): Promise<string | null> {
  if (env.MASTER_KEY) return null;
  const { masterKey, authSecret, nextMasterKey } = await loadSecrets(env);
  if (!nextMasterKey) return null;
  const id = createHash("sha256").update(masterKey).digest("hex").slice(0, 8);
  const earlier = join(env.TENDRE_DATA, `secrets.before-${id}.json`);
  await writeOnce(earlier, JSON.stringify({ masterKey, authSecret }));
  await replaceSecrets(env, { masterKey: nextMasterKey, authSecret });
  return earlier;
}

/** The file is the earlier one or the new one whole, at whatever moment it is read. */
async function replaceSecrets(env: Env, secrets: Secrets): Promise<void> {
  const draft = `${secretsPath(env)}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(secrets), { mode: 0o600, flag: "wx" });
  await rename(draft, secretsPath(env));
}

const newSecret = () => randomBytes(32).toString("base64url");
