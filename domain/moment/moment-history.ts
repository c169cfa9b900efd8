/** What every edit of a moment wrote, as it travels (server/features/history). */
import { z } from "zod";
import { fieldsSchema } from "#domain/wire/sync.ts";
import { deviceTimeSchema } from "#domain/wire/wire.ts";

const versionSchema = z.object({
  rev: z.int().positive(),
  kind: z.enum(["put", "patch", "delete"]),
  /** The device's clock. */
  at: deviceTimeSchema,
  /** Only what this edit wrote. */
  fields: fieldsSchema,
  /** Its fields are kept and cannot be read; none is in `fields`. */
  unreadable: z.literal(true).optional(),
});

export const momentHistorySchema = z.object({
  /** Newest first. */
  versions: z.array(versionSchema),
  /** The fields as they stood before the oldest of `versions`; empty when that one made the moment. */
  earlier: fieldsSchema,
  /** Whether there are older ones: ask again with `before` the oldest `rev`. */
  more: z.boolean(),
});

export type MomentHistory = z.infer<typeof momentHistorySchema>;
