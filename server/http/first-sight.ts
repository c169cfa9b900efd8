/** The profile of someone seen for the first time, and the address it mirrors afterwards (specification, section 4). */
import type { Database } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";

export type Seen = { readonly email: string; readonly emailVerified: boolean; readonly now: Date };

/** Makes the profile with `onboarding_completed` false, or brings its address up to date. Safe to run twice at once. */
export async function welcomePerson(db: Database, scope: OwnerScope, seen: Seen): Promise<void> {
  await db.transact(scope, async (tx) => {
    await tx.run({
      name: "make-profile",
      text: `insert into profiles (id, email, email_verified, first_name, last_name, locale, timezone, created_at, updated_at)
        select $1, $2, $3, s.first_name, s.last_name, s.locale, s.timezone, $4, $4 from read_sign_up() s
        on conflict do nothing`,
      values: [scope.personId, seen.email, seen.emailVerified, seen.now],
    });
    await tx.run({
      name: "mirror-address",
      text: `update profiles set email = $2, email_verified = $3, updated_at = $4
        where id = $1 and (email, email_verified) is distinct from ($2, $3)`,
      values: [scope.personId, seen.email, seen.emailVerified, seen.now],
    });
  });
}
