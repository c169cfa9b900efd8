/** Validates parameters, query and body by their schemas, and reports the fields at fault with the shared codes. */
import type { z } from "zod";
import { type FieldIssue, issuesOf } from "#domain/wire/field-issue.ts";
import { AppError } from "#server/errors.ts";

type InputPlace = "params" | "query" | "body" | "headers";

/**
 * @param hint what a refusal says besides
 * @throws AppError `protected_field`, `unknown_field` with `details.fields`; `validation` with `details.issues`
 */
export function readInput(
  schema: z.ZodType | undefined,
  value: unknown,
  where: InputPlace,
  hint?: string,
): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refusalOf(issuesOf(parsed.error), where, hint);
}

/** The error for invalid fields; when there are several, the most specific code is used. */
export function refusalOf(issues: readonly FieldIssue[], where: InputPlace, hint?: string): AppError {
  const more = hint === undefined ? {} : { hint };
  for (const code of ["protected_field", "unknown_field"] as const) {
    const fields = issues.filter((issue) => issue.code === code).map(({ field }) => field);
    if (fields.length > 0) return new AppError(code, { details: { where, fields }, ...more });
  }
  return new AppError("validation", { details: { where, issues }, ...more });
}
