/** The fields of a photo or video that a person may write, validated one by one. */
import { z } from "zod";
import { cleanLine } from "#domain/text/clean-text.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { captionLimit, consents } from "./media.ts";

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
