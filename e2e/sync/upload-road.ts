/** The uploads of a device over the server's own routes, with the faults of a schedule. */
import { z } from "zod";
import type { UploadReply, UploadTransport } from "#app/store/uploads/upload-transport.ts";
import { uploadStatusSchema } from "#domain/media/upload-fields.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import type { Fault } from "./model.ts";

const refusalSchema = z.object({ code: z.string(), details: z.unknown() });
const lost = { ok: false, status: 0, code: "", details: {} } as const;

export function uploadRoad(
  server: Pick<TestServer, "request">,
  cookie: string,
  faultOf: () => Fault,
): UploadTransport {
  async function carry(call: () => Promise<Response>): Promise<UploadReply> {
    const fault = faultOf();
    if (fault === "lost_request") return lost;
    if (fault === "server_error") return { ...lost, status: 503 };
    if (fault === "twice") await call();
    const response = await call();
    if (fault === "lost_reply") return lost;
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, upload: uploadStatusSchema.parse(body) };
    const { code, details } = refusalSchema.parse(body);
    const told = typeof details === "object" && details !== null ? { ...details } : {};
    return { ok: false, status: response.status, code, details: told };
  }
  const send = async (method: string, path: string, bytes: Blob, headers: Record<string, string> = {}) => {
    const body = new Uint8Array(await bytes.arrayBuffer());
    return carry(() => server.request(path, { method, cookie, headers, body }));
  };
  return {
    open: (json) => carry(() => server.request("/api/uploads", { method: "POST", cookie, json })),
    part: (id, offset, bytes) =>
      send("PATCH", `/api/uploads/${id}`, bytes, { "upload-offset": String(offset) }),
    poster: (id, bytes) => send("PUT", `/api/uploads/${id}/poster`, bytes),
    finish: (id) => carry(() => server.request(`/api/uploads/${id}/finish`, { method: "POST", cookie })),
    drop: async (id) => (await server.request(`/api/uploads/${id}`, { method: "DELETE", cookie })).status,
  };
}
