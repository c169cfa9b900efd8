/**
 * The profile: created when a person is seen for the first time; its address follows the account's afterwards (specification, section 4).
 */
import type { Database } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";

/**
 * Creates the profile with `onboarding_completed` false, or updates its address, both from the account itself: no scope may write an
 * address (migration 0002). Safe to run twice concurrently.
 */
export async function ensureProfile(db: Database, scope: OwnerScope, now: Date): Promise<void> {
  await db.transact(scope, (tx) =>
    tx.rows({ name: "welcome-person", text: "select welcome_person($1)", values: [now] }),
  );
}
