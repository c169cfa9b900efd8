/** Validates a client's fields of a row by the table's schema: no unknown and no protected fields. */
import { z } from "zod";
import { type Checked, type FieldIssue, issuesAtMost, issuesOf, unknownField } from "./field-issue.ts";

/** A whole row: missing fields get their defaults. */
export function parseFields<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  input: Readonly<Record<string, unknown>>,
): Checked<z.infer<z.ZodObject<Shape>>> {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success ? { ok: true, fields: parsed.data } : { ok: false, issues: issuesOf(parsed.error) };
}

/** Only the given fields: missing ones stay unchanged and get no defaults. */
export function parsePatch(
  schema: z.ZodObject,
  input: Readonly<Record<string, unknown>>,
): Checked<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  for (const [name, value] of Object.entries(input)) {
    if (issues.length >= issuesAtMost) break;
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
    const parsed = field ? z.safeParse(field, value, { reportInput: true }) : null;
    if (parsed?.success) fields[name] = parsed.data;
    else issues.push(...(parsed ? issuesOf(parsed.error, [name]) : [unknownField(name)]));
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, fields };
}
