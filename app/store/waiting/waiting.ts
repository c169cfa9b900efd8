/** What of this journal is not with the server yet, and what does not get there without the person. */

import { useRowConflicts } from "#app/store/conflicts/use-row-conflicts.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { isUnsentUpload } from "#app/store/leaving/unsent-rows.ts";
import { useSyncState } from "#app/store/sync/sync-state.ts";

/** A journal kept on this device alone waits for nobody: everything is empty then. */
export function useWaiting() {
  const { status, rejectedOps, kept, leaving, held } = useSyncState();
  const isAccount = useJournal()?.kind === "account";
  const uploads = [...(useView("uploads")?.values() ?? [])].filter(isUnsentUpload);
  const rowConflicts = useRowConflicts() ?? [];
  const strays = [...(useView("strays")?.values() ?? [])].filter(({ isOnlyHere }) => isOnlyHere);
  const sending = isAccount ? uploads.filter(({ state }) => state === "waiting") : [];
  const stuck = isAccount ? uploads.filter(({ state }) => state === "refused") : [];
  return {
    isAccount,
    status,
    ops: leaving,
    /** Leaves only together with something that was refused, or that is kept here. */
    held,
    sending,
    stuck,
    rejectedOps,
    /** Kept on this device only, by the person's own choice. */
    kept,
    rowConflicts,
    strays,
    /** Leaves by itself. */
    pending: leaving.length + sending.length,
    /** Stays until the person has decided. */
    needs: rejectedOps.length + rowConflicts.length + stuck.length + strays.length,
  };
}

export type Waiting = ReturnType<typeof useWaiting>;
