import { setTimeout as later } from "node:timers/promises";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { column } from "#server/row-shape.ts";
import type { BillingServices } from "./follow-provider.ts";

/** Seconds. A holder says three times in it that it lives, so what a dead process left behind is over within this time. */
const leaseFor = 6;
const renewEvery = (leaseFor * 1000) / 3;
const tryEvery = 200;

/** Milliseconds for whoever is not to be refused because of it: longer than a dead process holds anything. */
export const outlivesLease = (leaseFor + 2) * 1000;

/**
 * Runs one billing request of a person at a time, on all instances, so that a preview stays valid until it is confirmed (migration 0007).
 * @param patience milliseconds to wait for another one's end; 0: none
 * @throws AppError `conflict` when another is running
 */
export async function withBillingLease<T>(
  { db }: BillingServices,
  scope: OwnerScope,
  work: () => Promise<T>,
  patience = 0,
): Promise<T> {
  const { personId } = scope;
  /** Until when it is held: what says whose it is, too. */
  const change = async (text: string, more: readonly string[]): Promise<string | null> => {
    const values = [personId, ...more];
    const [held] = await db.transact(scope, (tx) => tx.rows({ text, values, row: { until: column.text } }));
    return held?.until ?? null;
  };
  const take = () =>
    change(
      `insert into billing as b (user_id, updated_at, busy_until)
       values ($1, app_now(), clock_timestamp() + make_interval(secs => ${leaseFor}))
       on conflict (user_id) do update set busy_until = excluded.busy_until
       where b.busy_until is null or b.busy_until < clock_timestamp() returning busy_until::text as until`,
      [],
    );
  const renew = (until: string) =>
    change(
      `update billing set busy_until = clock_timestamp() + make_interval(secs => ${leaseFor})
       where user_id = $1 and busy_until = $2::timestamptz returning busy_until::text as until`,
      [until],
    );
  const giveUpAt = performance.now() + patience;
  let held = await take();
  while (held === null && performance.now() < giveUpAt) {
    await later(tryEvery);
    held = await take();
  }
  if (held === null) throw new AppError("conflict", { hint: "Another change is under way." });
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing.then(async () => {
      // A renewal that fails is tried again in two seconds; the lease ends by itself when none comes through.
      if (held !== null) held = await renew(held).catch(() => held);
    });
  }, renewEvery);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewing;
    // What was done is done, whether or not this arrives: the lease ends by itself.
    await db
      .transact(scope, (tx) =>
        tx.run({
          text: "update billing set busy_until = null where user_id = $1 and busy_until = $2::timestamptz",
          values: [personId, held],
        }),
      )
      .catch(() => undefined);
  }
}
