/** What was deleted on any device and can still come back (domain/journal/trash.ts). */
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

/** Milliseconds that edits on their way may take before the trash is emptied. */
const sendingPatience = 10_000;

export type TrashedRow =
  | { readonly table: "moments"; readonly row: Moment }
  | { readonly table: "relationships"; readonly row: Relationship };

/** The last deleted first; undefined until read from the disk. */
export function useTrash(today: CalendarDay): readonly TrashedRow[] | undefined {
  const moments = useView("moments");
  const relationships = useView("relationships");
  if (!moments || !relationships) return undefined;
  const rows: TrashedRow[] = [];
  for (const row of moments.values()) {
    if (isRestorable("moments", row, today)) rows.push({ table: "moments", row });
  }
  for (const row of relationships.values()) {
    if (isRestorable("relationships", row, today)) rows.push({ table: "relationships", row });
  }
  return rows.toSorted((a, b) => ((a.row.deleted_at ?? "") < (b.row.deleted_at ?? "") ? 1 : -1));
}

/** Everything in the trash goes for good, on every device. Nothing goes when the server could not be told. */
export async function emptyTrash(): Promise<Outcome> {
  const journal = requireJournal();
  if (journal.kind !== "account") {
    await purgeDeleted(journal, new Date(journal.now().getTime() + 1).toISOString());
    return { ok: true };
  }
  // A deletion that has not left yet would come back.
  if (!navigator.onLine || !(await waitUntilSent(sendingPatience))) return { ok: false, reason: "offline" };
  const { error, status } = await callApi("/api/trash/empty", { method: "POST", body: {} });
  if (!error) return { ok: true };
  return { ok: false, reason: status === 0 || status === 503 ? "offline" : "failed" };
}
