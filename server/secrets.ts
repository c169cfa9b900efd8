/** Secrets, generated on first start into the data folder, mode 0600. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Env } from "./env.ts";
import { StartRefusal } from "./start-refusal.ts";
import { writeOnce } from "./write-once.ts";

const secretsSchema = z.object({ masterKey: z.string().min(43), authSecret: z.string().min(32) });
export type Secrets = z.infer<typeof secretsSchema>;

/**
 * Settings take precedence over the file; the file is created when it is missing. Base64url strings of 32 bytes.
 * @throws StartRefusal when the file is missing beside a database that was sealed with its key, or cannot be read
 */
export async function loadSecrets(env: Env): Promise<Secrets> {
  const { MASTER_KEY, AUTH_SECRET, TENDRE_DATA, DATABASE_URL } = env;
  if (MASTER_KEY && AUTH_SECRET) return { masterKey: MASTER_KEY, authSecret: AUTH_SECRET };
  const path = join(TENDRE_DATA, "secrets.json");
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
  return { masterKey: MASTER_KEY ?? kept.masterKey, authSecret: AUTH_SECRET ?? kept.authSecret };
}

function readSecrets(path: string, text: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new StartRefusal(`${path} cannot be read: it must hold masterKey and authSecret as JSON.`);
  }
}

const newSecret = () => randomBytes(32).toString("base64url");
