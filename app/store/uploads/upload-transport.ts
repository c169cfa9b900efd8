/** The road of a file to the server (domain/media/upload.ts); tests bring their own. */
import { type ApiCall, callApi } from "#app/lib/api-client.ts";
import { callHeaders } from "#app/store/sync/transport.ts";
import type { UploadRequest, UploadStatus } from "#domain/media/upload.ts";
import { uploadStatusSchema } from "#domain/media/upload-fields.ts";

export type UploadReply =
  | { readonly ok: true; readonly upload: UploadStatus }
  /** status 0: no answer came. */
  | {
      readonly ok: false;
      readonly status: number;
      readonly code: string;
      readonly details: Details;
      /** Milliseconds, when the server says how long it is to be left alone. */
      readonly retryAfter?: number;
    };

type Details = Readonly<Record<string, unknown>>;

export type UploadTransport = {
  open(request: UploadRequest): Promise<UploadReply>;
  part(id: string, offset: number, bytes: Blob): Promise<UploadReply>;
  poster(id: string, bytes: Blob): Promise<UploadReply>;
  finish(id: string): Promise<UploadReply>;
  /** The status of the answer. */
  drop(id: string): Promise<number>;
};

const patience = 30_000;
/** A part on a slow network, and a picture that is opened. */
const longPatience = 90_000;

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
          timeout: longPatience,
        }),
      ),
    poster: async (id, bytes) =>
      read(
        await call(`/api/uploads/${id}/poster`, {
          method: "PUT",
          bytes,
          headers: { "content-type": "application/octet-stream" },
          timeout: longPatience,
        }),
      ),
    finish: async (id) =>
      read(await call(`/api/uploads/${id}/finish`, { method: "POST", timeout: longPatience })),
    drop: async (id) => (await call(`/api/uploads/${id}`, { method: "DELETE", timeout: patience })).status,
  };
}

/** An answer that does not read as one is no answer. */
function read(result: Awaited<ReturnType<typeof callApi>>): UploadReply {
  if (result.error) {
    const { error, status, retryAfter } = result;
    const refused = { ok: false, status, code: error.code, details: detailsOf(error.details) } as const;
    return retryAfter === undefined ? refused : { ...refused, retryAfter };
  }
  const parsed = uploadStatusSchema.safeParse(result.data);
  if (parsed.success) return { ok: true, upload: parsed.data };
  return { ok: false, status: 0, code: "", details: {} };
}

function detailsOf(details: unknown): Details {
  return typeof details === "object" && details !== null ? { ...details } : {};
}
