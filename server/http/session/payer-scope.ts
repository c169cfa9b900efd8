/** For whom a signed event of the payment provider acts: the person whose customer it names, nobody else. */

import type { PersonId } from "#domain/wire/wire.ts";
import type { Database } from "#server/db/database.ts";
import { mintOwnerScope, type OwnerScope } from "#server/db/scope.ts";

/** Null: no customer of ours. To be called after the event's signature was verified. */
export async function payerScope(db: Database, customerId: string): Promise<OwnerScope | null> {
  const [found] = await db.anonymous.rows<{ id: PersonId | null }>({
    text: "select find_payer($1) as id",
    values: [customerId],
  });
  return found?.id ? mintOwnerScope(found.id) : null;
}
