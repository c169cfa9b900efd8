/**
 * Translates the provider's errors to our own; its messages are not passed on. Errors are recognised by name, so that the SDK need not be
 * loaded.
 */
import { AppError } from "#server/errors.ts";

const kindOf = (error: unknown): unknown => (error instanceof Error && "type" in error ? error.type : null);
const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);

/** The requested object does not exist (or belongs to the other mode). */
export const isMissing = (error: unknown): boolean =>
  kindOf(error) === "StripeInvalidRequestError" && codeOf(error) === "resource_missing";

/**
 * Returns an error that is not the provider's unchanged.
 * @param message prescribed by the specification (domain/plan/billing.ts, `billingMessages`)
 */
export function asProviderTrouble(error: unknown, message?: string): unknown {
  const kind = kindOf(error);
  if (typeof kind !== "string" || !kind.startsWith("Stripe")) return error;
  const more = { cause: error, ...(message ? { message } : {}) };
  if (kind === "StripeCardError") return new AppError("payment_failed", { cause: error });
  return new AppError(kind === "StripeInvalidRequestError" ? "conflict" : "unavailable", more);
}
