/** A photo or video: the row; the bytes are stored apart and a row never points to a missing file (docs/sync.md, "Media"). */
import type { z } from "zod";
import type { mediaFieldsSchema } from "./media-fields.ts";

export const mediaKinds = ["photo", "video"] as const;
export type MediaKind = (typeof mediaKinds)[number];
/** The consent of the person in the picture, as recorded by the writer; used by export and AI. */
export const consents = ["knows", "agreed", "unsure"] as const;
export type Consent = (typeof consents)[number];

export type MediaFields = z.infer<typeof mediaFieldsSchema>;

export type Media = MediaFields & {
  readonly id: string;
  readonly user_id: string;
  readonly kind: MediaKind;
  /** Pixels, after orientation. */
  readonly width: number;
  readonly height: number;
  /** Seconds; null for a photo. */
  readonly duration: number | null;
  readonly bytes: number;
  /** A tiny inline preview, `data:` image of at most 2 kB. */
  readonly blur: string;
  readonly rev: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
};
