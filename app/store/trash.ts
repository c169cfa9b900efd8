/** What was deleted on any device and can still come back (domain/trash.ts). */
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Moment } from "#domain/moment.ts";
import type { Relationship } from "#domain/relationship.ts";
import { isRestorable } from "#domain/trash.ts";
import { useView } from "./use-view.ts";

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
