import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { setBlocked } from "#app/store/messages/threads.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Thread } from "#domain/message/message.ts";

/** Blocks at once, says what it means, and offers to take it back. */
export function useBlock(): (thread: Thread, onBlocked?: () => unknown) => Promise<void> {
  const t = useTranslations("messages.block");
  const quickSave = useQuickSave();
  return ({ id }, onBlocked) =>
    quickSave(
      () => setBlocked(id, true),
      () => {
        showToast({
          title: t("done"),
          detail: t("meaning"),
          action: { label: t("undo"), onAction: () => void quickSave(() => setBlocked(id, false)) },
        });
        return onBlocked?.();
      },
    );
}

export function useUnblock(): (thread: Pick<Thread, "id">) => Promise<void> {
  const t = useTranslations("messages.block");
  const quickSave = useQuickSave();
  return ({ id }) =>
    quickSave(
      () => setBlocked(id, false),
      () => showToast({ title: t("undone") }),
    );
}
