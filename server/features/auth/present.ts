/** What is told of what opens an account: never a secret, a key or the id by which a browser knows a passkey. */
import type { PendingSignIn } from "#domain/account/factor-fields.ts";
import type { Passkey } from "#domain/account/passkey-fields.ts";
import type { PendingSession } from "#server/http/session/session.ts";
import type { Services } from "#server/services.ts";
import { authRows } from "./auth-database.ts";
import { passkeyProvider } from "./passkey-providers.ts";
import { readCanRecover, readFactorLoss } from "./queries/factor-losses.ts";
import { countBackupCodes, listFactors } from "./queries/factors.ts";
import { countPasskeys, type StoredPasskey } from "./queries/passkeys.ts";

/** A sign-in that waits, as whoever waits is told of it: which factors they may use. */
export async function presentPending(
  { db, clock }: Pick<Services, "db" | "clock">,
  { personId, email, expiresAt }: PendingSession,
): Promise<PendingSignIn> {
  const [factors, codes, passkeys, canRecover, loss] = await Promise.all([
    listFactors(authRows(db.auth), personId),
    countBackupCodes(db.auth, personId),
    countPasskeys(db.auth, personId),
    readCanRecover(db.auth, personId),
    readFactorLoss(db.auth, personId, clock.now()),
  ]);
  return {
    twoFactorRedirect: true,
    email,
    expiresAt: expiresAt.toISOString(),
    factors: factors.flatMap(({ id, factor_type, friendly_name, status }) =>
      status === "verified" ? [{ id, factor_type, friendly_name }] : [],
    ),
    hasBackupCodes: codes > 0,
    hasPasskeys: passkeys > 0,
    canRecover,
    loss: loss && { dueAt: loss.dueAt.toISOString(), until: loss.until.toISOString() },
  };
}

export const presentPasskey = ({
  id,
  aaguid,
  friendly_name,
  browser,
  system,
  isSynced,
  created_at,
  last_used_at,
}: StoredPasskey): Passkey => ({
  id,
  friendly_name,
  provider: passkeyProvider(aaguid),
  browser,
  system,
  isSynced,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
