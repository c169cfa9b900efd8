/** What changed since an instant, and how it was before: the answer of `GET /api/history` (server/features/history). */
import { z } from "zod";
import { fieldsSchema } from "#domain/wire/sync.ts";
import { idSchema } from "#domain/wire/wire.ts";

/** The tables that can be looked at as they were. Settings, conflicts and conversations stay as they are. */
export const earlierTables = ["relationships", "moments", "media"] as const;
export type EarlierTable = (typeof earlierTables)[number];

/** Days that can be gone back: as long as the trash keeps what would come back. */
export const earlierDays = 30;

const earlierRowSchema = z.object({
  table: z.enum(earlierTables),
  id: idSchema,
  /** It was written for the first time since. */
  isNew: z.boolean(),
  /** It was in the trash. */
  wasDeleted: z.boolean(),
  /** The fields that were written since, as they were before. */
  fields: fieldsSchema,
  /** Fields that were written since and of which the earlier value is no longer known. */
  unknown: z.array(z.string().max(64)),
});
export type EarlierRow = z.infer<typeof earlierRowSchema>;

export const earlierRowsSchema = z.object({
  rows: z.array(earlierRowSchema),
  /** Ask again with `after` set to it for the rest; null: this is all. */
  next: z.int().positive().nullable(),
});
