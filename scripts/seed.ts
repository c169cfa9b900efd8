/**
 * `npm run seed -- --fixture matrix`: one person of each role in the data folder (or DATABASE_URL), each with a small journal that contains
 * their own canary (the deleted one had one). `--fixture crowd`: ten thousand invented people with plans, states and a past
 * (server/testing/crowd.ts), and a superadmin. Both print how to sign in. The server must not be running on the data folder.
 */
import { parseArgs } from "node:util";
import pg from "pg";
import { buildApp } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import { provideDatabase } from "#server/db/provide-database.ts";
import { AlreadyServed } from "#server/db/served-folder.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/log.ts";
import { loadSecrets, masterSecretsOf } from "#server/secrets.ts";
import { fillCrowd } from "#server/testing/crowd.ts";
import { writeJournal } from "#server/testing/matrix/write-journal.ts";
import { signUp } from "#server/testing/people.ts";
import { requestsTo } from "#server/testing/requests.ts";
import { createRolePeople, enterStates, journalRoles, roles } from "#server/testing/roles.ts";

const usage = "Usage: npm run seed -- --fixture matrix|crowd";

try {
  const { values } = parseArgs({ options: { fixture: { type: "string" } } });
  if (values.fixture === "matrix") await seed(fillMatrix);
  else if (values.fixture === "crowd") await seed(fillCrowdOffice);
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error && !(error instanceof AlreadyServed) ? error.message : String(error));
  process.exitCode = 1;
}

type Seeded = Parameters<typeof createRolePeople>[0];

/** Starts a server without its doors, fills it, and stops it. */
async function seed(fill: (server: Seeded) => Promise<void>): Promise<void> {
  const env = readEnv({ ...process.env, LOG_LEVEL: "warn" });
  if (env.NODE_ENV === "production") throw new Error("Invented people have no place in production.");
  const masterKeys = masterSecretsOf(await loadSecrets(env));
  const provided = await provideDatabase(env, masterKeys, createLog(env.LOG_LEVEL));
  const { services, close } = await createServices(env, provided);
  const request = requestsTo(buildApp(services), services.publicUrl);
  try {
    await fill({ request, services, database: { owner: provided.owner } });
  } finally {
    await close();
  }
}

async function fillMatrix(server: Seeded): Promise<void> {
  const people = await createRolePeople(server);
  for (const role of journalRoles) await writeJournal(server, people[role]);
  await enterStates(server, people);
  for (const role of roles) {
    const person = people[role];
    if (!person) continue;
    console.log(`${role.padEnd(16)} ${person.email.padEnd(28)} ${person.password}   ${person.canary}`);
  }
}

async function fillCrowdOffice(server: Seeded): Promise<void> {
  const { email, password } = await signUp(server, { email: "superadmin@crowd.test", locale: "en" });
  const owner = new pg.Client(server.database.owner);
  await owner.connect();
  try {
    await owner.query("select set_person_role($1, 'superadmin')", [email]);
    const { clock, masters } = server.services;
    await fillCrowd(owner, { people: 10_000, now: clock.now(), masters });
  } finally {
    await owner.end();
  }
  console.log(`superadmin       ${email.padEnd(28)} ${password}   and 10000 people who cannot sign in`);
}
