/**
 * A file on its way to the server: sent in parts that resume, checked by its content when it is whole, and shown only once
 * an op on `media` names it (docs/sync.md, "Media"). One that no op names is collected a day later.
 *
 *   POST   /api/uploads               UploadRequest → UploadStatus; the same `id` again gives the same upload
 *   GET    /api/uploads/{id}          UploadStatus; HEAD tells `Upload-Offset`
 *   PATCH  /api/uploads/{id}          raw bytes, header `Upload-Offset: <where they begin>` → UploadStatus;
 *                                     409 `conflict` with `details.offset` when the server stands elsewhere
 *   PUT    /api/uploads/{id}/poster   raw bytes of a JPEG, PNG or WebP, before finishing: a video's still
 *   POST   /api/uploads/{id}/finish   UploadStatus, `ready` or `refused`; may be asked again
 *   DELETE /api/uploads/{id}          forget it
 */
import { environmentDefaults } from "#domain/backend/environment.ts";
import type { MediaKind } from "./media.ts";

/** Bytes; settings of the server may say otherwise, and a refusal then names the limit. */
export const uploadLimit = environmentDefaults.maxUpload;
export const storageLimit = environmentDefaults.storageQuota;
/** Bytes of one part; a poster is one part. */
export const partLimit = 1024 * 1024;

/**
 * The fewest bytes of a part that is not the last: each is a file of its own until the upload is whole. A file is never
 * sent in more than eight parts, or one for every 16 kB.
 */
export function smallestPart(bytes: number): number {
  return Math.min(16 * 1024, Math.ceil(bytes / 8));
}

/** What can be read; told by content, so this is only what a file picker offers. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic", "image/heif"];
export const videoTypes = ["video/mp4", "video/webm", "video/quicktime"];

export type UploadRequest = {
  /** Chosen by the device, so that a lost answer is no second upload. */
  readonly id: string;
  readonly bytes: number;
  /** What the device believes; neither is trusted or kept. */
  readonly type: string;
  readonly name: string;
};

export const uploadStates = ["receiving", "ready", "refused"] as const;

/** Why a file cannot be kept; the device keeps it and says so. */
export const uploadRefusals = [
  /** Not a photo or video, whatever its name. */
  "unsupported_type",
  /** Cut, damaged, or not what it begins like. */
  "unreadable",
  /** More pixels than can be opened safely. */
  "too_many_pixels",
  /** It took too long to open. */
  "too_slow",
  /** The still of a video cannot be read. */
  "poster_unreadable",
] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

/** What the content turned out to be: these become the server's fields of the `media` row. */
export type UploadFacts = {
  readonly kind: MediaKind;
  readonly width: number;
  readonly height: number;
  readonly duration: number | null;
  readonly bytes: number;
  readonly blur: string;
};

export type UploadStatus = {
  readonly id: string;
  readonly bytes: number;
  /** How much the server has; the next part begins here. */
  readonly offset: number;
  readonly state: (typeof uploadStates)[number];
  readonly refusal: UploadRefusal | null;
  readonly facts: UploadFacts | null;
};

/** Longest edge in pixels, never enlarged. A photo has all three; a video has them of its still, and `video` itself. */
export const mediaSizes = { small: 480, medium: 1280, large: 2560 } as const;
export const mediaFiles = ["small", "medium", "large", "video"] as const;
export type MediaFile = (typeof mediaFiles)[number];

/** Where a file of a media row is; it never changes behind its address, so a browser may keep it. */
export function mediaAddress(
  media: { readonly id: string; readonly upload_id: string },
  file: MediaFile,
): string {
  return `/api/media/${media.id}/${file}?v=${media.upload_id}`;
}

/** The entry of `relationships.media` that stands for a row. */
export function mediaEntry({ id, kind }: { readonly id: string; readonly kind: MediaKind }): string {
  return `/api/media/${id}/${kind === "video" ? "video" : "large"}`;
}
