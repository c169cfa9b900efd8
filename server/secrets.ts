/** What must never be in the repository: generated on first start into the data folder, mode 0600. */
import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Env } from "./env.ts";

const secretsSchema = z.object({ masterKey: z.string().min(43), authSecret: z.string().min(32) });
export type Secrets = z.infer<typeof secretsSchema>;

/** Settings win over the file; the file is made when it is missing. Base64url strings of 32 bytes. */
export async function loadSecrets(env: Env): Promise<Secrets> {
  if (env.MASTER_KEY && env.AUTH_SECRET) return { masterKey: env.MASTER_KEY, authSecret: env.AUTH_SECRET };
  const kept = await readOrCreate(join(env.TENDRE_DATA, "secrets.json"), env.TENDRE_DATA);
  return { masterKey: env.MASTER_KEY ?? kept.masterKey, authSecret: env.AUTH_SECRET ?? kept.authSecret };
}

async function readOrCreate(path: string, folder: string): Promise<Secrets> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const fresh = JSON.stringify({ masterKey: newSecret(), authSecret: newSecret() });
  // `wx` decides between two processes that start together: the second reads what the first wrote.
  await writeFile(path, fresh, { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return secretsSchema.parse(JSON.parse(await readFile(path, "utf8")));
}

const newSecret = () => randomBytes(32).toString("base64url");
