/** The edits of a moment on the wire (server/features/history). */
import { z } from "zod";
import { fieldsSchema } from "#domain/wire/sync.ts";
import { deviceTimeSchema } from "#domain/wire/wire.ts";

const versionSchema = z.object({
  rev: z.int().positive(),
  kind: z.enum(["put", "patch", "delete"]),
  /** The device's clock. */
  at: deviceTimeSchema,
  /** Only the fields that this edit wrote. */
  fields: fieldsSchema,
  /** Its fields cannot be decrypted; `fields` contains none of them. */
  unreadable: z.literal(true).optional(),
});

export const momentHistorySchema = z.object({
  /** Newest first. */
  versions: z.array(versionSchema),
  /** The values before the oldest of `versions`; empty when that one created the moment. */
  earlier: fieldsSchema,
  /** Whether there are older ones: request them with `before` set to the oldest `rev`. */
  more: z.boolean(),
});

export type MomentHistory = z.infer<typeof momentHistorySchema>;
