/** What a write answers: the rows, or nothing, as `Prefer` asks. */
import type { Context } from "hono";
import { z } from "zod";
import { singleRowError } from "#domain/wire/wire-error.ts";
import { AppError } from "#server/errors.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";
import type { Preferences } from "#server/http/rows/prefer.ts";
import { asksForObject } from "#server/http/rows/respond-with-rows.ts";

type Written = {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly status: 200 | 201;
  readonly location?: string;
};

export const writeHeaders = {
  prefer:
    "`return=representation` or `return=minimal`; `resolution=merge-duplicates` or `ignore-duplicates`; `count=exact`; `max-affected=N`.",
  "idempotency-key":
    "Up to 200 letters of your own: the same call again under the same key is answered, and not made again. Kept for 180 days.",
};

/** Nothing but the status without `return=representation`. */
export function answerWritten(
  c: Context,
  { rows, status, location }: Written,
  { returned, isCounted, applied }: Preferences,
): Response {
  const part = rows.length === 0 ? "*" : `0-${rows.length - 1}`;
  const headers = {
    "content-range": `${part}/${isCounted ? rows.length : "*"}`,
    ...(applied ? { "preference-applied": applied } : {}),
    ...(location ? { location } : {}),
  };
  if (returned !== "representation") return c.body(null, status === 201 ? 201 : 204, headers);
  if (!asksForObject(c)) return c.json(rows, status, headers);
  requireOne(c, rows.length);
  return c.json(rows[0], status, headers);
}

/** @throws AppError `PGRST116` when one object is asked for and another number would be written */
export function requireOne(c: Context, count: number): void {
  if (asksForObject(c) && count !== 1)
    throw new AppError("PGRST116", { details: singleRowError(count).details });
}

const retryKeySchema = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** @throws AppError `validation` for a key that is empty, too long or has other signs than ASCII */
export function readRetryKey(c: Context): string | undefined {
  const read = retryKeySchema.optional().safeParse(c.req.header("idempotency-key"));
  if (!read.success) throw refusalOf([{ field: "idempotency-key", code: "not_allowed" }], "headers");
  return read.data;
}
