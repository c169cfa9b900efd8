import type { Transaction } from "#server/db/database.ts";
import type { Delivery } from "../queries/deliveries.ts";

type Writer = Pick<Transaction, "run">;
type Noted = { readonly rowId: string; readonly kind: Delivery["kind"]; readonly threadId: string };

/** In the transaction that writes the row: whatever ends the process afterwards, the other side hears of it. */
export async function noteDelivery(
  tx: Writer,
  personId: string,
  { rowId, kind, threadId }: Noted,
  now: Date,
): Promise<void> {
  await tx.run({
    name: "note-delivery",
    text: `insert into deliveries as d (user_id, row_id, kind, thread_id, made_at, due_at) values ($1, $2, $3, $4, $5, $5)
      on conflict (user_id, row_id) do update set version = d.version + 1, tries = 0, due_at = excluded.due_at`,
    values: [personId, rowId, kind, threadId, now],
  });
}

/** Unless the row changed since it was read: then it is due again. */
export async function endDelivery(
  tx: Writer,
  personId: string,
  { row_id, version }: Delivery,
): Promise<void> {
  await tx.run({
    name: "end-delivery",
    text: "delete from deliveries where user_id = $1 and row_id = $2 and version = $3",
    values: [personId, row_id, version],
  });
}

/** Nothing leaves somebody who is banned or has asked for their account to be deleted. */
export async function dropDeliveries(tx: Writer, personId: string): Promise<void> {
  await tx.run({ text: "delete from deliveries where user_id = $1", values: [personId] });
}

/** Seconds before the next try, twice as long each time: from ten up to half an hour. */
const pauseAfter = (tries: number) => Math.min(10 * 2 ** tries, 1_800);

export async function postponeDelivery(
  tx: Writer,
  personId: string,
  { row_id, tries }: Delivery,
  now: Date,
): Promise<void> {
  await tx.run({
    text: "update deliveries set tries = tries + 1, due_at = $3 where user_id = $1 and row_id = $2",
    values: [personId, row_id, new Date(now.getTime() + pauseAfter(tries) * 1_000)],
  });
}
