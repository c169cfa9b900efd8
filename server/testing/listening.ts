/** A test's server on a port of this machine, for clients that know nothing of our tests. */
import { freePort, listen } from "#server/http/listen.ts";
import type { TestServer } from "./test-server.ts";

/** @returns its address, and what ends it. */
export async function listenHere(
  server: Pick<TestServer, "app">,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const port = await freePort("127.0.0.1");
  const listening = await listen(server.app, { port, hostname: "127.0.0.1", onStop: () => undefined });
  return { url: `http://127.0.0.1:${port}`, stop: () => listening.stop() };
}

/** A personal access token of someone who has just signed in. */
export async function makeToken(
  server: Pick<TestServer, "request">,
  { cookie }: { readonly cookie: string },
  scope: "read" | "write",
): Promise<string> {
  const json = { name: "Script", scope, life: null };
  const response = await server.request("/api/auth/tokens", { method: "POST", json, cookie });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()).token;
}
