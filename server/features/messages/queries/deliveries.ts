import { column } from "#server/row-shape.ts";
import type { Reader } from "./threads.ts";

/** What this person's other ends have not heard of, in the order in which it was written. */
export async function readDeliveries(tx: Reader, personId: string, now: Date) {
  return tx.rows({
    name: "deliveries",
    text: `select row_id, kind, thread_id, version, tries from deliveries
      where user_id = $1 and due_at <= $2 order by seq limit 100`,
    values: [personId, now],
    row: {
      row_id: column.uuid,
      kind: column.text.oneOf(["message", "thread"] as const),
      thread_id: column.uuid,
      version: column.int4,
      tries: column.int4,
    },
  });
}
export type Delivery = Awaited<ReturnType<typeof readDeliveries>>[number];
