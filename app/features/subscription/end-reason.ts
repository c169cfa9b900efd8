import type { HistoryRow } from "#domain/plan/billing.ts";

/** Why a plan ended: cancelled beforehand, a renewal that was never paid, or a period given without payment. */
type EndReason = "canceled" | "unpaid" | "given";

/**
 * Read from what happened before: a plan that was paid for, not cancelled, and ended no earlier than its last paid period was not paid again.
 *
 * @param ended a row of `history` with the status "expired"
 * @returns null when the history does not tell, as when the service itself ended a paid period early.
 */
export function endReasonOf(ended: HistoryRow, history: readonly HistoryRow[]): EndReason | null {
  const before = history
    .filter((row) => row.id !== ended.id && row.created_at <= ended.created_at)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const previousEnd = before.findIndex(({ status }) => status === "expired");
  const life = previousEnd === -1 ? before : before.slice(0, previousEnd);
  const [last] = life;
  if (!last) return null;
  if (last.status === "canceled") return "canceled";
  const paid = life.find(({ amount }) => amount > 0);
  if (!paid) return "given";
  return paid.period_end !== null && ended.created_at >= paid.period_end ? "unpaid" : null;
}
