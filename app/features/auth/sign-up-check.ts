/** The rules of the sign-up form (specification, section 5): one issue per field, the first that applies. */

import { checkPassword } from "#domain/account/password.ts";
import { checkEmail } from "#domain/text/email.ts";

export type SignUpDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
  readonly isAdult: boolean;
  readonly accepts: boolean;
};

export const passwordWords = {
  too_short: "tooShort",
  too_long: "tooLong",
  common: "common",
  own_name: "ownName",
  own_address: "ownAddress",
} as const;

const addressWords = { no_at: "emailNoAt", no_end: "emailTooShort", other: "emailOther" } as const;

type Code =
  | (typeof passwordWords)[keyof typeof passwordWords]
  | "fillAll"
  | (typeof addressWords)[keyof typeof addressWords]
  | "mismatch"
  | "acceptTerms"
  | "adult"
  | "nameTooLong";
export type SignUpIssues = Partial<Record<keyof SignUpDraft, Code>>;

const nameLimit = 80;

export function checkSignUp(draft: SignUpDraft): SignUpIssues {
  const issues: SignUpIssues = {};
  for (const field of ["firstName", "lastName", "email", "password", "confirm"] as const) {
    if (draft[field].trim() === "") issues[field] = "fillAll";
  }
  for (const field of ["firstName", "lastName"] as const) {
    if (draft[field].length > nameLimit) issues[field] = "nameTooLong";
  }
  const fault = issues.email ? null : checkEmail(draft.email.trim());
  if (fault) issues.email = addressWords[fault];
  const weakness = issues.password ? null : checkPassword(draft.password, draft);
  if (weakness) issues.password = passwordWords[weakness];
  if (!issues.confirm && draft.confirm !== draft.password) issues.confirm = "mismatch";
  if (!draft.isAdult) issues.isAdult = "adult";
  if (!draft.accepts) issues.accepts = "acceptTerms";
  return issues;
}
