/**
 * The upload protocol: a file is sent in parts that can be resumed, its content is checked when it is complete, and it is
 * shown only once an op on `media` names it (docs/sync.md, "Media"). One that no op names is deleted a day later.
 *
 *   POST   /api/uploads               UploadRequest → UploadStatus; the same `id` again gives the same upload
 *   GET    /api/uploads/{id}          UploadStatus; HEAD gives `Upload-Offset`
 *   PATCH  /api/uploads/{id}          raw bytes, header `Upload-Offset: <where they begin>` → UploadStatus;
 *                                     409 `conflict` with `details.offset` when the server expects another offset
 *   PUT    /api/uploads/{id}/poster   raw bytes of a JPEG, PNG or WebP, before finishing: the poster of a video
 *   POST   /api/uploads/{id}/finish   UploadStatus, `ready` or `refused`; may be repeated
 *   DELETE /api/uploads/{id}          drop it
 */
import { environmentDefaults } from "#domain/backend/environment.ts";
import type { MediaKind } from "./media.ts";

/** Bytes; a server's settings may differ, and its refusal then contains the limit. */
export const uploadLimit = environmentDefaults.maxUpload;
/** Bytes of one part; a poster is one part. */
export const partLimit = 1024 * 1024;

/**
 * The fewest bytes of a part that is not the last, since each part is stored as a file until the upload is complete. A file is sent in at
 * most eight parts, or one for every 16 kB.
 */
export function smallestPart(bytes: number): number {
  return Math.min(16 * 1024, Math.ceil(bytes / 8));
}

/** The supported types, for file pickers; the server recognises files by their content. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic", "image/heif"];
export const videoTypes = ["video/mp4", "video/webm", "video/quicktime"];

export type UploadRequest = {
  /** Chosen by the device, so that a retry after a lost response is no second upload. */
  readonly id: string;
  readonly bytes: number;
  /** What the device assumes; neither is trusted or stored. */
  readonly type: string;
  readonly name: string;
};

export const uploadStates = ["receiving", "ready", "refused"] as const;

/** Why a file is refused; it stays on the device. */
export const uploadRefusals = [
  /** Not a photo or video, whatever its name. */
  "unsupported_type",
  /** Truncated, damaged, or not of the type of its first bytes. */
  "unreadable",
  /** More than one frame (moving-picture.ts). */
  "moving_picture",
  /** More pixels along one side than a picture may have; its area would do. */
  "too_long",
  /** More pixels than can be opened safely. */
  "too_many_pixels",
  /** Opening it took too long. */
  "too_slow",
  /** The poster of a video cannot be decoded. */
  "poster_unreadable",
] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

/** The facts found in the content: they become the server's fields of the `media` row. */
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
  /** Bytes received; the next part begins here. */
  readonly offset: number;
  readonly state: (typeof uploadStates)[number];
  readonly refusal: UploadRefusal | null;
  readonly facts: UploadFacts | null;
};

/** Longest edge in pixels (`fittedSize`), never enlarged. A photo has all three; a video has them of its still, and `video` itself. */
export const mediaSizes = { small: 480, medium: 1280, large: 2560 } as const;

/**
 * The size in which a picture is kept: its long side at most `edge`. One longer than two to one may be up to twice as long, until its
 * short side is half of `edge`: a panorama stays readable, and none has more pixels than a square of `edge`. Never enlarged.
 */
export function fittedSize(
  { width, height }: { readonly width: number; readonly height: number },
  edge: number,
): { readonly width: number; readonly height: number } {
  const [long, short] = [Math.max(width, height, 1), Math.max(Math.min(width, height), 1)];
  const scale = Math.min(1, Math.max(edge / long, Math.min(edge / 2 / short, (2 * edge) / long)));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
export const mediaFiles = ["small", "medium", "large", "video"] as const;
export type MediaFile = (typeof mediaFiles)[number];

/** The path of a media row's file; the content behind a URL never changes, so browsers may cache it. */
export function mediaAddress(
  media: { readonly id: string; readonly upload_id: string },
  file: MediaFile,
): string {
  return `/api/media/${media.id}/${file}?v=${media.upload_id}`;
}

/** The entry of `relationships.media` for a row. */
export function mediaEntry({ id, kind }: { readonly id: string; readonly kind: MediaKind }): string {
  return `/api/media/${id}/${kind === "video" ? "video" : "large"}`;
}
