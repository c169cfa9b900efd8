/** The calls that upload a file (domain/media/upload.ts); tests provide their own. */
import { type ApiCall, callApi } from "#app/lib/api-client.ts";
import { callHeaders } from "#app/store/sync/transport.ts";
import type { UploadRequest, UploadStatus } from "#domain/media/upload.ts";
import { uploadStatusSchema } from "#domain/media/upload-fields.ts";

export type UploadReply =
  | { readonly ok: true; readonly upload: UploadStatus }
  /** status 0: no response. */
  | {
      readonly ok: false;
      readonly status: number;
      readonly code: string;
      readonly details: Details;
      /** Milliseconds, from the server's `Retry-After`. */
      readonly retryAfter?: number;
    };

type Details = Readonly<Record<string, unknown>>;

export type UploadTransport = {
  open(request: UploadRequest): Promise<UploadReply>;
  part(id: string, offset: number, bytes: Blob): Promise<UploadReply>;
  poster(id: string, bytes: Blob): Promise<UploadReply>;
  finish(id: string): Promise<UploadReply>;
  /** The status of the response. */
  drop(id: string): Promise<number>;
};

const patience = 30_000;
/** For a part on a slow network, and while a picture is opened. */
const longTimeout = 90_000;

export function apiUploads(personId: string): UploadTransport {
  const headers = callHeaders(personId);
  const call = (path: string, more: ApiCall) =>
    callApi(path, { ...more, headers: { ...headers, ...more.headers } });
  return {
    open: async (body) => read(await call("/api/uploads", { method: "POST", body, timeout: patience })),
    part: async (id, offset, bytes) =>
      read(
        await call(`/api/uploads/${id}`, {
          method: "PATCH",
          bytes,
          headers: { "content-type": "application/octet-stream", "upload-offset": String(offset) },
          timeout: longTimeout,
        }),
      ),
    poster: async (id, bytes) =>
      read(
        await call(`/api/uploads/${id}/poster`, {
          method: "PUT",
          bytes,
          headers: { "content-type": "application/octet-stream" },
          timeout: longTimeout,
        }),
      ),
    finish: async (id) =>
      read(await call(`/api/uploads/${id}/finish`, { method: "POST", timeout: longTimeout })),
    drop: async (id) => (await call(`/api/uploads/${id}`, { method: "DELETE", timeout: patience })).status,
  };
}

/** A newer server may refuse a file for a reason that this build has no words for: it stays refused. */
const knownStatusSchema = uploadStatusSchema.extend({
  refusal: uploadStatusSchema.shape.refusal.catch(null),
});

/** A response that cannot be parsed counts as none. */
function read(result: Awaited<ReturnType<typeof callApi>>): UploadReply {
  if (result.error) {
    const { error, status, retryAfter } = result;
    const refused = { ok: false, status, code: error.code, details: detailsOf(error.details) } as const;
    return retryAfter === undefined ? refused : { ...refused, retryAfter };
  }
  const parsed = knownStatusSchema.safeParse(result.data);
  if (parsed.success) return { ok: true, upload: parsed.data };
  return { ok: false, status: 0, code: "", details: {} };
}

function detailsOf(details: unknown): Details {
  return typeof details === "object" && details !== null ? { ...details } : {};
}
