/** The profile of someone seen for the first time, and the address it mirrors afterwards (specification, section 4). */
import type { Database } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";

/**
 * Makes the profile with `onboarding_completed` false, or brings its address up to date, both from the account itself: no
 * scope may write an address (migration 0087). Safe to run twice at once.
 */
export async function ensureProfile(db: Database, scope: OwnerScope, now: Date): Promise<void> {
  await db.transact(scope, (tx) =>
    tx.rows({ name: "welcome-person", text: "select welcome_person($1)", values: [now] }),
  );
}
