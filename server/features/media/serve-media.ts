import type { Context } from "hono";
import type { MediaFile } from "#domain/media/upload.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { closedPolicy } from "#server/http/guards/security-headers.ts";
import type { Services } from "#server/services.ts";
import { type ByteRange, readRange } from "#server/storage/sealed-files.ts";
import { findStoredMedia, type StoredMedia } from "./queries/stored-media.ts";

const extensions: Readonly<Record<string, string>> = {
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

/**
 * Streams one file to its owner: whole, or the requested range.
 * @throws AppError `not_found`, the same for another person's file, a purged one and one that never existed; `range_not_satisfiable`
 */
export async function serveMedia(
  c: Context,
  services: Services,
  scope: OwnerScope,
  asked: { readonly id: string; readonly name: MediaFile; readonly version: string | undefined },
): Promise<Response> {
  const found = await findStoredMedia(services, scope, asked.id, asked.name);
  if (!found) throw new AppError("not_found");
  return serveStored(c, services, scope, found, {
    fileName: `tendre-${asked.id.slice(0, 8)}`,
    version: asked.version,
  });
}

/** @throws AppError `range_not_satisfiable` */
export function serveStored(
  c: Context,
  services: Services,
  scope: OwnerScope,
  { file, key, uploadId }: StoredMedia,
  asked: { readonly fileName: string; readonly version: string | undefined },
): Response {
  const range = readByteRange(c.req.header("range"), file.bytes);
  if (range === "none") {
    throw new AppError("range_not_satisfiable", { headers: { "content-range": `bytes */${file.bytes}` } });
  }
  const tag = `"${uploadId}-${file.name}"`;
  const headers = {
    "content-type": file.type,
    "content-disposition": `inline; filename="${asked.fileName}.${extensions[file.type] ?? "bin"}"`,
    "accept-ranges": "bytes",
    etag: tag,
    vary: "cookie, authorization",
    // Cached by this person's browser only; a URL without a version may later show other files.
    "cache-control":
      asked.version === uploadId ? "private, max-age=31536000, immutable" : "private, no-cache",
    "content-security-policy": closedPolicy,
  };
  if (c.req.header("if-none-match") === tag) return c.body(null, 304, headers);
  const isConditional = c.req.header("if-range");
  const part = isConditional === undefined || isConditional === tag ? range : null;
  const { first, last } = part ?? { first: 0, last: file.bytes - 1 };
  const place = { personId: scope.personId, uploadId, name: file.name };
  const pieces = readRange(services.files, key, place, { first, last });
  return c.body(streamOf(pieces), part ? 206 : 200, {
    ...headers,
    "content-length": String(last - first + 1),
    ...(part ? { "content-range": `bytes ${first}-${last}/${file.bytes}` } : {}),
  });
}

/** Reads only as fast as the client takes it, and stops when the client is gone. */
function streamOf(pieces: AsyncGenerator<Buffer>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/**
 * Parses the one range of a `Range` header (RFC 9110, 14.2) within `length` bytes.
 * @returns null for the whole file: no range, or one that may be ignored (several ranges, another unit); "none" when there are no such
 * bytes
 */
export function readByteRange(header: string | undefined, length: number): ByteRange | null | "none" {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!parts) return null;
  const [, from = "", to = ""] = parts;
  if (from === "" && to === "") return null;
  if (from === "") {
    const last = Math.min(Number(to), length);
    return last === 0 ? "none" : { first: length - last, last: length - 1 };
  }
  const range = { first: Number(from), last: to === "" ? length - 1 : Math.min(Number(to), length - 1) };
  if (range.first >= length) return "none";
  return to !== "" && Number(to) < range.first ? null : range;
}
