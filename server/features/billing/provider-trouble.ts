/** The provider's refusals in our own words; its messages stay with it. Told by name, so that the SDK stays unloaded. */
import { AppError } from "#server/errors.ts";

const kindOf = (error: unknown): unknown => (error instanceof Error && "type" in error ? error.type : null);
const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);

/** What was asked for is not there (or is another mode's). */
export const isMissing = (error: unknown): boolean =>
  kindOf(error) === "StripeInvalidRequestError" && codeOf(error) === "resource_missing";

/**
 * What is no refusal of the provider's is given back as it is.
 * @param message said literally (domain/plan/billing.ts, `billingMessages`)
 */
export function asProviderTrouble(error: unknown, message?: string): unknown {
  const kind = kindOf(error);
  if (typeof kind !== "string" || !kind.startsWith("Stripe")) return error;
  const more = { cause: error, ...(message ? { message } : {}) };
  if (kind === "StripeCardError") return new AppError("payment_failed", { cause: error });
  return new AppError(kind === "StripeInvalidRequestError" ? "conflict" : "unavailable", more);
}
