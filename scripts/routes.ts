/**
 * `npm run routes`: all declared routes of the server; `-- --json` with the schemas, `-- --quiet` only their number. Fails when a
 * declaration is incomplete.
 */
import { randomBytes } from "node:crypto";
import { declareRoutes } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import { readEnv } from "#server/env.ts";
import { describeRoutes } from "#server/http/routes/inventory.ts";

const secret = () => randomBytes(32).toString("base64url");
const env = readEnv({ NODE_ENV: "test", MASTER_KEY: secret(), AUTH_SECRET: secret(), LOG_LEVEL: "silent" });
// Declaring routes opens no database connection.
const nowhere = { host: "127.0.0.1" };
const provided = {
  owner: nowhere,
  app: nowhere,
  auth: nowhere,
  jobs: nowhere,
  office: nowhere,
  stop: async () => undefined,
};
const { services, close } = await createServices(env, provided);
try {
  const routes = describeRoutes(declareRoutes(services));
  if (process.argv.includes("--json")) console.log(JSON.stringify(routes, null, 2));
  else if (process.argv.includes("--quiet")) console.log(`${routes.length} routes, each declared whole.`);
  else for (const { method, path, auth, summary } of routes) console.log(line(method, path, auth, summary));
} finally {
  await close();
}

function line(method: string, path: string, auth: string, summary: string): string {
  return `${method.padEnd(7)}${path.padEnd(44)}${auth.padEnd(11)}${summary}`;
}
