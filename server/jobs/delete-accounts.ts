/** Destroys the accounts whose deletion is due, and forgets what is kept of those that were destroyed. */
import type { PersonId } from "#domain/wire/wire.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { destroyAccount } from "#server/features/account-deletion/mutations/destroy-account.ts";
import { sendReceipts } from "#server/features/account-deletion/mutations/send-receipts.ts";
import { readDueDeletions } from "#server/features/account-deletion/queries/deletion.ts";
import { authRows } from "#server/features/auth/auth-database.ts";
import type { Job } from "./job.ts";

/** Days that no session outlives (server/http/session/session-gate.ts). */
const longestSession = 91;
/** Days: whoever asks about a deletion asks within a year. */
const receiptsKeptFor = 366;

export const deleteAccounts: Job = {
  name: "delete-accounts",
  cron: "37 * * * *",
  async run(services) {
    const { db, clock, stopping } = services;
    const now = clock.now();
    let failure: unknown;
    for (const userId of await readDueDeletions(db.auth, now)) {
      if (stopping.aborted) return;
      // One whose payment provider is away does not keep the others.
      await destroyAccount(services, mintOwnerScope(userId as PersonId)).catch((error: unknown) => {
        failure ??= error;
      });
    }
    await sendReceipts(services);
    const auth = authRows(db.auth);
    await auth.rows(
      `delete from auth.ended_sessions
     where coalesce(account_deleted_at, ended_at) < $1::timestamptz - make_interval(days => $2)`,
      [now, longestSession],
    );
    await auth.rows(
      "delete from auth.deletion_receipts where deleted_at < $1::timestamptz - make_interval(days => $2)",
      [now, receiptsKeptFor],
    );
    if (failure !== undefined) throw failure;
  },
};
