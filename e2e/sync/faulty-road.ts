/** The road between a device's own sync and the server's own routes, on which things go wrong as a schedule says. */
import type { Reply, Transport } from "#app/store/transport.ts";
import { pullAnswerSchema, pushAnswerSchema } from "#domain/sync.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import type { Fault } from "./model.ts";

export function faultyRoad(
  server: Pick<TestServer, "request">,
  cookie: string,
  faultOf: () => Fault,
): Transport {
  async function cross<T>(call: () => Promise<Response>, read: (body: unknown) => T): Promise<Reply<T>> {
    const fault = faultOf();
    if (fault === "lost_request") return { ok: false, status: 0 };
    if (fault === "server_error") return { ok: false, status: 503 };
    if (fault === "twice") await call();
    const response = await call();
    if (fault === "lost_reply") return { ok: false, status: 0 };
    if (!response.ok) return { ok: false, status: response.status };
    return { ok: true, value: read(await response.json()) };
  }
  return {
    push: (body) =>
      cross(
        () => server.request("/api/sync/push", { method: "POST", cookie, json: body }),
        (answer) => pushAnswerSchema.parse(answer),
      ),
    pull: (since) =>
      cross(
        () => server.request(`/api/sync/pull?since=${since}`, { cookie }),
        (answer) => pullAnswerSchema.parse(answer),
      ),
  };
}
