/** Rows that were deleted on any device and can be restored (domain/journal/trash.ts). */
import { callApi } from "#app/lib/api-client.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { waitUntilSent } from "#app/store/leaving/unsent.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import { isRestorable } from "#domain/journal/trash.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { purgeDeleted } from "./purge-trash.ts";

/** Milliseconds to wait for unsent edits before the trash is emptied. */
const sendTimeout = 10_000;

export type TrashedRow =
  | { readonly table: "moments"; readonly row: Moment }
  | { readonly table: "relationships"; readonly row: Relationship };

/** The last deleted first; `today` is a day of `timeZone`. Undefined until read from the database. */
export function useTrash(today: CalendarDay, timeZone: string): readonly TrashedRow[] | undefined {
  const moments = useView("moments");
  const relationships = useView("relationships");
  if (!moments || !relationships) return undefined;
  const rows: TrashedRow[] = [];
  for (const row of moments.values()) {
    if (isRestorable("moments", row, today, timeZone)) rows.push({ table: "moments", row });
  }
  for (const row of relationships.values()) {
    if (isRestorable("relationships", row, today, timeZone)) rows.push({ table: "relationships", row });
  }
  return rows.toSorted((a, b) => ((a.row.deleted_at ?? "") < (b.row.deleted_at ?? "") ? 1 : -1));
}

/** Purges everything in the trash, on every device. Changes nothing when the server cannot be reached. */
export async function emptyTrash(): Promise<Outcome> {
  const journal = requireJournal();
  if (journal.kind !== "account") {
    await purgeDeleted(journal, new Date(journal.now().getTime() + 1).toISOString());
    return { ok: true };
  }
  // A deletion that is not sent yet would reappear.
  if (!navigator.onLine || !(await waitUntilSent(sendTimeout))) return { ok: false, reason: "offline" };
  const { error, status } = await callApi("/api/trash/empty", { method: "POST", body: {} });
  if (!error) return { ok: true };
  return { ok: false, reason: status === 0 || status === 503 ? "offline" : "failed" };
}
