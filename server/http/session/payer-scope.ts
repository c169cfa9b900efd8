/** The scope of a signed event of the payment provider: the person whose customer id it names. */

import type { PersonId } from "#domain/wire/wire.ts";
import type { Database } from "#server/db/database.ts";
import { mintOwnerScope, type OwnerScope } from "#server/db/scope.ts";
import { column } from "#server/row-shape.ts";

/**
 * @param db searched by customer id. Call this only after the event's signature was verified.
 * @returns null when no person has this customer id
 */
export async function payerScope(db: Database, customerId: string): Promise<OwnerScope | null> {
  const [found] = await db.anonymous.rows({
    text: "select find_payer($1) as id",
    values: [customerId],
    row: { id: column.uuid.as<PersonId>().orNull },
  });
  return found?.id ? mintOwnerScope(found.id) : null;
}
