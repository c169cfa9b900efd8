import { z } from "zod";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";

export const idParams = z.strictObject({ id: z.string().max(100) });

/** What is no id names nothing: the same answer as a missing row. */
export function idOf({ id }: { readonly id: string }): string {
  const read = idSchema.safeParse(id);
  if (!read.success) throw new AppError("not_found");
  return read.data;
}
