/** The open questions about two versions, for the screens. */
import { useMemo } from "react";
import { useView } from "#app/store/db/use-view.ts";
import { type Crossing, crossingsOf } from "./conflicts.ts";

/** The oldest first; undefined until read from the disk. */
export function useCrossings(): readonly Crossing[] | undefined {
  const conflicts = useView("conflicts");
  const media = useView("media");
  return useMemo(
    () =>
      conflicts && crossingsOf(conflicts.values(), (mediaId) => media?.get(mediaId)?.relationship_id ?? null),
    [conflicts, media],
  );
}

export function useCrossingsOf(table: Crossing["table"], rowId: string): readonly Crossing[] {
  return (useCrossings() ?? []).filter((crossing) => crossing.table === table && crossing.rowId === rowId);
}
