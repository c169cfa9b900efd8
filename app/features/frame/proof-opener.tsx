/** Asks the person to prove who they are when an act needs it (app/lib/proof.ts). */
import { lazy } from "react";
import { loadChunk } from "#app/lib/chunk-reload.ts";
import { proofRequest } from "#app/lib/proof.ts";
import { useStore } from "#app/lib/store.ts";
import { SectionBoundary } from "#app/words/section-boundary.tsx";

const ProofDialog = lazy(() =>
  loadChunk("proof", () => import("#app/features/factor/proof-dialog.tsx")).then(({ ProofDialog }) => ({
    default: ProofDialog,
  })),
);

export function ProofOpener() {
  const request = useStore(proofRequest);
  if (!request) return null;
  return (
    <SectionBoundary onFailed={() => request.settle(false)}>
      <ProofDialog onSettled={request.settle} />
    </SectionBoundary>
  );
}
