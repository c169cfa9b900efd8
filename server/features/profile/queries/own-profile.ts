/** Reads the person's own profile. */
import type { Row } from "#domain/wire/sync.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { readStoredRow } from "#server/features/sync/queries/stored-row.ts";
import type { Services } from "#server/services.ts";

/** @returns undefined only when the account was deleted meanwhile. */
export async function readProfile(
  { db, keys }: Pick<Services, "db" | "keys">,
  scope: OwnerScope,
): Promise<Row | undefined> {
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    const key = await keys.keyFor(tx, personId);
    return (await readStoredRow(tx, { personId, key }, "profiles", personId))?.row;
  });
}
