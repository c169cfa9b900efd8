/** Starts a server from its settings and stops it again; used by run-server.ts, the tests and the benches. */
import { provideDatabase } from "./db/provide-database.ts";
import type { Env } from "./env.ts";
import { createLog } from "./log.ts";
import { loadSecrets, masterSecretsOf } from "./secrets.ts";
import type { Services } from "./services.ts";
import { StartRefusal } from "./start-refusal.ts";

type RunningServer = { readonly url: string; readonly services: Services; stop(): Promise<void> };

export async function startServer(settings: Env): Promise<RunningServer> {
  const masterKeys = masterSecretsOf(await loadSecrets(settings));
  const provided = await provideDatabase(settings, masterKeys, createLog(settings.LOG_LEVEL));
  // Loaded only now: a refused server ends at once, before the application takes a second to load.
  const { createServices } = await import("./create-services.ts");
  const { buildApp } = await import("./app.ts");
  const { claimStore } = await import("./storage/claim-store.ts");
  const { freePort, listen } = await import("./http/listen.ts");
  const { prepareSignIn } = await import("./features/auth/queries/check-credentials.ts");
  // One address family is enough: browsers try both for "localhost".
  const hostname = settings.HOST === "localhost" ? "127.0.0.1" : settings.HOST;
  const env = { ...settings, PORT: settings.PORT || (await freePort(hostname)) };
  const { services, close } = await createServices(env, provided);
  const { beginStop } = services;
  await Promise.all([claimStore(services), prepareSignIn()]).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const server = await listen(buildApp(services), {
    port: env.PORT,
    hostname,
    onStop: beginStop,
    isBehindProxy: env.TRUSTED_PROXIES > 0,
  }).catch(async (error: unknown) => {
    await close();
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    throw isTaken ? new StartRefusal(`Port ${env.PORT} is taken. Set PORT to another one.`) : error;
  });
  const jobs = import("./jobs/run-jobs.ts").then(({ runJobs }) => runJobs(services, provided.jobs));
  return {
    url: `http://${env.HOST}:${env.PORT}`,
    services,
    async stop() {
      await server.stop();
      await (await jobs).stop();
      await close();
    },
  };
}
