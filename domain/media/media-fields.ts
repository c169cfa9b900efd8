/** The fields of a photo or video that a person may write, validated one by one. */
import { z } from "zod";
import { line } from "#domain/text/text-schemas.ts";
import type { Shape } from "#domain/wire/field-traits.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { consents } from "./media.ts";
import { mediaTraits } from "./media-traits.ts";

export const mediaFieldsSchema = z.strictObject({
  /** The finished upload whose files this row names; checked by the server. */
  upload_id: idSchema,
  relationship_id: idSchema.nullable().default(null),
  moment_id: idSchema.nullable().default(null),
  caption: line(mediaTraits.caption.max).default(""),
  /** Order within its relationship, smallest first. */
  position: z.number().finite().default(0),
  is_cover: z.boolean().default(false),
  is_blurred: z.boolean().default(false),
  consent: z.enum(consents).default("unsure"),
} satisfies Shape<typeof mediaTraits>);
