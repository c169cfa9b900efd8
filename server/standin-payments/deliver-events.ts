/** Delivers events to the webhook, signed like the provider's, and retries until they are accepted. */
import type pg from "pg";
import type Stripe from "stripe";
import type { Clock } from "#server/clock.ts";
import { column, rowsOf } from "#server/row-shape.ts";

/** Resolves to whether the webhook accepted it. */
export type EventReceiver = (body: string, signature: string) => Promise<boolean>;

const batch = 20;
/** Seconds until the retry of a failed delivery; doubled each time, to an hour. */
const firstRetry = 2;
const lastAttempt = 16;

type Delivery = {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly webhooks: Stripe["webhooks"];
  readonly secret: string;
};

/** Each is claimed before it is sent: two instances never send one at once, and one that dies leaves it for later. */
export async function deliverDue(
  { pool, clock, webhooks, secret }: Delivery,
  receive: EventReceiver,
): Promise<void> {
  for (;;) {
    const now = clock.now();
    const result = await pool.query(
      `with due as (
         select id from standin.events where next_at <= $1 order by made limit $2 for update skip locked)
       update standin.events e set attempts = attempts + 1,
         next_at = $1 + least(3600, $3 * 2 ^ attempts) * interval '1 second'
       from due where e.id = due.id returning e.id, e.body, e.made`,
      [now, batch, firstRetry],
    );
    const rows = rowsOf(result, { id: column.text, body: column.jsonb, made: column.int8 });
    for (const { id, body } of rows.toReversed().toSorted((a, b) => a.made - b.made)) {
      const payload = JSON.stringify(body);
      const timestamp = Math.floor(clock.now().getTime() / 1000);
      const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const isTaken = await receive(payload, signature).catch(() => false);
      await pool.query("update standin.events set next_at = null where id = $1 and ($2 or attempts >= $3)", [
        id,
        isTaken,
        lastAttempt,
      ]);
    }
    if (rows.length < batch) return;
  }
}
