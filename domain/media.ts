/** A photo or video: the row; the bytes are stored apart and a row never points to a missing file (docs/sync.md, "Media"). */
import { z } from "zod";
import { cleanLine } from "./clean-text.ts";
import { idSchema } from "./wire.ts";

export const mediaKinds = ["photo", "video"] as const;
/** What the person says of the one in the picture; later gates export and AI. */
export const consents = ["knows", "agreed", "unsure"] as const;
export const captionLimit = 500;

export const mediaFieldsSchema = z.strictObject({
  /** The finished upload whose files this row names; checked by the server. */
  upload_id: idSchema,
  relationship_id: idSchema.nullable().default(null),
  moment_id: idSchema.nullable().default(null),
  caption: z.string().transform(cleanLine).pipe(z.string().max(captionLimit)).default(""),
  /** Order within its relationship, smallest first. */
  position: z.number().finite().default(0),
  is_cover: z.boolean().default(false),
  is_blurred: z.boolean().default(false),
  consent: z.enum(consents).default("unsure"),
});
export type MediaFields = z.infer<typeof mediaFieldsSchema>;

export type Media = MediaFields & {
  readonly id: string;
  readonly user_id: string;
  readonly kind: (typeof mediaKinds)[number];
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
