/** Photos and videos that the server does not have yet (docs/sync.md, "Media"), and the files stored here. */
import type { MediaFields, MediaKind } from "#domain/media/media.ts";
import type { UploadRefusal } from "#domain/media/upload.ts";

/** Why a file cannot be sent without the person's decision. It stays on the device. */
export type UploadProblem =
  | UploadRefusal
  | "too_large"
  | "storage_limit"
  | "plan_limit"
  | "underage"
  /** The server refuses it for a reason that a person cannot change. */
  | "failed";

export type UploadPlace = Omit<MediaFields, "upload_id">;

export type UploadRow = {
  /** The id of its future `media` row. */
  readonly id: string;
  /** Its id on the server; a new one when the server has dropped the upload. */
  readonly uploadId: string;
  readonly name: string;
  /** The type that the browser assumes. */
  readonly type: string;
  readonly bytes: number;
  readonly kind: MediaKind;
  readonly place: UploadPlace;
  /**
   * - waiting: to be sent, or being sent.
   * - named: the server has the file, and the op that creates the row is in the outbox or answered.
   * - cancelled: the server must still be told to drop it.
   */
  readonly state: "waiting" | "named" | "refused" | "cancelled";
  /** The server may have it. */
  readonly isAnnounced: boolean;
  /** Bytes that the server has confirmed. */
  readonly sent: number;
  readonly problem: UploadProblem | null;
  /** `{used, limit}` of a quota. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Server errors so far; the next try is at `retryAt`. */
  readonly tries: number;
  readonly retryAt: string | null;
  /** Changes with each action of the person: this wakes the sender. */
  readonly ask: string;
  readonly addedAt: string;
};

/**
 * - original: the chosen file, until the server has it.
 * - preview: a small picture of it.
 * - poster: a frame of a video.
 * - small, large and video: shown in a journal without an account.
 */
export type FileName = "original" | "preview" | "poster" | "small" | "large" | "video";

/** Stored under the id of the `media` row. */
export type FileRow = { readonly id: string; readonly name: FileName; readonly blob: Blob };
