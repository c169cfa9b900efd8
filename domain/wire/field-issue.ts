/** Validation issues of a field, as codes shared by form and server; the app translates them. */
import type { z } from "zod";

export const fieldIssueCodes = [
  "required",
  "wrong_type",
  "too_long",
  "too_many",
  "out_of_range",
  "not_allowed",
  "not_a_date",
  "unknown_field",
  "protected_field",
  "name_required",
  "name_too_long",
  "rating_range",
  "age_range",
  "start_in_future",
  "end_in_future",
  "end_before_start",
  "date_in_future",
  "hour_in_future",
] as const;
export type FieldIssueCode = (typeof fieldIssueCodes)[number];

/** `field` is a path with dots (`periods.0.end_date`); `limit` is the exceeded bound, if any. */
export type FieldIssue = { readonly field: string; readonly code: FieldIssueCode; readonly limit?: number };

export type Checked<T> =
  | { readonly ok: true; readonly fields: T }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

const protectedNames: ReadonlySet<string> = new Set([
  "id",
  "user_id",
  "rev",
  "created_at",
  "updated_at",
  "deleted_at",
  "role",
  "is_admin",
  "is_fallback_profile",
  "email",
  "email_verified",
  "avatar_url",
  "current_period_end",
  "media",
]);

/** Fields that a client may never write: identity, roles, money, dates of record, the media list (specification, section 3). */
function isProtectedField(name: string): boolean {
  return protectedNames.has(name) || name.startsWith("subscription_") || name.startsWith("stripe_");
}

/** The most issues in one refusal, and characters of each name: a refusal never echoes a request. */
export const issuesAtMost = 20;
const nameAtMost = 100;

/** Truncates a name from a client for display and storage. */
const named = (path: readonly string[]) =>
  path
    .join(".")
    .slice(0, nameAtMost)
    .toWellFormed()
    .replace(/\p{Cc}/gu, "\ufffd");

/** `prefix` is put before each path, when the parsed value was itself a field. */
export function issuesOf(error: z.ZodError, prefix: readonly string[] = []): readonly FieldIssue[] {
  const issues = error.issues.slice(0, issuesAtMost).flatMap((issue) => {
    const path = [...prefix, ...issue.path.map(String)];
    if (issue.code !== "unrecognized_keys") return [issueAt(named(path), issue)];
    return issue.keys.slice(0, issuesAtMost).map((key) => unknownField(...path, key));
  });
  return issues.slice(0, issuesAtMost);
}

export function unknownField(...path: readonly string[]): FieldIssue {
  const field = named(path);
  return { field, code: isProtectedField(field) ? "protected_field" : "unknown_field" };
}

type ZodIssue = z.ZodError["issues"][number];

function issueAt(field: string, issue: ZodIssue): FieldIssue {
  switch (issue.code) {
    case "too_big":
      return { field, code: tooBig(issue.origin), limit: Number(issue.maximum) };
    case "too_small":
      return issue.origin === "string"
        ? { field, code: "required" }
        : { field, code: "out_of_range", limit: Number(issue.minimum) };
    case "invalid_type":
      if (issue.expected === "int") return { field, code: "out_of_range" };
      return { field, code: issue.input === undefined ? "required" : "wrong_type" };
    case "invalid_value":
      return { field, code: "not_allowed" };
    case "invalid_format":
      return { field, code: issue.format === "date" ? "not_a_date" : "not_allowed" };
    case "custom":
      return { field, code: issue.message === "not_a_date" ? "not_a_date" : "not_allowed" };
    default:
      return { field, code: "wrong_type" };
  }
}

function tooBig(origin: string): FieldIssueCode {
  if (origin === "string") return "too_long";
  return origin === "array" || origin === "set" ? "too_many" : "out_of_range";
}
