import { useTranslations } from "use-intl/react";
import { discardRefused, keepRefused, retryRefused } from "#app/store/waiting/rejected-ops.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { useQuickSave } from "./use-quick-save.ts";

type Said = { readonly title: string; readonly detail?: string | undefined };

/** The ways on from a change that the server refused (docs/sync.md, device rule 5), wherever it is listed. */
export function useRefusedActs(opId: string) {
  const t = useTranslations("saving");
  const quickSave = useQuickSave();
  return {
    retry: (said?: Said) =>
      quickSave(
        () => retryRefused(opId),
        () => said && showToast(said),
      ),
    keep: () => quickSave(() => keepRefused(opId)),
    /** Says so, and offers to take it back. */
    discard: (said: Said) =>
      quickSave(
        () => discardRefused(opId),
        ({ undo }) =>
          showToast({ ...said, action: { label: t("undo"), onAction: () => void quickSave(undo) } }),
      ),
  };
}
