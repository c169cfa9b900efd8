/**
 * `npm run seed -- --fixture matrix`: one person of each role in the data folder (or DATABASE_URL), each with a small journal that contains
 * their own canary. Prints how to sign in. The server must not be running on the data folder.
 */
import { parseArgs } from "node:util";
import { buildApp } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import { provideDatabase } from "#server/db/provide-database.ts";
import { AlreadyServed } from "#server/db/served-folder.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/log.ts";
import { loadSecrets } from "#server/secrets.ts";
import { writeJournal } from "#server/testing/matrix/write-journal.ts";
import { requestsTo } from "#server/testing/requests.ts";
import { createRolePeople } from "#server/testing/roles.ts";

const usage = "Usage: npm run seed -- --fixture matrix";

try {
  const { values } = parseArgs({ options: { fixture: { type: "string" } } });
  if (values.fixture !== "matrix") throw new Error(usage);
  await seedMatrix();
} catch (error) {
  console.error(error instanceof Error && !(error instanceof AlreadyServed) ? error.message : String(error));
  process.exitCode = 1;
}

async function seedMatrix(): Promise<void> {
  const env = readEnv({ ...process.env, LOG_LEVEL: "warn" });
  if (env.NODE_ENV === "production") throw new Error("Invented people have no place in production.");
  const { masterKey } = await loadSecrets(env);
  const provided = await provideDatabase(env, masterKey, createLog(env.LOG_LEVEL));
  const { services, close } = await createServices(env, provided);
  const app = buildApp(services);
  const request = requestsTo(app, services.publicUrl);
  try {
    const { visitor: _, ...people } = await createRolePeople({
      request,
      services,
      database: { owner: provided.owner },
    });
    for (const [role, person] of Object.entries(people)) {
      await writeJournal({ request }, person);
      console.log(`${role.padEnd(12)} ${person.email.padEnd(22)} ${person.password}   ${person.canary}`);
    }
  } finally {
    await close();
  }
}
