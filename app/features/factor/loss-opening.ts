import { useFormat } from "#app/lib/format/use-format.ts";
import type { PendingSignIn } from "#domain/account/factor-fields.ts";
import { pendingSignInLife } from "#domain/account/second-factor.ts";

/**
 * Whether the way back is open to this sign-in. By the server's clock, of which the sign-in's own end tells when it began: a device's clock
 * may be wrong.
 */
export function isOpen({ loss, expiresAt }: PendingSignIn): boolean {
  return loss !== null && Date.parse(loss.dueAt) <= Date.parse(expiresAt) - pendingSignInLife;
}

/** An instant as the two values that the messages take. */
export function useDayAndTime(): (instant: string) => { readonly day: string; readonly time: string } {
  const format = useFormat();
  return (instant) => ({ day: format.instant(instant), time: format.time(instant) });
}
