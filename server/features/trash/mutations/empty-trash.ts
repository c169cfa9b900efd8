import type { OwnerScope } from "#server/db/scope.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

/**
 * Purges everything in one's own trash, with its history; the devices pull the tombstones.
 * @returns the number of purged rows
 */
export async function emptyTrash(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: OwnerScope,
): Promise<number> {
  return db.transact(scope, async (tx) => {
    const [done] = await tx.rows({
      name: "empty-trash",
      text: "select empty_trash($1) as purged",
      values: [clock.now()],
      row: { purged: column.int4 },
    });
    return done?.purged ?? 0;
  });
}
