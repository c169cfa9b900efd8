/** A photo or video that the server does not have yet (docs/sync.md, "Media"), and the files that are kept here. */
import type { MediaFields, MediaKind } from "#domain/media/media.ts";
import type { UploadRefusal } from "#domain/media/upload.ts";

/** Why a file is not with the server and will not get there by itself. It stays on the device. */
export type UploadProblem =
  | UploadRefusal
  | "too_large"
  | "storage_limit"
  | "plan_limit"
  | "underage"
  /** The server will not have it, for a reason that a person can do nothing about. */
  | "failed";

export type UploadPlace = Omit<MediaFields, "upload_id">;

export type UploadRow = {
  /** The id of the `media` row that it becomes. */
  readonly id: string;
  /** Names it to the server; another one when the server has forgotten it. */
  readonly uploadId: string;
  readonly name: string;
  /** What the browser believes it to be. */
  readonly type: string;
  readonly bytes: number;
  readonly kind: MediaKind;
  readonly place: UploadPlace;
  /**
   * waiting: to be sent, or on its way. named: the server has the file, and the op that makes the row is in the outbox or
   * answered. cancelled: only the server is still to be told.
   */
  readonly state: "waiting" | "named" | "refused" | "cancelled";
  /** The server may know of it. */
  readonly isAnnounced: boolean;
  /** Bytes that the server says it has. */
  readonly sent: number;
  readonly problem: UploadProblem | null;
  /** `{used, limit}` of a quota. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Answers that were errors of the server's own; it is asked again from `retryAt` on. */
  readonly tries: number;
  readonly retryAt: string | null;
  /** Changes each time the person asks for something: what wakes the sender. */
  readonly ask: string;
  readonly addedAt: string;
};

/**
 * original: what was chosen, until the server has it. preview: a small picture of it. poster: a video's still.
 * small, large and video: what a journal kept on this device alone shows.
 */
export type FileName = "original" | "preview" | "poster" | "small" | "large" | "video";

/** Kept by the id of the `media` row. */
export type FileRow = { readonly id: string; readonly name: FileName; readonly blob: Blob };
