import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { discardRequest } from "#app/store/messages/messages.ts";
import { beginThread } from "#app/store/messages/threads.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Message } from "#domain/message/message.ts";

/** A first message that the server did not take is given up with its conversation; taking that back writes it anew. */
export function useDiscardRequest(): (message: Message, opId: string) => Promise<void> {
  const t = useTranslations("messages.message");
  const quickSave = useQuickSave();
  const navigate = useNavigate();
  return (message, opId) =>
    quickSave(
      () => discardRequest(message, opId),
      ({ request }) => {
        const again =
          request &&
          (() =>
            quickSave(
              () => beginThread(request.to, request.text),
              ({ id }) => navigate(paths.thread(id)),
            ));
        showToast({
          title: t("discarded"),
          ...(again ? { action: { label: t("undo"), onAction: () => void again() } } : {}),
        });
        return navigate(paths.messages, { replace: true });
      },
    );
}
