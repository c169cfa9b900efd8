/** A sign-in that waits, as whoever waits is told of it: which factors they may use, never a secret. */
import type { PendingSignIn } from "#domain/account/factor-fields.ts";
import type { PendingSession } from "#server/http/session/session.ts";
import type { Services } from "#server/services.ts";
import { countBackupCodes, listFactors } from "./queries/factors.ts";

export async function presentPending(
  { db }: Pick<Services, "db">,
  { personId, email, expiresAt }: PendingSession,
): Promise<PendingSignIn> {
  const [factors, codes] = await Promise.all([
    listFactors(db.auth, personId),
    countBackupCodes(db.auth, personId),
  ]);
  return {
    twoFactorRedirect: true,
    email,
    expiresAt: expiresAt.toISOString(),
    factors: factors.flatMap(({ id, factor_type, friendly_name, status }) =>
      status === "verified" ? [{ id, factor_type, friendly_name }] : [],
    ),
    hasBackupCodes: codes > 0,
  };
}
