/** The connection between a device's own sync and the server's own routes, with the faults of a schedule. */
import { noAnswer, type Reply, type Transport } from "#app/store/sync/transport.ts";
import { readPullAnswer, readPushAnswer } from "#domain/sync/read-sync-answer.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import type { Fault } from "./model.ts";

const nothing = async () => undefined;

export function faultyRoad(
  server: Pick<TestServer, "request">,
  cookie: string,
  faultOf: () => Fault,
  /** Runs on the device while a push is being sent. */
  during: () => Promise<void> = nothing,
): Transport {
  async function cross<T>(
    call: () => Promise<Response>,
    read: (body: unknown) => T | null,
    meanwhile: () => Promise<void>,
  ): Promise<Reply<T>> {
    const fault = faultOf();
    const response = await carry(call, fault);
    await meanwhile();
    if (fault === "signed_out") return { ok: false, status: 401 };
    if (fault === "server_error") return { ok: false, status: 503 };
    if (!response || fault === "lost_reply") return noAnswer;
    if (!response.ok) return { ok: false, status: response.status };
    const value = read(await response.json());
    return value === null ? noAnswer : { ok: true, value };
  }
  return {
    push: (body) =>
      cross(
        () => server.request("/api/sync/push", { method: "POST", cookie, json: body }),
        readPushAnswer,
        during,
      ),
    pull: ({ since, incarnation }) => {
      const life = incarnation ? `&incarnation=${incarnation}` : "";
      const call = () => server.request(`/api/sync/pull?since=${since}${life}`, { cookie });
      return cross(call, readPullAnswer, nothing);
    },
  };
}

/** Null: the request did not reach the server. */
async function carry(call: () => Promise<Response>, fault: Fault): Promise<Response | null> {
  if (fault === "lost_request" || fault === "server_error" || fault === "signed_out") return null;
  if (fault === "twice") await call();
  return call();
}
