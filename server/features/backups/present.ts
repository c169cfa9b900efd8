/** A state of a backup as its owner sees it over HTTP (specification, section 3, table `user_backups`). */
import { z } from "zod";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";

/** Opaque: whatever JSON object the device made. */
export const backupDataSchema = z.record(z.string(), z.json());

const backupSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  /** Null: it does not open any more. */
  backup_data: backupDataSchema.nullable(),
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type BackupRow = z.infer<typeof backupSchema>;
/** The columns in the order of CSV. */
export const backupNames: readonly string[] = Object.keys(backupSchema.shape);
/** The selected columns only. */
export const backupListSchema = z.array(backupSchema.partial());
