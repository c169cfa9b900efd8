import { randomInt } from "node:crypto";
import { handleOf } from "#domain/message/handle.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

/** Of ten thousand digits so many are tried: a name has to be very full for none of them to be free. */
const mostTries = 40;

/**
 * Gives the person a handle with this name, or takes theirs back. Which digits are free is decided by chance and by the database, so that
 * asking tells nothing of who else has the name.
 * @param name as `readHandleName` gives it; null for none
 * @throws AppError `conflict` when the name is as good as full
 */
export async function takeHandle(
  { db }: Pick<Services, "db">,
  scope: OwnerScope,
  name: string | null,
): Promise<string | null> {
  for (let tried = 0; tried < mostTries; tried += 1) {
    const handle = name === null ? null : handleOf(name, randomInt(10_000));
    const [taken] = await db.transact(scope, (tx) =>
      tx.rows({
        text: "select take_handle($1) as is_taken",
        values: [handle],
        row: { is_taken: column.bool },
      }),
    );
    if (taken?.is_taken) return handle;
  }
  throw new AppError("conflict", { message: "No handle with this name is free" });
}
