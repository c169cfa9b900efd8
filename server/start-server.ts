/** From settings to a ready server, and back: what main.ts, the tests and the benches start. */
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { provideDatabase } from "./db/provide-database.ts";
import type { Env } from "./env.ts";
import { createLog } from "./log.ts";
import { loadSecrets } from "./secrets.ts";
import type { Services } from "./services.ts";

export type RunningServer = { readonly url: string; readonly services: Services; stop(): Promise<void> };

export async function startServer(env: Env): Promise<RunningServer> {
  const { masterKey } = await loadSecrets(env);
  const provided = await provideDatabase(env, masterKey, createLog(env.LOG_LEVEL));
  // Loaded only now: a server that must be refused is refused at once, before the application costs its second.
  const { createServices } = await import("./create-services.ts");
  const { buildApp } = await import("./app.ts");
  const { services, close } = await createServices(env, provided);
  // One family is enough: browsers try both for "localhost".
  const hostname = env.HOST === "localhost" ? "127.0.0.1" : env.HOST;
  const server = serve({ fetch: buildApp(services).fetch, port: env.PORT, hostname });
  await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${env.HOST}:${port}`,
    services,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
      await close();
    },
  };
}
