/** Open conflicts, for the screens. */
import { useMemo } from "react";
import { useView } from "#app/store/db/use-view.ts";
import { type RowConflict, rowConflictsOf } from "./conflicts.ts";

/** Oldest first; undefined until read from the database. */
export function useRowConflicts(): readonly RowConflict[] | undefined {
  const conflicts = useView("conflicts");
  const media = useView("media");
  return useMemo(
    () =>
      conflicts &&
      rowConflictsOf(conflicts.values(), (mediaId) => media?.get(mediaId)?.relationship_id ?? null),
    [conflicts, media],
  );
}

export function useRowConflictsOf(table: RowConflict["table"], rowId: string): readonly RowConflict[] {
  return (useRowConflicts() ?? []).filter(
    (rowConflict) => rowConflict.table === table && rowConflict.rowId === rowId,
  );
}
