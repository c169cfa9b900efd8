/** Edits that the server refused (docs/sync.md, device rule 5), listed where their rows are. */
import { lazy } from "react";
import { useSyncState } from "#app/store/sync/sync-state.ts";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { SyncedTableName } from "#domain/wire/sync.ts";

/** With its words: few pages have something to list. */
const RefusedList = lazy(async () => ({ default: (await import("./refused-list.tsx")).RefusedList }));

type RefusedEditsProps = {
  /** Of this table only, and there of one row; without it all of them. */
  table?: SyncedTableName;
  rowId?: string;
};

export function RefusedEdits({ table, rowId }: RefusedEditsProps) {
  const { refusedOps } = useSyncState();
  const mine = refusedOps.filter(
    ({ op }) => (table === undefined || op.table === table) && (rowId === undefined || op.id === rowId),
  );
  if (mine.length === 0) return null;
  return (
    <SectionBoundary>
      <RefusedList refused={mine} isOnItsPage={rowId !== undefined} />
    </SectionBoundary>
  );
}
