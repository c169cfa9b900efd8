/** Asks for the PIN or passkey of the lock when something is kept behind it (app/lib/lock/unlock-request.ts). */
import { lazy } from "react";
import { loadChunk } from "#app/lib/chunk-reload.ts";
import { unlockRequest } from "#app/lib/lock/unlock-request.ts";
import { useStore } from "#app/lib/store.ts";
import { SectionBoundary } from "#app/words/section-boundary.tsx";

const UnlockDialog = lazy(() =>
  loadChunk("unlock", () => import("#app/features/lock/unlock-dialog.tsx")).then(({ UnlockDialog }) => ({
    default: UnlockDialog,
  })),
);

export function UnlockOpener() {
  const request = useStore(unlockRequest);
  if (!request) return null;
  return (
    <SectionBoundary onFailed={() => request.settle(false)}>
      <UnlockDialog journal={request.journal} onSettled={request.settle} />
    </SectionBoundary>
  );
}
