/** Everything the features need, built from settings and a migrated database; and the one way to put it away again. */
import { type Clock, systemClock } from "./clock.ts";
import { createPersonKeys } from "./crypto/person-keys.ts";
import { openDatabase } from "./db/database.ts";
import type { ProvidedDatabase } from "./db/provide-database.ts";
import type { Env } from "./env.ts";
import { createLog } from "./log.ts";
import { createMailer } from "./mail/create-mailer.ts";
import { loadSecrets } from "./secrets.ts";
import type { Services } from "./services.ts";

export async function createServices(
  env: Env,
  provided: ProvidedDatabase,
  { clock = systemClock }: { clock?: Clock } = {},
): Promise<{ services: Services; close(): Promise<void> }> {
  const secrets = await loadSecrets(env);
  const db = openDatabase(provided.app, provided.auth);
  const services: Services = {
    env,
    secrets,
    db,
    keys: createPersonKeys(secrets.masterKey),
    clock,
    log: createLog(env.LOG_LEVEL),
    mailer: createMailer(env),
    gate: async () => null,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, "") ?? `http://${env.HOST}:${env.PORT}`,
  };
  return {
    services,
    async close() {
      await db.close();
      await provided.stop();
    },
  };
}
