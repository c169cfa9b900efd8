import { useTranslations } from "use-intl/react";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { useQuickSave } from "./use-quick-save.ts";

/** Loaded with the first act: it brings the schemas along, which a page that only lists changes does not need. */
const acting = () => import("#app/store/waiting/refused-ops.ts");

type Said = { readonly title: string; readonly detail?: string | undefined };

/** The ways on from a change that the server refused (docs/sync.md, device rule 5), wherever it is listed. */
export function useRefusedActs(opId: string) {
  const t = useTranslations("saving");
  const quickSave = useQuickSave();
  return {
    retry: (said?: Said) =>
      quickSave(
        async () => (await acting()).retryRefused(opId),
        () => said && showToast(said),
      ),
    keep: () => quickSave(async () => (await acting()).keepRefused(opId)),
    /** Says so, and offers to take it back. */
    discard: (said: Said) =>
      quickSave(
        async () => (await acting()).discardRefused(opId),
        ({ undo }) =>
          showToast({ ...said, action: { label: t("undo"), onAction: () => void quickSave(undo) } }),
      ),
  };
}
