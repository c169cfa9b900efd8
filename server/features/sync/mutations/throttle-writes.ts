/** Limits how fast a person writes; counted in the database, so that all instances and routes share one count. */
import { hourlyWeight } from "#domain/plan/usage.ts";
import type { Transaction } from "#server/db/database.ts";
import { AppError } from "#server/errors.ts";
import { column } from "#server/row-shape.ts";

/**
 * Adds `weight` to the current hour (domain/plan/usage.ts). To be called under the person's lock.
 * @throws AppError `too_many` with `Retry-After` once the hour is used up; the caller must roll its transaction back
 */
export async function throttleWrites(
  tx: Transaction,
  personId: string,
  weight: number,
  now: Date,
): Promise<void> {
  const [pace] = await tx.rows({
    name: "keep-pace",
    text: `insert into write_pace as w (user_id, started_at, weight) values ($1, $3, $2)
      on conflict (user_id) do update set
        weight = $2 + case when w.started_at > $3 - interval '1 hour' and w.started_at <= $3 then w.weight else 0 end,
        started_at = case when w.started_at > $3 - interval '1 hour' and w.started_at <= $3 then w.started_at else $3 end
      returning w.weight, ceil(extract(epoch from w.started_at + interval '1 hour' - $3))::int as wait`,
    values: [personId, weight, now],
    row: { weight: column.int4, wait: column.int4 },
  });
  if (!pace || pace.weight <= hourlyWeight) return;
  throw new AppError("too_many", {
    details: { limit: hourlyWeight, wait: pace.wait },
    headers: { "retry-after": String(Math.max(1, pace.wait)) },
    message: "Too much was written within an hour; the rest can follow later",
  });
}
