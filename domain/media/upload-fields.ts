/** The schemas of an upload on the wire (domain/media/upload.ts). */
import { z } from "zod";
import { idSchema } from "#domain/wire/wire.ts";
import { mediaKinds } from "./media.ts";
import { uploadRefusals, uploadStates } from "./upload.ts";

export const uploadRequestSchema = z.strictObject({
  id: idSchema,
  bytes: z.int().positive(),
  type: z.string().max(1_000).default(""),
  name: z.string().max(1_000).default(""),
});

export const uploadFactsSchema = z.object({
  kind: z.enum(mediaKinds),
  width: z.int().positive(),
  height: z.int().positive(),
  duration: z.number().nonnegative().nullable(),
  bytes: z.int().positive(),
  blur: z.string().max(2_048),
});

export const uploadStatusSchema = z.object({
  id: idSchema,
  bytes: z.int().positive(),
  offset: z.int().nonnegative(),
  state: z.enum(uploadStates),
  refusal: z.enum(uploadRefusals).nullable(),
  facts: uploadFactsSchema.nullable(),
});
