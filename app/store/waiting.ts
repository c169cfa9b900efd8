/** What of this journal is not with the server yet, and what does not get there without the person. */
import { useJournal } from "./journal.ts";
import { useSyncState } from "./sync-state.ts";
import { isUnsentUpload } from "./unsent-rows.ts";
import { useCrossings } from "./use-crossings.ts";
import { useView } from "./use-view.ts";

/** A journal kept on this device alone waits for nobody: everything is empty then. */
export function useWaiting() {
  const { status, needsYou, kept, leaving, held } = useSyncState();
  const isAccount = useJournal()?.kind === "account";
  const uploads = [...(useView("uploads")?.values() ?? [])].filter(isUnsentUpload);
  const crossings = useCrossings() ?? [];
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
    needsYou,
    /** Kept on this device only, by the person's own choice. */
    kept,
    crossings,
    strays,
    /** Leaves by itself. */
    pending: leaving.length + sending.length,
    /** Stays until the person has decided. */
    needs: needsYou.length + crossings.length + stuck.length + strays.length,
  };
}

export type Waiting = ReturnType<typeof useWaiting>;
