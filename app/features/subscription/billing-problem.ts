/** Maps billing errors to our own codes, also by the server's prescribed messages (domain/plan/billing.ts). */
import { billingMessages } from "#domain/plan/billing.ts";
import type { WireError } from "#domain/wire/wire.ts";

const billingReasons = [
  "network",
  /** The browser says that it has no network. */
  "offline",
  "signedOut",
  "invalidPlan",
  "noSubscription",
  "notAdmin",
  "cardRefused",
  "outdated",
  "tooMany",
  "unavailable",
  "said",
  "unknown",
] as const;
type BillingReason = (typeof billingReasons)[number];

/** `said`: the server's message, shown as it is when it is unknown. */
export type BillingProblem = { readonly reason: BillingReason; readonly said: string };

const reasonByText: Readonly<Record<string, BillingReason>> = {
  [billingMessages.signedOut]: "signedOut",
  [billingMessages.usageSignedOut]: "signedOut",
  [billingMessages.invalidPlan]: "invalidPlan",
  [billingMessages.noSubscription]: "noSubscription",
  [billingMessages.notAdmin]: "notAdmin",
  [billingMessages.checkoutFailed]: "unknown",
  [billingMessages.cancelFailed]: "unknown",
};

export function billingProblemOf({ code, message }: WireError, status: number): BillingProblem {
  return { reason: reasonOf(code, message, status), said: message };
}

function reasonOf(code: string, message: string, status: number): BillingReason {
  const known = reasonByText[message];
  if (known) return known;
  if (status === 0) return "network";
  if (status === 401) return "signedOut";
  if (status === 402 || code === "payment_failed") return "cardRefused";
  if (status === 409) return "outdated";
  if (status === 429) return "tooMany";
  if (status >= 500) return "unavailable";
  return message && !message.startsWith("HTTP ") ? "said" : "unknown";
}

/** A response that is not valid. */
export const notAnAnswer: BillingProblem = { reason: "unavailable", said: "" };
