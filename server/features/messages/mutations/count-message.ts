import { type MessageLimit, messageLimits } from "#domain/message/message.ts";
import type { Transaction } from "#server/db/database.ts";
import type { Refusal } from "#server/features/sync/mutations/sync-op.ts";
import { column } from "#server/row-shape.ts";

/**
 * Counts a message, or a thread that is begun, of this minute and day. To be called under the person's lock, so that no two instances pass a
 * limit together; counted in the database, so that none forgets.
 * @returns the refusal when it is one too many
 */
export async function countMessage(
  tx: Transaction,
  personId: string,
  what: "message" | "request",
  now: Date,
): Promise<Refusal | null> {
  const [message, request] = what === "message" ? [1, 0] : [0, 1];
  const [pace] = await tx.rows({
    name: "message-pace",
    text: `insert into message_pace as p (user_id, minute_at, in_minute, day_at, in_day, requests) values ($1, $4, $2, $4, $2, $3)
      on conflict (user_id) do update set
        in_minute = $2 + case when p.minute_at > $4 - interval '1 minute' and p.minute_at <= $4 then p.in_minute else 0 end,
        minute_at = case when p.minute_at > $4 - interval '1 minute' and p.minute_at <= $4 then p.minute_at else $4 end,
        in_day = $2 + case when p.day_at > $4 - interval '1 day' and p.day_at <= $4 then p.in_day else 0 end,
        requests = $3 + case when p.day_at > $4 - interval '1 day' and p.day_at <= $4 then p.requests else 0 end,
        day_at = case when p.day_at > $4 - interval '1 day' and p.day_at <= $4 then p.day_at else $4 end
      returning in_minute, in_day, requests,
        ceil(extract(epoch from minute_at + interval '1 minute' - $4))::int as minute_wait,
        ceil(extract(epoch from day_at + interval '1 day' - $4))::int as day_wait`,
    values: [personId, message, request, now],
    row: {
      in_minute: column.int4,
      in_day: column.int4,
      requests: column.int4,
      minute_wait: column.int4,
      day_wait: column.int4,
    },
  });
  if (!pace) return null;
  const refuse = (of: MessageLimit, limit: number, wait: number): Refusal => ({
    code: "message_limit",
    details: { of, limit, wait: Math.max(1, wait) },
  });
  const { perMinute, perDay, requestsPerDay } = messageLimits;
  if (what === "request")
    return pace.requests > requestsPerDay ? refuse("requests", requestsPerDay, pace.day_wait) : null;
  if (pace.in_day > perDay) return refuse("day", perDay, pace.day_wait);
  return pace.in_minute > perMinute ? refuse("minute", perMinute, pace.minute_wait) : null;
}
