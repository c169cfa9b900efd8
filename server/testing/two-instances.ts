/** Two servers over one database and one storage, called in process. */
import { buildApp } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import type { MediaOpener } from "#server/features/media/opening/media-opener.ts";
import type { Services } from "#server/services.ts";
import { requestsTo, type TestRequest } from "./requests.ts";
import { createTestServer, type TestServer, testOrigin } from "./test-server.ts";

export type Instance = { readonly request: TestRequest; readonly services: Services };
export type TwoInstances = {
  readonly first: TestServer;
  readonly both: readonly [Instance, Instance];
  close(): Promise<void>;
};

export async function startTwoInstances(
  settings: Record<string, string> = {},
  { opener }: { readonly opener?: MediaOpener } = {},
): Promise<TwoInstances> {
  const first = await createTestServer(settings, opener ? { opener } : {});
  const { env, clock } = first.services;
  const second = await createServices(
    env,
    { ...first.database, stop: async () => undefined },
    { clock, ...(opener ? { opener } : {}) },
  );
  const request = requestsTo(buildApp(second.services), testOrigin);
  return {
    first,
    both: [first, { request, services: second.services }],
    async close() {
      await second.close();
      await first.close();
    },
  };
}
