/** What of this journal is not on the server yet, and what the person has to decide. */

import { useRowConflicts } from "#app/store/conflicts/use-row-conflicts.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { isUnsentUpload } from "#app/store/leaving/unsent-rows.ts";
import { useSyncState } from "#app/store/sync/sync-state.ts";

/** In a journal without an account everything is empty. */
export function useWaiting() {
  const { status, refusedOps, kept, leaving, held } = useSyncState();
  const isAccount = useJournal()?.kind === "account";
  const uploads = [...(useView("uploads")?.values() ?? [])].filter(isUnsentUpload);
  const rowConflicts = useRowConflicts() ?? [];
  const orphanedRows = [...(useView("orphanedRows")?.values() ?? [])].filter(({ isOnlyHere }) => isOnlyHere);
  const sending = isAccount ? uploads.filter(({ state }) => state === "waiting") : [];
  const refusedUploads = isAccount ? uploads.filter(({ state }) => state === "refused") : [];
  return {
    isAccount,
    status,
    ops: leaving,
    /** Sent only together with a refused or kept op. */
    held,
    sending,
    refusedUploads,
    refusedOps,
    /** Kept on this device only, by the person's own choice. */
    kept,
    rowConflicts,
    orphanedRows,
    /** Sent without the person's help. */
    pending: leaving.length + sending.length,
    /** Waits for the person's decision. */
    undecided: refusedOps.length + rowConflicts.length + refusedUploads.length + orphanedRows.length,
  };
}

export type Waiting = ReturnType<typeof useWaiting>;
