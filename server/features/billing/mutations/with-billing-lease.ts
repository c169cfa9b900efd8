import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import type { BillingServices } from "./follow-provider.ts";

/**
 * Runs one billing request of a person at a time, on all instances, so that a preview stays valid until it is confirmed (migration 0043).
 * @throws AppError `conflict` when another is running
 */
export async function withBillingLease<T>(
  { db }: BillingServices,
  scope: OwnerScope,
  work: () => Promise<T>,
): Promise<T> {
  const { personId } = scope;
  const got = await db.transact(scope, (tx) =>
    tx.run({
      text: `insert into billing as b (user_id, updated_at, busy_until)
        values ($1, app_now(), clock_timestamp() + interval '60 seconds')
        on conflict (user_id) do update set busy_until = excluded.busy_until
        where b.busy_until is null or b.busy_until < clock_timestamp()`,
      values: [personId],
    }),
  );
  if (got === 0) throw new AppError("conflict", { hint: "Another change is under way." });
  try {
    return await work();
  } finally {
    await db.transact(scope, (tx) =>
      tx.run({ text: "update billing set busy_until = null where user_id = $1", values: [personId] }),
    );
  }
}
